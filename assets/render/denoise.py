"""Takes the grain of sampling out of a render: Open Image Denoise's network, computed with numpy.

Its weights come with a package that is installed beside this file (assets/README.md). Images are float32 arrays of height, width,
channels, in linear light.
"""
import struct
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).resolve().parent / "node_modules/denoiser/tzas"
# The network halves the picture four times.
STEP = 16
# So few that what is multiplied stays in the processor's cache.
ROWS_AT_ONCE = 1


def denoise(colour, albedo, normal):
    """The picture without grain; its albedo and normals, which a blurred lens leaves grainy too, are cleaned first."""
    albedo = np.clip(albedo, 0, 1)
    albedo = _linear(_network("rt_alb", _srgb(albedo)))
    normal = _network("rt_nrm", np.clip(normal, -1, 1) * 0.5 + 0.5)
    scale = _exposure(colour)
    seen = _perceived(np.clip(np.nan_to_num(colour), 0, BRIGHTEST) * scale) / PERCEIVED_MOST
    clean = _network("rt_hdr_calb_cnrm", np.concatenate([seen, np.clip(albedo, 0, 1), np.clip(normal, 0, 1)], axis=2))
    return _light(np.clip(clean, 0, None) * PERCEIVED_MOST) / scale


def _network(name, image):
    height, width, _ = image.shape
    image = np.pad(image, ((0, -height % STEP), (0, -width % STEP), (0, 0)), mode="reflect").astype(np.float32)
    weights = _weights(name)

    def layer(name, *parts, relu=True):
        return _convolved(parts, weights[f"{name}.weight"], weights[f"{name}.bias"], relu)

    pool1 = _halved(layer("enc_conv1", layer("enc_conv0", image)))
    pool2 = _halved(layer("enc_conv2", pool1))
    pool3 = _halved(layer("enc_conv3", pool2))
    deep = _halved(layer("enc_conv4", pool3))
    deep = layer("enc_conv5b", layer("enc_conv5a", deep))
    for stage, beside in (("4", pool3), ("3", pool2), ("2", pool1), ("1", image)):
        deep = layer(f"dec_conv{stage}b", layer(f"dec_conv{stage}a", _doubled(deep), beside))
    return layer("dec_conv0", deep, relu=False)[:height, :width]


def _convolved(parts, weight, bias, relu):
    """A 3 x 3 convolution of the parts laid beside each other, some rows at a time."""
    height, width, _ = parts[0].shape
    channels = sum(part.shape[2] for part in parts)
    kernel = np.ascontiguousarray(weight.transpose(2, 3, 1, 0).reshape(9 * channels, -1))
    padded = np.zeros((height + 2, width + 2, channels), np.float32)
    first = 0
    for part in parts:
        padded[1:-1, 1:-1, first:first + part.shape[2]] = part
        first += part.shape[2]
    out = np.empty((height, width, kernel.shape[1]), np.float32)
    for top in range(0, height, ROWS_AT_ONCE):
        rows = min(ROWS_AT_ONCE, height - top)
        around = np.empty((rows, width, 9, channels), np.float32)
        for place in range(9):
            y, x = divmod(place, 3)
            around[:, :, place] = padded[top + y:top + y + rows, x:x + width]
        strip = around.reshape(rows * width, -1) @ kernel + bias
        out[top:top + rows] = (np.maximum(strip, 0) if relu else strip).reshape(rows, width, -1)
    return out


def _halved(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def _doubled(image):
    return image.repeat(2, axis=0).repeat(2, axis=1)


def _weights(name):
    """Reads a .tza archive: a table of tensors at the file's end tells each one's name, shape, type and place."""
    data = (WEIGHTS / f"{name}.tza").read_bytes()
    magic, _, _, table = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7:
        raise ValueError(f"{name}.tza is no archive of tensors")
    tensors, at = {}, table + 4
    for _ in range(struct.unpack_from("<I", data, table)[0]):
        length = struct.unpack_from("<H", data, at)[0]
        key = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 5 * dimensions
        kind, start = struct.unpack_from("<cQ", data, at)
        at += 9
        dtype = {b"f": "<f4", b"h": "<f2"}[kind]
        tensors[key] = np.frombuffer(data, dtype, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors


def _exposure(colour):
    """What brings the picture's typical luminance to middle grey."""
    luminance = np.nan_to_num(colour) @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (side // STEP * STEP for side in luminance.shape)
    means = luminance[:height, :width].reshape(height // STEP, STEP, width // STEP, STEP).mean(axis=(1, 3))
    means = means[means > 1e-8]
    return 0.18 / np.exp2(np.log2(means).mean()) if means.size else 1.0


def _srgb(linear):
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.maximum(linear, 1e-8) ** (1 / 2.4) - 0.055)


def _linear(srgb):
    srgb = np.clip(srgb, 0, 1)
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


# The perceptually uniform scale that the network was trained on.
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _perceived(light):
    power = B * np.maximum(light, 1e-12) ** C + D
    return np.where(light <= Y0, A * light, np.where(light <= Y1, power, E * np.log(light + F) + G)).astype(np.float32)


def _light(perceived):
    power = (np.maximum(perceived - D, 0) / B) ** (1 / C)
    return np.where(perceived <= X0, perceived / A, np.where(perceived <= X1, power, np.exp((perceived - G) / E) - F)).astype(np.float32)


BRIGHTEST = 65504.0
PERCEIVED_MOST = float(_perceived(np.float32(BRIGHTEST)))
