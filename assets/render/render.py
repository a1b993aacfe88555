"""Renders the demo pictures: blender -b -P assets/render/render.py -- NAME|all [--preview]

NAME is a product's slug with its view (amber-stone-diffuser-1; -2 is lit, or seen from nearer; -3, of a diffuser, is in another colour),
hero, hero-portrait, or a room: bedside, bath, reading.
"""
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402

import catalogue  # noqa: E402
import hero  # noqa: E402
import scenes  # noqa: E402
import studio  # noqa: E402

ASSETS = HERE.parent
KILOBYTES = {"demo/pictures": 150, "demo/scenes": 200, "film/plates": 400}


def names():
    heroes, nearer = ([f"{slug}-{view}" for slug in catalogue.SHOTS] for view in (1, 2))
    tinted = [f"{slug}-3" for slug, shot in catalogue.SHOTS.items() if shot.tinted]
    return [*heroes, *hero.FRAMES, *scenes.SCENES, *nearer, *tinted]


def compose(name, samples):
    """Builds the scene a picture shows."""
    if name in hero.FRAMES:
        scene = studio.empty_set(hero.FRAMES[name]["size"], samples, exposure=0.1)
        hero.build(name)
        return scene
    if name in scenes.SCENES:
        build, exposure = scenes.SCENES[name]
        scene = studio.empty_set(scenes.SIZE, samples, exposure)
        build()
        return scene
    slug, view = name.rsplit("-", 1)
    shot = catalogue.SHOTS[slug]
    scene = studio.empty_set((1000, 1250), samples, exposure=0.55)
    studio.backdrop()
    if view == "1":
        shot.build()
        studio.daylight()
        studio.camera(shot.distance, (0, 0, shot.aim), focus=shot.distance - 0.3)
    elif view == "3":
        shot.tinted()
        studio.daylight(0.30)
        near = shot.distance * 0.74
        studio.camera(near, (0.02, 0, shot.aim), tilt=26, sideways=near * 0.30, focus=near - 0.2)
        studio.bloom()
    elif shot.lit:
        shot.lit()
        studio.daylight(0.15)
        studio.camera(shot.distance, (0, 0, shot.aim), focus=shot.distance - 0.3)
        studio.bloom()
    else:
        shot.build()
        studio.daylight()
        near = shot.distance * 0.62
        studio.camera(near, (0.04, 0, shot.aim), tilt=14, sideways=-near * 0.34, focus=near)
    return scene


# Lamplight leaves more grain than daylight.
GRAIN = {"bedside": 5.0}


def develop(raw, target, kilobytes, grain):
    """Takes the grain out and writes the best WebP that keeps to the size."""
    for quality in range(90, 40, -4):
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", raw, "-vf", f"nlmeans=s={grain}:p=5:r=11", "-c:v", "libwebp",
                        "-preset", "photo", "-quality", str(quality), target], check=True)
        if target.stat().st_size <= kilobytes * 1000:
            return


# What the films lay their mist over.
PLATES = [*hero.FRAMES, "bedside"]


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
    scene = compose(name, samples=20 if preview else 44)
    scene.render.resolution_percentage = 40 if preview else 100
    with tempfile.TemporaryDirectory() as folder_of_raw:
        scene.render.filepath = f"{folder_of_raw}/raw.png"
        bpy.ops.render.render(write_still=True)
        # Under its own name only once it is whole: a kill leaves nothing that would be taken for done.
        whole = target.with_suffix(".part.webp")
        develop(scene.render.filepath, whole, KILOBYTES[folder_of(name)], GRAIN.get(name, 2.6))
        whole.replace(target)
    print(f"PICTURE {name} {time.time() - started:.0f} s, {target.stat().st_size // 1000} kB", flush=True)


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
