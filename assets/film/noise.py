"""Noise that repeats itself in both directions, so that whatever moves through it comes back."""
from functools import cache

import numpy as np

SIZE = 512


@cache
def field(seed, slope):
    """Soft clouds around 0, of unit spread; the larger the slope, the fewer small ones."""
    waves = np.hypot(*np.meshgrid(np.fft.fftfreq(SIZE, 1 / SIZE), np.fft.fftfreq(SIZE, 1 / SIZE)))
    waves[0, 0] = np.inf
    chance = np.random.default_rng(seed)
    spectrum = np.fft.fft2(chance.standard_normal((SIZE, SIZE))) * waves ** -slope * np.exp(-(waves / 90) ** 2)
    clouds = np.real(np.fft.ifft2(spectrum)).astype(np.float32)
    return clouds / clouds.std()


def sample(clouds, across, up):
    """Read at places measured in whole repeats of the field."""
    x, y = np.broadcast_arrays(np.asarray(across, np.float32) * SIZE, np.asarray(up, np.float32) * SIZE)
    left, low = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    fx, fy = x - left, y - low
    here, right = left % SIZE, (left + 1) % SIZE
    bottom, top = low % SIZE, (low + 1) % SIZE
    lower = clouds[bottom, here] * (1 - fx) + clouds[bottom, right] * fx
    upper = clouds[top, here] * (1 - fx) + clouds[top, right] * fx
    return lower * (1 - fy) + upper * fy
