"""Renders the demo pictures: blender -b -P assets/render/render.py -- NAME|all [--preview]

NAME is a product's slug with its view (amber-stone-diffuser-1; -2 is a diffuser in the evening in its own room, an oil's plant from above, or an
accessory from nearer; -3 is a diffuser's material from near, -4 the diffuser beside something of known size), hero, hero-portrait, or a scene: bedside, bath, reading, parcel, atelier.
"""
import os
import sys
import tempfile
import time
from pathlib import Path

# A second thread makes the denoiser a seventh faster, and twice as slow where anything else runs. Numpy reads this when it is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))

import catalogue  # noqa: E402
import develop  # noqa: E402
import hero  # noqa: E402
import scenes  # noqa: E402
import studio  # noqa: E402

ASSETS = HERE.parent
# A product's picture, in pixels: the shop shows 700 at most, its lightbox zooms in 2.5 times.
SIZE = (2000, 2500)
# Samples a pixel; a lamp in a dim room needs more.
DAYLIGHT, LAMPLIGHT = 4, 6


def names():
    heroes, nearer = ([f"{slug}-{view}" for slug in catalogue.SHOTS] for view in (1, 2))
    of_diffusers = [f"{slug}-{view}" for view in (3, 4) for slug, shot in catalogue.SHOTS.items() if shot.lit]
    return [*heroes, *hero.FRAMES, *scenes.SCENES, *nearer, *of_diffusers]


def compose(name, samples):
    """Builds the scene a picture shows."""
    if name in hero.FRAMES:
        scene = studio.empty_set(hero.FRAMES[name]["size"], samples, exposure=0.1)
        hero.build(name)
        return scene
    if name in scenes.SCENES:
        build, exposure, size, _ = scenes.SCENES[name]
        scene = studio.empty_set(size, samples, exposure)
        build()
        return scene
    slug, view = name.rsplit("-", 1)
    shot = catalogue.SHOTS[slug]
    scene = studio.empty_set(SIZE, samples, exposure=0.55)
    if shot.lit and view == "2":
        shot.lit()
        far = shot.distance + 0.8
        studio.camera(far, (0, 0, shot.aim + 0.05), lens=70, tilt=8, focus=far - 0.5, f_number=2.8)
        studio.bloom()
    elif view == "4":
        shot.beside()
        far = shot.distance + 2.0
        studio.camera(far, (0.55 * shot.side, 0, shot.aim), focus=far - 0.4, f_number=5.6)
    else:
        shot.room()
        _in_daylight(shot, view)
    return scene


def _in_daylight(shot, view):
    """The first picture shows the whole; another one an oil's plant from above, of anything else the material from near."""
    if view == "1":
        shot.build()
        studio.camera(shot.distance, (0, 0, shot.aim), tilt=shot.tilt, focus=shot.distance - 0.28)
    elif shot.above:
        shot.above()
        far = shot.distance * 1.14
        studio.camera(far, (0, 0, 0.1), tilt=70, focus=far - 0.42, f_number=4.5)
    elif shot.closer:
        shot.build()
        near, aim, tilt = shot.closer
        studio.camera(near, aim, tilt=tilt, focus=near, f_number=5.6)
    else:
        shot.build()
        near = shot.distance * 0.6
        studio.camera(near, (0, 0, shot.aim), tilt=shot.tilt + 4, sideways=-near * 0.3, focus=near, f_number=5.6)


# What the films lay their mist over.
PLATES = [*hero.FRAMES, "bedside"]


def samples_of(name):
    if name in hero.FRAMES:
        return 8
    if name in scenes.SCENES:
        return scenes.SCENES[name][3]
    slug, view = name.rsplit("-", 1)
    return LAMPLIGHT if view == "2" and catalogue.SHOTS[slug].lit else DAYLIGHT


def folder_of(name):
    if name in PLATES:
        return "film/plates"
    return "demo/scenes" if name in scenes.SCENES else "demo/pictures"


def target_of(name):
    return ASSETS / folder_of(name) / f"{name}.webp"


def take(name, preview):
    target = Path(tempfile.gettempdir()) / "previews" / f"{name}.webp" if preview else target_of(name)
    if target.exists() and not preview:
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    started = time.time()
    scene = compose(name, samples=samples_of(name))
    scene.render.resolution_percentage = 34 if preview else 100
    with tempfile.TemporaryDirectory() as folder_of_passes:
        passes = develop.expose(folder_of_passes)
        exposed = time.time()
        # Under its own name only once it is whole: a kill leaves nothing that would be taken for done.
        whole = target.with_suffix(".part.webp")
        develop.develop(passes, whole, 90, bloom=scene.get("bloom", 0.0))
        whole.replace(target)
    print(f"PICTURE {name} {exposed - started:.0f} + {time.time() - exposed:.0f} s, {target.stat().st_size // 1000} kB", flush=True)


def tell_manifest():
    """What is done and what is not; the pictures themselves are the record, so a kill leaves none half done."""
    for name in names():
        target = target_of(name)
        print(f"MANIFEST {name} {f'{target.stat().st_size // 1000} kB' if target.exists() else 'missing'}", flush=True)


if __name__ == "__main__":
    wanted = sys.argv[sys.argv.index("--") + 1:]
    chosen = [word for word in wanted if not word.startswith("--")]
    if not chosen:
        tell_manifest()
    for picture in names() if chosen == ["all"] else chosen:
        take(picture, "--preview" in wanted)
