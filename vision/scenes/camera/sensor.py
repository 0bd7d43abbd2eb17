"""The camera's own faults: blur, few pixels, noise, sharpening and compression."""

from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.scenes.style import SceneStyle


@lru_cache(maxsize=4)
def _noise(kind: int) -> NDArray[np.int16]:
    """Returns a sheet of sensor noise, (700, 700, 3), of spread 64."""
    rng = np.random.default_rng(kind)
    sheet = rng.standard_normal((700, 700, 3)).astype(np.float32)
    if kind == 1:
        sheet = np.asarray(cv2.GaussianBlur(sheet, (0, 0), 0.7), np.float32) * 2.2
    if kind == 2:
        sheet = np.repeat(sheet[..., :1], 3, axis=2)
    if kind == 3:
        sheet = np.asarray(cv2.GaussianBlur(sheet, (0, 0), 1.3), np.float32) * 3.8
    return np.round(sheet * 64).clip(-255, 255).astype(np.int16)


def photograph(picture: Picture, style: SceneStyle, rng: np.random.Generator, finest_px: float) -> Picture:
    """Returns the picture as a camera gives it; `finest_px`, the height of a far or flat index, limits its faults."""
    seen = _blurred(picture, style, rng, finest_px)
    seen = _fewer_pixels(seen, style, rng, finest_px)
    seen = _noisy(seen, style, rng, finest_px)
    if rng.random() < style.sharpen_share:
        soft = cv2.GaussianBlur(seen, (0, 0), rng.uniform(0.7, 1.8))
        amount = rng.uniform(0.3, 1.6)
        seen = np.asarray(cv2.addWeighted(seen, 1 + amount, soft, -amount, 0), np.uint8)
    seen = _colour_blind(seen, style, rng)
    seen = _toned(seen, style, rng)
    return _compressed(seen, style, rng)


def _blurred(picture: Picture, style: SceneStyle, rng: np.random.Generator, finest_px: float) -> Picture:
    low, high = style.blur_px
    if rng.random() < style.motion_share:
        return _moved(picture, rng, min(finest_px / 6, 7.0))
    sigma = low + (min(high, finest_px / 17) - low) * rng.random() ** 2
    if sigma > 0.25:
        picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), np.uint8)
    return picture


def _moved(picture: Picture, rng: np.random.Generator, longest_px: float) -> Picture:
    length, angle = rng.uniform(1.2, max(longest_px, 1.3)), rng.uniform(0, np.pi)
    kernel = np.zeros((9, 9), np.float32)
    reach = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    ends = np.round((np.array([4, 4]) + np.stack([-reach, reach])) * 16).astype(int)
    cv2.line(kernel, tuple(ends[0]), tuple(ends[1]), 1.0, 1, cv2.LINE_AA, 4)
    kernel = np.maximum(kernel, 0)
    kernel[4, 4] = max(kernel[4, 4], 0.2)
    return np.asarray(cv2.filter2D(picture, -1, kernel / kernel.sum()), np.uint8)


def _fewer_pixels(picture: Picture, style: SceneStyle, rng: np.random.Generator, finest_px: float) -> Picture:
    """Takes the picture at fewer pixels and enlarges it again, as cheap cameras do."""
    if rng.random() >= style.low_resolution_share or finest_px < 13:
        return picture
    height, width = picture.shape[:2]
    scale = rng.uniform(max(0.35, 12 / finest_px), 0.95)
    size = (max(2, round(width * scale)), max(2, round(height * scale)))
    small = cv2.resize(picture, size, interpolation=int(rng.choice([cv2.INTER_AREA, cv2.INTER_LINEAR])))
    how = int(rng.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_NEAREST], p=[0.55, 0.4, 0.05]))
    return np.asarray(cv2.resize(small, (width, height), interpolation=how), np.uint8)


def _noisy(picture: Picture, style: SceneStyle, rng: np.random.Generator, finest_px: float) -> Picture:
    low, high = style.noise
    spread = (low + (high - low) * rng.random() ** 2.2) * min(1.0, finest_px / 24)
    if spread < 0.4:
        return picture
    sheet = _noise(int(rng.integers(4)))
    height, width = picture.shape[:2]
    y, x = rng.integers(0, 180, 2)
    tiles = (-(-height // 512), -(-width // 512))
    part = sheet[y : y + min(height, 512), x : x + min(width, 512)]
    if tiles != (1, 1):
        part = np.tile(sheet[y : y + 512, x : x + 512], (*tiles, 1))[:height, :width]
    return np.asarray(cv2.addWeighted(picture, 1.0, part, spread / 64, 0, dtype=cv2.CV_8U), np.uint8)


def _colour_blind(picture: Picture, style: SceneStyle, rng: np.random.Generator) -> Picture:
    """Keeps colour at far fewer pixels than brightness, as cheap cameras do."""
    if rng.random() >= style.low_resolution_share:
        return picture
    height, width = picture.shape[:2]
    light, *colours = cv2.split(cv2.cvtColor(picture, cv2.COLOR_BGR2YCrCb))
    scale = rng.uniform(0.2, 0.6)
    few = [cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) for part in colours]
    many = [cv2.resize(part, (width, height), interpolation=cv2.INTER_LINEAR) for part in few]
    return np.asarray(cv2.cvtColor(cv2.merge([light, *many]), cv2.COLOR_YCrCb2BGR), np.uint8)


def _toned(picture: Picture, style: SceneStyle, rng: np.random.Generator) -> Picture:
    """Applies the camera's tone curve: gamma, contrast and haze."""
    if style.light == 0:
        return picture
    ramp = np.linspace(0, 1, 256)
    curve = ramp ** np.exp(rng.normal(0, 0.18) * style.light)
    if rng.random() < 0.5:
        curve = curve - rng.uniform(0, 0.13) * np.sin(2 * np.pi * curve)
    black, white = rng.uniform(0, 0.16) * (rng.random() < 0.3), 1 - rng.uniform(0, 0.2) * (rng.random() < 0.25)
    table = np.clip((black + (white - black) * curve) * 255, 0, 255).astype(np.uint8)
    toned = cv2.LUT(picture, table)
    if rng.random() < 0.25:
        grey = cv2.cvtColor(cv2.cvtColor(toned, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
        vivid = rng.uniform(0.35, 1.5)
        toned = cv2.addWeighted(toned, vivid, grey, 1 - vivid, 0)
    return np.asarray(toned, np.uint8)


def _compressed(picture: Picture, style: SceneStyle, rng: np.random.Generator) -> Picture:
    if rng.random() >= style.jpeg_share:
        return picture
    low, high = style.jpeg_quality
    quality = int(low + (high - low) * rng.random() ** 0.7)
    _, coded = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(coded, cv2.IMREAD_COLOR), np.uint8)
