"""The front page's scene: a diffuser on a stone table in low morning light, calm wall at the left; the film adds its mist."""
import math
import random

import bpy

import botanicals
import diffusers
import forms
import materials
import oils
import studio

FRAMES = {
    "hero": {"size": (1920, 1200), "distance": 13.2, "aim": (-0.55, 0, 1.25)},
    "hero-portrait": {"size": (900, 1200), "distance": 10.6, "aim": (0.75, 0, 1.55)},
}


def build(name):
    studio.backdrop("#e3cdb3", back=2.6, bend=1.0, table=-0.09)
    diffusers.amber_stone("#ffb765", 5.0)
    _companions()
    morning()
    frame = FRAMES[name]
    studio.camera(frame["distance"], frame["aim"], lens=70, tilt=6, focus=frame["distance"] - 0.5, f_number=2.8)


def _companions():
    walnut = materials.walnut((0.5, 7, 7))
    forms.block((3.3, 2.3, 0.09), walnut, at=(0.75, 0.22, -0.09), edge=0.03)
    oils.bottle((1.18, -0.42, 0), "Lavender")
    oils.bottle((1.85, -0.12, 0), "Sweet Orange", dropper=False)
    botanicals.eucalyptus((2.35, -0.72, 0), 172, 1.3, seed=5)
    botanicals.orange((1.55, 0.85), 0.36, leafy=True)


def _window():
    """Glazing bars and a branch outside, upstream of the sun; only their shadows are seen."""
    before = set(bpy.data.objects)
    paint, green = materials.plain("#ffffff"), materials.plain("#3c4a30")
    for x in (-8.6, -7.2, -5.8, -4.4):
        forms.block((0.12, 0.1, 5.5), paint, at=(x, -1.0, 2.8))
    for z in (4.0, 5.9, 7.8):
        forms.block((6.4, 0.1, 0.12), paint, at=(-6.4, -1.0, z))
    chance = random.Random(6)
    for _ in range(40):
        at = (chance.gauss(-8.3, 0.8), -1.6, chance.gauss(6.5, 0.6))
        forms.leaf(0.7, 0.28, green, at, [chance.uniform(0, 6.3) for _ in range(3)])
    for thing in set(bpy.data.objects) - before:
        thing.visible_camera = thing.visible_glossy = thing.visible_transmission = False


def morning():
    """A low sun through a paned window, filled by the sky."""
    _window()
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = 3.8, math.radians(2.8), materials.rgb("#ffdfb8")[:3]
    sun = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(sun)
    sun.rotation_euler = (math.radians(62), 0, math.radians(-55))
    studio.softbox((-4.5, -2.5, 4.0), (0, 0, 0.8), (3, 4), 170, "#fff0dc")
    studio.softbox((3.6, 2.0, 3.4), (0, 0, 0.8), (0.9, 3.2), 60, "#ffe3bd")
    studio.room("#ffeedd", 0.34)
