"""From a render's passes to a picture: without the grain of sampling, with a lens's bloom and a film's even grain."""
import subprocess
import tempfile
from pathlib import Path

import bpy
import numpy as np

import denoise

PASSES = {"Image": "colour", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}
GRAIN = 0.012


def expose(folder):
    """Renders the scene; answers its passes as arrays of height, width, 3, the top row first."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    bpy.context.view_layer.update_render_passes()
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(node for node in tree.nodes if node.type == "R_LAYERS")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "32"
    out.file_slots.clear()
    for one, name in PASSES.items():
        out.file_slots.new(f"{name}_")
        tree.links.new(layers.outputs[one], out.inputs[-1])
    bpy.ops.render.render()
    return [_read(next(Path(folder).glob(f"{name}_*.exr"))) for name in PASSES.values()]


def _read(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, image.channels)[::-1, :, :3].copy()


def develop(passes, target, quality, bloom=0.0):
    """Writes a picture as WebP."""
    picture = denoise.denoise(*passes)
    if bloom:
        picture = picture + bloom * _halo(picture)
    chance = np.random.default_rng(7)
    picture *= 1 + GRAIN * chance.standard_normal(picture.shape[:2], np.float32)[..., None]
    with tempfile.TemporaryDirectory() as folder:
        _write(picture, f"{folder}/picture.png")
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", f"{folder}/picture.png", "-c:v", "libwebp", "-preset", "photo",
                        "-quality", str(quality), target], check=True)


def _halo(picture):
    """What a lens scatters of the light that is brighter than white: near the lamp much, far from it little."""
    bright = np.clip(picture - 1.0, 0, None)
    # Limited as a whole: a lamp's halo has the lamp's colour.
    bright *= np.minimum(1, 12 / np.maximum(bright.max(axis=2, keepdims=True), 1e-6))
    halo = np.zeros_like(picture)
    side = picture.shape[0]
    for share, weight in ((0.006, 0.5), (0.02, 0.3), (0.06, 0.2)):
        halo += weight * _blurred(bright, share * side)
    return halo


def _blurred(image, radius):
    """A gaussian blur, by Fourier."""
    height, width, _ = image.shape
    edge = int(3 * radius) + 1
    padded = np.pad(image, ((edge, edge), (edge, edge), (0, 0)))
    fy, fx = np.fft.fftfreq(padded.shape[0])[:, None], np.fft.rfftfreq(padded.shape[1])[None]
    gauss = np.exp(-2 * (np.pi * radius) ** 2 * (fx ** 2 + fy ** 2)).astype(np.float32)
    waves = np.fft.rfft2(padded, axes=(0, 1)) * gauss[..., None]
    return np.fft.irfft2(waves, padded.shape[:2], axes=(0, 1))[edge:edge + height, edge:edge + width].astype(np.float32)


def _write(picture, path):
    """Through the scene's view transform."""
    height, width, _ = picture.shape
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(path)
