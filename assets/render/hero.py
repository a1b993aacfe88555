"""The front page's scene: Dune on a linen-covered table in low morning light, calm wall at the left; the film adds its mist."""
import random

import bpy

import botanicals
import diffusers
import forms
import materials
import oils
import studio

FRAMES = {
    "hero": {"size": (2000, 1250), "distance": 11.6, "aim": (-0.55, 0, 1.18)},
    "hero-portrait": {"size": (900, 1200), "distance": 10.8, "aim": (0.62, 0, 1.62)},
}


def build(name):
    studio.interior("#e9dac4", materials.limestone("#d9cbb4"), depth=3.2, top=-0.15)
    forms.cloth((26, 7.0), materials.linen("#e3d6c0"), (0, -0.35, 0.005), seed=4, crumple=0.020, folds=(
        (-3.2, -1.2, 16, 0.075, 0.10), (-4.6, -0.6, -12, 0.06, 0.12), (-1.6, -2.0, 6, 0.06, 0.09), (3.9, 0.9, -20, 0.08, 0.11), (2.3, -2.2, 12, 0.05, 0.10), (-2.4, 1.4, -8, 0.06, 0.14)))
    diffusers.dune("#ffc27a", 4.0)
    _companions()
    morning()
    frame = FRAMES[name]
    studio.camera(frame["distance"], frame["aim"], lens=70, tilt=7, focus=frame["distance"] - 0.55, f_number=2.4)


def _companions():
    oils.bottle((1.20, -0.22, 0.02), "Sweet Orange")
    botanicals.orange((1.98, 0.55), 0.40, leafy=True)
    botanicals.slice_of((0.72, -1.16, 0.02), 0.34, "orange", turn=0.3)
    botanicals.half((1.84, -0.52, 0.02), 0.36, "orange", lean=62, heading=22)
    botanicals.eucalyptus((2.95, -0.62, 0.03), 168, 1.1, seed=5)
    botanicals.eucalyptus((-1.75, -0.80, 0.03), 14, 1.25, seed=11)


def _glazing():
    """Bars and a branch outside, upstream of the sun; only their shadows are seen."""
    before = set(bpy.data.objects)
    paint, green = materials.plain("#ffffff"), materials.plain("#3c4a30")
    for x in (-8.4, -6.3, -4.2):
        forms.block((0.12, 0.1, 5.5), paint, at=(x, -1.0, 2.8))
    for z in (4.4, 7.0):
        forms.block((6.4, 0.1, 0.12), paint, at=(-6.4, -1.0, z))
    chance = random.Random(6)
    for _ in range(70):
        at = (chance.gauss(-8.0, 0.9), -1.6, chance.gauss(6.3, 0.8))
        forms.leaf(chance.uniform(0.3, 0.8), chance.uniform(0.12, 0.26), green, at, [chance.uniform(0, 6.3) for _ in range(3)])
    for thing in set(bpy.data.objects) - before:
        thing.visible_camera = thing.visible_glossy = thing.visible_transmission = False


def morning(level=1.0):
    """A low sun through a paned window, filled by the sky."""
    _glazing()
    studio.sun(28, -55, 5.0 * level, softness=1.6)
    studio.softbox((-4.5, -2.5, 4.0), (0, 0, 0.8), (3, 4), 150 * level, "#fff4e6", fading=True)
    studio.softbox((3.6, 2.0, 3.4), (0, 0, 0.8), (0.9, 3.2), 50 * level, "#ffecd2", fading=True)
    studio.room("#f4efe8", 0.24 * level)
