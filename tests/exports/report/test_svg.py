"""Drawings as SVG."""

from xml.etree import ElementTree

from companion.exports.report.drawing import Dot, Drawing, FilledBox, Label, StraightLine
from companion.exports.report.svg import write_svg

SHAPES = (
    FilledBox(0, 0, 10, 5, "#112233"),
    StraightLine(0, 0, 10, 5, "#112233", 1, True),
    Dot(5, 5, 2, "#112233"),
    Label(1, 9, "<b> & c", 8, "#112233", "left"),
)


def test_each_shape_is_an_element_and_text_is_no_markup() -> None:
    svg = ElementTree.fromstring(write_svg(Drawing("what it shows", 100, 20, SHAPES)))
    assert [element.tag for element in svg] == ["title", "rect", "line", "circle", "text"]
    assert (svg.get("aria-label"), svg.get("viewBox")) == ("what it shows", "0 0 100 20")
    assert svg[4].text == "<b> & c"
