"""Plants that tell what is in a bottle, laid beside it."""
import math
import random

import bpy

import forms
import materials


def eucalyptus(start, heading, length, seed=1, lift=0.05):
    """A lying sprig with pairs of round silver-green leaves."""
    chance = random.Random(seed)
    green, twig = materials.leaf("#7f9078", "#a3b09a"), materials.plain("#8a6a4c")
    points = _path(start, heading, length, lift, chance)
    forms.stem(points, 0.014, twig)
    for i, point in enumerate(points[2:]):
        size = 0.34 * length / 1.6 * (1 - 0.55 * i / len(points))
        for side in (-1, 1):
            turn = (chance.uniform(-0.5, 0.5), -chance.uniform(0.05, 0.5), math.radians(heading + side * chance.uniform(50, 85)))
            forms.leaf(size, size * 0.86, green, point, turn, curl=chance.uniform(0.05, 0.3), roundness=0.55)


def lavender(start, heading, length, seed=1):
    """A lying stalk with whorls of small flowers on its upper half."""
    chance = random.Random(seed)
    buds = [_bud(colour, lighter) for colour, lighter in (("#6f5a94", "#8d79b2"), ("#5c4a82", "#7a68a3"))]
    points = _path(start, heading, length, 0.03, chance, steps=26)
    forms.stem(points, 0.009, materials.plain("#7d8463"))
    for x, y, z in points[len(points) // 2:]:
        for _ in range(9):
            flower = chance.choice(buds).copy()
            flower.location = (x + chance.gauss(0, 0.017), y + chance.gauss(0, 0.017), max(start[2] + 0.03, z + chance.gauss(0.015, 0.015)))
            flower.rotation_euler = [chance.uniform(-3, 3) for _ in range(3)]
            bpy.context.collection.objects.link(flower)


def _bud(colour, lighter):
    """The pattern for flowers of one colour, kept under the table."""
    return forms.pebble((0.042, 0.021, 0.021), materials.leaf(colour, lighter), (0, 0, -1), detail=2)


def petals(centre, spread, count, seed=1, height=0.0):
    chance = random.Random(seed)
    pinks = [materials.leaf("#cd8783", "#e0aaa2"), materials.leaf("#c07273", "#dc9f9a")]
    for _ in range(count):
        at = (centre[0] + chance.uniform(-1, 1) * spread, centre[1] + chance.uniform(-0.6, 0.6) * spread, height + 0.012)
        turn = (chance.uniform(-0.35, 0.35), chance.uniform(-0.15, 0.05), chance.uniform(0, 6.3))
        size = chance.uniform(0.2, 0.3)
        forms.leaf(size, size * 0.95, chance.choice(pinks), at, turn, curl=0.35, roundness=0.5)


def orange(at, radius, leafy=False):
    forms.pebble((radius, radius, radius * 0.94), materials.peel(), (at[0], at[1], radius * 0.93))
    green = materials.leaf("#4f6a3a", "#6f8a52")
    forms.pebble((0.03, 0.03, 0.012), materials.plain("#66733f"), (at[0], at[1] - 0.12 * radius, radius * 1.86))
    if leafy:
        for angle in (-160, -35):
            forms.leaf(0.42, 0.2, green, (at[0], at[1] - 0.1 * radius, radius * 1.87), (0.2, 0.1, math.radians(angle)), curl=-0.4)


def cedar_slice(at, radius, thickness, lean=0.0):
    """A sawn slice of a branch: bark round, rings on the face."""
    rim = forms.lathe(forms.fillet([(radius * 0.97, 0), (radius, 0.01), (radius, thickness - 0.01), (radius * 0.97, thickness)], 0.01), materials.bark(), at)
    face = forms.lathe([(0.001, 0), (radius * 0.975, 0), (radius * 0.975, thickness), (0.001, thickness)], materials.cut_cedar(), at)
    for part in (rim, face):
        part.rotation_euler[0] = math.radians(lean)


def _path(start, heading, length, lift, chance, steps=12):
    """A gently bending line over the table from `start`, heading in degrees."""
    x, y, z = start
    points, angle = [], math.radians(heading)
    for i in range(steps + 1):
        points.append((x, y, z + lift * math.sin(math.pi * i / steps) + 0.02))
        angle += chance.uniform(-0.06, 0.09)
        x, y = x + math.cos(angle) * length / steps, y + math.sin(angle) * length / steps
    return points
