"""The networks: finder, reader, pips, outlines, prints and twins; twins is kept as two files.

Their inputs are pictures as `as_input` gives them.
"""

from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from vision.reader.layout import SCALE, ZERO

FINDER_WIDTHS: Final = (16, 32, 64, 96, 112)
READER_WIDTHS: Final = (16, 32, 64, 96)
OUTLINE_WIDTHS: Final = (16, 32, 64, 96)
PIP_WIDTHS: Final = (16, 24, 48, 80)
PRINT_WIDTHS: Final = (20, 32, 48)
TWIN_WIDTHS: Final = (24, 48, 64, 32)
DARKEST: Final = 16.0
"""Added to values before their logarithms are taken."""


def as_input(pictures: Tensor) -> Tensor:
    """Returns pictures (n, 3, h, w), values 0 to 255, as networks take them: around 0."""
    return (pictures - ZERO) * SCALE


class ConvNorm(nn.Sequential):
    """A 3 × 3 convolution with batch normalisation and, unless it ends a block, a rectifier."""

    def __init__(self, inside: int, outside: int, stride: int = 1, *, ends: bool = False) -> None:
        parts: list[nn.Module] = [
            nn.Conv2d(inside, outside, 3, stride, 1, bias=False),
            nn.BatchNorm2d(outside),
        ]
        super().__init__(*(parts if ends else [*parts, nn.ReLU(inplace=True)]))


class Block(nn.Module):
    """A residual block: two convolutions and a shortcut."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.one = ConvNorm(width, width)
        self.two = ConvNorm(width, width, ends=True)

    def forward(self, x: Tensor) -> Tensor:
        """Returns features of the same shape."""
        return functional.relu(x + self.two(self.one(x)))


class FinderNetwork(nn.Module):
    """From a picture (n, 3, h, w) to maps (n, 15, h / 4, w / 4); h and w are multiples of 32."""

    def __init__(self, outputs: int) -> None:
        super().__init__()
        w2, w4, w8, w16, w32 = FINDER_WIDTHS
        self.at4 = nn.Sequential(ConvNorm(3, w2, 2), ConvNorm(w2, w4, 2))
        self.at8 = nn.Sequential(ConvNorm(w4, w8, 2), Block(w8))
        self.at16 = nn.Sequential(ConvNorm(w8, w16, 2), Block(w16), Block(w16))
        self.at32 = nn.Sequential(ConvNorm(w16, w32, 2), Block(w32))
        self.to16 = nn.Conv2d(w32, w16, 1)
        self.to8 = nn.Conv2d(w16, w8, 1)
        self.mix8 = ConvNorm(w8, w8)
        self.to4 = nn.Conv2d(w8, w4, 1)
        self.side4 = nn.Conv2d(w4, w4, 1)
        self.mix4 = ConvNorm(w4, w4)
        self.head = nn.Conv2d(w4, outputs, 1)
        nn.init.constant_(self.head.bias[:1], -4.0)

    def forward(self, picture: Tensor) -> Tensor:
        """Returns the maps; the first is the index heat before the logistic function."""
        x4 = self.at4(picture)
        x8 = self.at8(x4)
        x16 = self.at16(x8)
        x16 = functional.relu(x16 + _twice(self.to16(self.at32(x16))))
        x8 = self.mix8(functional.relu(x8 + _twice(self.to8(x16))))
        x4 = self.mix4(functional.relu(self.side4(x4) + _twice(self.to4(x8))))
        maps: Tensor = self.head(x4)
        return maps


def _twice(x: Tensor) -> Tensor:
    return functional.interpolate(x, scale_factor=2.0, mode="nearest")


class OutlineNetwork(nn.Module):
    """From a picture (n, 3, h, w) to maps (n, 3, h / 2, w / 2); h and w are multiples of 16.

    The maps say where cards are, before the logistic function, and which way their edges face.
    """

    def __init__(self) -> None:
        super().__init__()
        w2, w4, w8, w16 = OUTLINE_WIDTHS
        self.at2 = ConvNorm(3, w2, 2)
        self.at4 = nn.Sequential(ConvNorm(w2, w4, 2), ConvNorm(w4, w4))
        self.at8 = nn.Sequential(ConvNorm(w4, w8, 2), Block(w8))
        self.at16 = nn.Sequential(ConvNorm(w8, w16, 2), Block(w16), Block(w16))
        self.to8 = nn.Conv2d(w16, w8, 1)
        self.mix8 = ConvNorm(w8, w8)
        self.to4 = nn.Conv2d(w8, w4, 1)
        self.mix4 = ConvNorm(w4, w4)
        self.to2 = nn.Conv2d(w4, w2, 1)
        self.mix2 = ConvNorm(w2, w2)
        self.head = nn.Conv2d(w2, 3, 1)

    def forward(self, picture: Tensor) -> Tensor:
        """Returns the maps."""
        x2 = self.at2(picture)
        x4 = self.at4(x2)
        x8 = self.at8(x4)
        x8 = self.mix8(functional.relu(x8 + _twice(self.to8(self.at16(x8)))))
        x4 = self.mix4(functional.relu(x4 + _twice(self.to4(x8))))
        x2 = self.mix2(functional.relu(x2 + _twice(self.to2(x4))))
        maps: Tensor = self.head(x2)
        return maps


class PrintNetwork(nn.Module):
    """From a view and a learned one (n, 6, h, w) to scores (n, 3, h / 8, w / 8): the same print, another, covered.

    h and w are multiples of 8. Each view's light is taken out first: lamps and exposure differ. Their local
    contrast is compared, too, so that a small number counts as much as a large symbol.
    """

    def __init__(self) -> None:
        super().__init__()
        w2, w4, w8 = PRINT_WIDTHS
        at2 = [nn.Conv2d(18, w2, 5, 2, 2, bias=False), nn.BatchNorm2d(w2), nn.ReLU(inplace=True)]
        self.body = nn.Sequential(*at2, ConvNorm(w2, w4, 2), ConvNorm(w4, w8, 2), Block(w8), Block(w8))
        self.around = ConvNorm(w8, w8)
        self.head = nn.Conv2d(2 * w8, 3, 1)

    def forward(self, views: Tensor) -> Tensor:
        """Returns the scores."""
        seen, learned = _without_light(views[:, :3]), _without_light(views[:, 3:])
        detail = _beside(_local_contrast(seen), _local_contrast(learned))
        x8 = self.body(torch.cat([_beside(seen, learned), detail], 1))
        scores: Tensor = self.head(torch.cat([x8, self.around(x8)], 1))
        return scores


def _without_light(view: Tensor) -> Tensor:
    """Returns the logarithms of a view's values, each colour about 0, with an even spread."""
    values = torch.log(view / SCALE + (ZERO + DARKEST))
    values = values - values.mean((2, 3), keepdim=True)
    return values / torch.sqrt((values * values).mean((1, 2, 3), keepdim=True) + 0.01)


def _beside(one: Tensor, other: Tensor) -> Tensor:
    """Returns two views and their absolute difference, concatenated along the channels."""
    return torch.cat([one, other, (one - other).abs()], 1)


def _local_contrast(values: Tensor) -> Tensor:
    """Returns the values less their local mean, divided by their local spread: small print counts too."""
    detail = values - _mean_around(values)
    return detail / torch.sqrt(_mean_around((detail * detail).mean(1, keepdim=True)) + 0.02)


def _mean_around(values: Tensor) -> Tensor:
    return functional.avg_pool2d(values, 9, 1, 4, count_include_pad=False)


class TwinNetwork(nn.Module):
    """From a view, two learned ones of one face and two of another (n, 15, h, w) to log odds (n,) that it is the first.

    h and w are multiples of 4. Exchanging the two faces changes nothing but the sign of the log odds.
    """

    def __init__(self) -> None:
        super().__init__()
        w2, w4, compared, weighed = TWIN_WIDTHS
        at2 = [nn.Conv2d(6, w2, 5, 2, 2, bias=False), nn.BatchNorm2d(w2), nn.ReLU(inplace=True)]
        self.body = nn.Sequential(*at2, ConvNorm(w2, w4, 2), Block(w4))
        self.around = ConvNorm(w4, w4)
        self.mix = nn.Conv2d(2 * w4, w4, 1)
        self.weigh = nn.Conv2d(5 * w4, compared, 1)
        self.beside = nn.Conv2d(compared, weighed, 3, 1, 1)
        self.head = nn.Conv2d(weighed, 1, 1, bias=False)
        nn.init.normal_(self.head.weight, std=0.02)

    def forward(self, views: Tensor) -> Tensor:
        """Returns the log odds."""
        each = self.describe(views.reshape(5 * len(views), 3, *views.shape[2:]))
        parts = each.reshape(len(views), 5, *each.shape[1:])
        return self.compare(parts[:, 0], (parts[:, 1], parts[:, 2]), (parts[:, 3], parts[:, 4])).sum((1, 2))

    def describe(self, views: Tensor) -> Tensor:
        """Returns what views (n, 3, h, w) show at a quarter of their size."""
        values = _without_light(views)
        x4 = self.body(torch.cat([values, _local_contrast(values)], 1))
        described: Tensor = self.mix(torch.cat([x4, self.around(x4)], 1))
        return described

    def compare(self, seen: Tensor, one: tuple[Tensor, Tensor], other: tuple[Tensor, Tensor]) -> Tensor:
        """Returns each place's share of the log odds (n, h, w), from descriptions of the view and of both faces'."""
        (one_mean, one_spread), (other_mean, other_spread) = (_mean_and_spread(*views) for views in (one, other))
        to_one, to_other, apart = (seen - one_mean).abs(), (seen - other_mean).abs(), (one_mean - other_mean).abs()
        apart, one_spread, other_spread = (part.expand_as(to_one) for part in (apart, one_spread, other_spread))
        towards = self._weigh(to_one, to_other, apart, one_spread, other_spread)
        away = self._weigh(to_other, to_one, apart, other_spread, one_spread)
        return (towards - away)[:, 0]

    def _weigh(self, *parts: Tensor) -> Tensor:
        compared = functional.relu(self.weigh(torch.cat(parts, 1)))
        weighed: Tensor = self.head(functional.relu(self.beside(compared)))
        return weighed


def _mean_and_spread(one: Tensor, other: Tensor) -> tuple[Tensor, Tensor]:
    return (one + other) / 2, (one - other).abs()


class TwinDescription(nn.Module):
    """From views (n, 3, h, w) to what they show, as twins are compared (n, c, h / 4, w / 4)."""

    def __init__(self, network: TwinNetwork) -> None:
        super().__init__()
        self.network = network

    def forward(self, views: Tensor) -> Tensor:
        """Returns the descriptions."""
        return self.network.describe(views)


class TwinComparison(nn.Module):
    """Compares many seen views at once, place by place.

    From descriptions of two learned views of one face, of two of another and of any others (4 + n, c, h, w) to shares
    of log odds (n, h, w).
    """

    def __init__(self, network: TwinNetwork) -> None:
        super().__init__()
        self.network = network

    def forward(self, each: Tensor) -> Tensor:
        """Returns the evidence of each place of the other views for the first face against the second, as log odds."""
        return self.network.compare(each[4:], (each[0:1], each[1:2]), (each[2:3], each[3:4]))


class _UprightNetwork(nn.Module):
    """From upright crops (n, 3, h, w) to scores: classes, then suits, then "one of these"."""

    def __init__(self, body: nn.Module, features: int, classes: int) -> None:
        super().__init__()
        self.body = body
        self.drop = nn.Dropout(0.1)
        self.head = nn.Linear(features, 96)
        self.answer = nn.Linear(96, classes + 5)

    def forward(self, crops: Tensor) -> Tensor:
        """Returns scores (n, classes + 5)."""
        x = self.body(crops).flatten(1)
        scores: Tensor = self.answer(self.drop(functional.relu(self.head(x))))
        return scores


def _trunk(widths: tuple[int, int, int, int]) -> list[nn.Module]:
    """Returns the layers that all upright networks begin with; they end at an eighth of the size."""
    a, b, c, d = widths
    return [ConvNorm(3, a), ConvNorm(a, b, 2), Block(b), ConvNorm(b, c, 2), Block(c), ConvNorm(c, d, 2)]


class ReaderNetwork(_UprightNetwork):
    """From upright patches (n, 3, 48, 40) to scores: letters, then suits, then "an index"."""

    def __init__(self, letters: int) -> None:
        super().__init__(nn.Sequential(*_trunk(READER_WIDTHS)), READER_WIDTHS[-1] * 6 * 5, letters)


class PipNetwork(_UprightNetwork):
    """From upright views of cards (n, 3, 80, 56) to scores: counts, then suits, then "a card"."""

    def __init__(self, counts: int) -> None:
        last = PIP_WIDTHS[-1]
        body = nn.Sequential(*_trunk(PIP_WIDTHS), Block(last), ConvNorm(last, last, 2))
        super().__init__(body, last * 5 * 4, counts)
