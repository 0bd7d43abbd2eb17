"""Drawings as SVG."""

from xml.etree import ElementTree

from companion.exports.report.svg import SvgPicture


def test_each_shape_is_an_element_and_text_is_no_markup() -> None:
    picture = SvgPicture()
    picture.box(0, 0, 10, 5, "#112233")
    picture.path([(0, 0), (10, 5)], "#112233", 1, (3, 3))
    picture.dot(5, 5, 2, "#112233")
    picture.write(1, 9, "<b> & c", 8)
    svg = ElementTree.fromstring(picture.finish("what it shows", 100, 20))
    assert [element.tag for element in svg] == ["title", "rect", "polyline", "circle", "text"]
    assert (svg.get("aria-label"), svg.get("viewBox")) == ("what it shows", "0 0 100 20")
    assert svg[4].text == "<b> & c"
