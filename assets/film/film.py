"""Lets mist rise and light breathe over a rendered plate: python3 assets/film/film.py NAME|all [--still]

Every movement repeats itself after the film's length, so that the last frame leads into the first. A still is its first frame.
"""
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from noise import field, sample

HERE = Path(__file__).resolve().parent
DEMO = HERE.parent / "demo"
FRAMES, RATE = 192, 24


@dataclass(frozen=True)
class Film:
    plate: str
    size: tuple
    # The diffuser's mouth and the middle of its lamp, as shares of width and height; a decimetre as a share of the width.
    mouth: tuple
    lamp: tuple
    decimetre: float
    # The still beside the demo's scenes and its size, the plate's own where none is said; None where a scene has mist of its own.
    still: str | None = None
    still_size: tuple | None = None
    # How far the shadows of leaves move on the wall, in decimetres.
    sway: float = 0.0
    mist: float = 1.0
    # What light the mist is seen in.
    light: tuple = (1.0, 0.955, 0.885)
    breath: float = 0.10
    kilobytes: int = 1400


FILMS = {
    "hero-wide": Film("hero", (1600, 1000), (0.5929, 0.3060), (0.595, 0.800), 0.1689, "hero", (1920, 1200), sway=0.03),
    "hero-portrait": Film("hero-portrait", (900, 1200), (0.3507, 0.4490), (0.347, 0.780), 0.2408, "hero-portrait", (900, 1200), sway=0.03),
    "customer": Film("bedside", (1440, 960), (0.4283, 0.2850), (0.430, 0.745), 0.2023, "bedside", mist=0.85,
                     light=(0.80, 0.715, 0.60), breath=0.16),
}

# Seed, share of the strength, width, wander, and how many times its pattern rises by itself during one film.
VEILS = ((1, 0.50, 1.0, 0.9, 3), (2, 0.42, 1.5, 1.3, 2), (3, 0.34, 2.3, 1.7, 2), (4, 0.30, 3.2, 2.0, 1))
WARMTH = np.array([1.0, 0.72, 0.38])


def read(path, size):
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, "-vf", f"scale={size[0]}:{size[1]}:flags=lanczos",
                          "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(size[1], size[0], 3).astype(np.float32) / 255


def own_size(path):
    out = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", path],
                         check=True, capture_output=True, text=True).stdout
    return tuple(int(n) for n in out.strip().split(",")[:2])


class Scene:
    """What stands still during the film, prepared once."""

    def __init__(self, film, size):
        self.film, (self.width, self.height) = film, size
        self.plate = read(HERE / "plates" / f"{film.plate}.webp", size)
        y, x = np.mgrid[0:self.height, 0:self.width].astype(np.float32)
        unit = film.decimetre * self.width
        # Measured from the mouth, in decimetres, upwards.
        self.across = (x - film.mouth[0] * self.width) / unit
        self.up = (film.mouth[1] * self.height - y) / unit
        away = np.hypot((x - film.lamp[0] * self.width) / unit, (y - film.lamp[1] * self.height) / unit * 1.4)
        self.glow = np.exp(-(away / 0.95) ** 2)[..., None]
        self.window = self._window()
        # The shadows lie on the wall at the left, well away from everything that stands.
        wall = np.clip((film.mouth[0] - 0.17 - x / self.width) / 0.12, 0, 1) * np.clip((0.62 - y / self.height) / 0.12, 0, 1)
        self.wall, self.x, self.y, self.unit = wall * film.sway * unit, x, y, unit

    def _window(self):
        """The part of the frame that mist can reach."""
        left = max(int(self.film.mouth[0] * self.width - 1.25 * self.film.decimetre * self.width), 0)
        right = min(int(self.film.mouth[0] * self.width + 1.25 * self.film.decimetre * self.width), self.width)
        return slice(0, int(self.film.mouth[1] * self.height) + 2), slice(left, right)

    def frame(self, moment):
        """The picture at a moment from 0 to 1, as bytes."""
        image = self._swayed(moment) if self.film.sway else self.plate.copy()
        breath = 0.5 - 0.5 * np.cos(2 * np.pi * (moment + 0.15))
        image += self.film.breath * breath * self.glow * image * WARMTH
        window = self.window
        mist = density(self.across[window], self.up[window], moment)[..., None] * self.film.mist
        # Nearer to the lamp the veil holds more of its light.
        lit = np.array(self.film.light) * (1 + 0.05 * (0.4 + breath) * np.exp(-self.up[window] / 0.9))[..., None]
        image[window] = image[window] * (1 - mist) + np.minimum(lit, 1.0) * mist
        return (np.clip(image, 0, 1) * 255 + DITHER[:self.height, :self.width, None]).astype(np.uint8)

    def _swayed(self, moment):
        """Leaves outside the window move, so do their shadows: the wall is shifted a little, here more, there less."""
        along, turn = self.x / self.width, 2 * np.pi * moment
        dx = self.wall * (np.sin(turn + 5 * along) + 0.5 * np.sin(2 * turn + 9 * along + 1))
        dy = self.wall * 0.5 * np.sin(turn + 7 * along + 2)
        image = self.plate.copy()
        rows, columns = slice(0, int(self.height * 0.62)), slice(0, int(self.width * self.film.mouth[0]))
        image[rows, columns] = bent(self.plate, self.x[rows, columns] + dx[rows, columns], self.y[rows, columns] + dy[rows, columns])
        return image


def bent(image, x, y):
    """The image read between its pixels."""
    height, width, _ = image.shape
    x, y = np.clip(x, 0, width - 1.001), np.clip(y, 0, height - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    fx, fy = (x - left)[..., None], (y - top)[..., None]
    upper = image[top, left] * (1 - fx) + image[top, left + 1] * fx
    lower = image[top + 1, left] * (1 - fx) + image[top + 1, left + 1] * fx
    return upper * (1 - fy) + lower * fy


def density(across, up, moment):
    """How much of what is behind the mist hides: several veils, each narrow and calm at the mouth, wide and curled above."""
    clear = np.ones_like(across)
    height = np.maximum(up, 0)
    # A pattern's own height: stretched where the vapour leaves fast, dense where it has slowed down.
    own = 0.55 * height + 0.16 * height ** 2
    for seed, strength, width, wander, rises in VEILS:
        climb = own - rises * moment
        turn = 2 * np.pi * (climb + 0.37 * seed)
        drift = 0.75 * np.sin(turn) + 0.35 * np.sin(2 * turn + seed)
        breadth = (0.040 + 0.105 * height ** 0.9) * width ** 0.7
        offset = (across - drift * wander * 0.075 * height ** 1.2) / breadth
        curl = sample(field(seed + 10, 1.9), offset * 0.20 + 0.2, climb) * 0.05 * np.minimum(height, 1.4)
        smoke = np.clip(sample(field(seed + 20, 1.5), offset * 0.26 + curl + 0.37 * seed, climb + curl), -2, 2)
        wisps = smooth((smoke + 0.6) / 2)
        body = np.exp(-offset ** 2 * (1.0 + 0.3 * smoke)) * smooth((1.25 - np.abs(across)) / 0.4)
        fade = smooth(up / 0.10) * np.exp(-(height / (1.15 + 0.12 * seed)) ** 2)
        veil = strength * body * (0.2 + 0.8 * wisps) * fade
        clear *= 1 - np.clip(veil, 0, 0.9)
    return 1 - clear


def smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


# A fixed grain of less than one step keeps soft gradients from showing bands, and costs no data for it never moves.
DITHER = np.random.default_rng(7).random((1400, 2000), dtype=np.float32)


def write_still(image, target, kilobytes=190):
    for quality in range(90, 40, -4):
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{image.shape[1]}x{image.shape[0]}", "-i", "-",
                        "-c:v", "libwebp", "-preset", "photo", "-quality", str(quality), target], input=image.tobytes(), check=True)
        if target.stat().st_size <= kilobytes * 1000:
            return


def still(name):
    """The first frame: the film's poster, and the scene of the page's size."""
    film = FILMS[name]
    write_still(Scene(film, film.size).frame(0), DEMO / "films" / f"{name}.webp", 120)
    if film.still:
        plate = HERE / "plates" / f"{film.plate}.webp"
        write_still(Scene(film, film.still_size or own_size(plate)).frame(0), DEMO / "scenes" / f"{film.still}.webp")


def shoot(name):
    film = FILMS[name]
    scene = Scene(film, film.size)
    out = DEMO / "films" / name
    command = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{film.size[0]}x{film.size[1]}", "-r", str(RATE), "-i", "-"]
    for crf_h264, crf_vp9 in ((19, 26), (23, 33), (27, 40)):
        encoder = subprocess.Popen([
            *command,
            "-map", "0", "-an", "-pix_fmt", "yuv420p", "-c:v", "libx264", "-preset", "slow", "-crf", str(crf_h264), "-profile:v", "high",
            "-g", str(FRAMES), "-movflags", "+faststart", "-color_primaries", "bt709", "-colorspace", "bt709", "-color_trc", "bt709", f"{out}.mp4",
            "-map", "0", "-an", "-pix_fmt", "yuv420p", "-c:v", "libvpx-vp9", "-crf", str(crf_vp9), "-b:v", "0", "-cpu-used", "2",
            "-row-mt", "1", "-g", str(FRAMES), f"{out}.webm",
        ], stdin=subprocess.PIPE)
        for i in range(FRAMES):
            encoder.stdin.write(scene.frame(i / FRAMES).tobytes())
        encoder.stdin.close()
        if encoder.wait() != 0:
            raise SystemExit("ffmpeg failed")
        sizes = [Path(f"{out}{kind}").stat().st_size // 1000 for kind in (".mp4", ".webm")]
        print(name, "mp4", sizes[0], "kB, webm", sizes[1], "kB", flush=True)
        if max(sizes) <= film.kilobytes:
            return


if __name__ == "__main__":
    (DEMO / "films").mkdir(parents=True, exist_ok=True)
    wanted = [word for word in sys.argv[1:] if not word.startswith("--")]
    for one in FILMS if wanted == ["all"] else wanted:
        still(one)
        if "--still" not in sys.argv:
            shoot(one)
