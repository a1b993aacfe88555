"""What is cut, split, dried or picked: wood, resin, grass, a tropical flower."""
import math
import random

import bpy

import forms
import materials
import nature


def chips(centre, spread, count, timber, seed=1, size=0.2, height=0.0):
    """Split chips of wood in a loose heap: each a splinter of its own, some leaning on others."""
    chance = random.Random(seed)
    for i in range(count):
        long, broad, thick = size * chance.uniform(0.7, 1.7), size * chance.uniform(0.35, 0.7), size * chance.uniform(0.12, 0.28)
        vertices = []
        for z in (0, thick):
            for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
                vertices.append((long * (x + chance.uniform(-0.16, 0.16)), broad * (y + chance.uniform(-0.15, 0.15)), z * chance.uniform(0.6, 1.1) + chance.uniform(-0.01, 0.01)))
        away, turn = spread * math.sqrt(chance.random()), chance.uniform(0, 6.3)
        heap = max(0.0, 1 - away / spread) * size * 0.55 * chance.random()
        chip = forms.mesh_object("chip", vertices, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], timber,
                                 (centre[0] + away * math.cos(turn), centre[1] + away * 0.7 * math.sin(turn), height + heap + 0.012),
                                 (chance.uniform(-0.35, 0.35), chance.uniform(-0.35, 0.35), chance.uniform(0, 6.3)))
        bevel = chip.modifiers.new("worn", "BEVEL")
        bevel.width, bevel.segments = 0.008, 2
        chip.data.use_auto_smooth = True


def curl(at, radius, width, turns, timber, heading=0.0):
    """A shaving as a plane leaves it, rolled up."""
    vertices, steps = [], int(turns * 24)
    for i in range(steps + 1):
        a = 2 * math.pi * turns * i / steps
        far = radius * (1 - 0.5 * i / steps)
        for side in (-0.5, 0.5):
            vertices.append((side * width + 0.12 * width * math.sin(a * 0.5), far * math.cos(a - 1.6), far * math.sin(a - 1.6) + radius))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    thing = forms.mesh_object("shaving", vertices, faces, timber, at, (0, 0, math.radians(heading)))
    thick = thing.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.006


def tears(centre, spread, count, seed=1, height=0.0):
    """Frankincense: dried drops of resin, each of its own size, broken here and there."""
    chance = random.Random(seed)
    resin = nature.resin()
    for _ in range(2 * count):
        size = chance.uniform(0.03, 0.085)
        drop = forms.pebble((size * chance.uniform(0.9, 1.6), size * chance.uniform(0.7, 1), size * chance.uniform(0.6, 0.9)), resin,
                            (centre[0] + chance.gauss(0, 0.6) * spread, centre[1] + chance.gauss(0, 0.4) * spread, height + size * 0.6), detail=5)
        drop.rotation_euler = (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), chance.uniform(0, 6.3))
        for name, kind, scale, strength in (("lumps", "CLOUDS", 0.8, 0.55), ("breaks", "VORONOI", 0.7, -0.35)):
            rough = drop.modifiers.new(name, "DISPLACE")
            rough.texture = bpy.data.textures.new(name, kind)
            rough.texture.noise_scale, rough.strength, rough.texture_coords = scale, strength, "GLOBAL"


def ylang(at, size, seed=1):
    """A flower of six long yellow petals that droop and twist like ribbons."""
    chance = random.Random(seed)
    tints = [nature.petal("#d9bf4a", "#a89a35"), nature.petal("#cdb957", "#93923a")]
    for i in range(6):
        heading = i * math.pi / 3 + chance.uniform(-0.25, 0.25)
        forms.leaf(size * chance.uniform(0.85, 1.15), size * 0.20, tints[i % 2], (at[0], at[1], at[2] + 0.22 * size),
                   (chance.uniform(-0.5, 0.5), -chance.uniform(0.1, 0.45), heading), curl=-chance.uniform(0.35, 0.6), roundness=0.6, twist=chance.uniform(-1.1, 1.1), fold=0.3, widest=0.42)
    forms.pebble((0.035, 0.035, 0.03), materials.plain("#8f8a36"), (at[0], at[1], at[2] + 0.24 * size), detail=3)


def lemongrass(start, heading, length, count, seed=1):
    """Stalks, pale and swollen at their foot, purple where the sheaths end, and blades folded over."""
    chance = random.Random(seed)
    sheath, blade = nature.leaf("#cfcf9c", "#e4e2bf", veins=0.5), nature.leaf("#82984f", "#a9b876", veins=0.5)
    for i in range(count):
        turn = math.radians(heading + chance.uniform(-4, 4))
        x, y, z = start[0] + chance.uniform(-0.1, 0.1), start[1] + 0.11 * (i - count / 2), start[2] + 0.055 + 0.09 * (i % 2)
        stalk = forms.lathe([(0.02, 0), (0.062, 0.03), (0.070, 0.12), (0.052, 0.45), (0.040, length * 0.55), (0.02, length * 0.62)], sheath, (x, y, z))
        stalk.rotation_euler = (0, math.pi / 2 - 0.02, turn)
        for _ in range(3):
            share = chance.uniform(0.25, 0.5) * length
            at = (x + share * math.cos(turn), y + share * math.sin(turn), z + 0.02)
            forms.leaf(length * chance.uniform(0.6, 0.9), 0.085, blade, at, (chance.uniform(-0.9, 0.9), -chance.uniform(0.02, 0.14), turn + chance.uniform(-0.14, 0.14)),
                       curl=-chance.uniform(0.02, 0.10), roundness=0.35, twist=chance.uniform(-0.8, 0.8), fold=0.7, widest=0.35)
