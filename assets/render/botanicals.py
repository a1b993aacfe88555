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


def sprig(start, heading, length, shades, leaf_size, every=1, slim=0.5, lift=0.08, seed=1, spread=(45, 75)):
    """A lying stem with pairs of leaves all along it: mint, tea tree, rosemary, by their measures."""
    chance = random.Random(seed)
    green = materials.leaf(*shades)
    points = _path(start, heading, length, lift, chance, steps=16)
    forms.stem(points, 0.011, materials.plain("#7a7c4e"))
    for i, point in enumerate(points[1:]):
        size = leaf_size * (1 - 0.5 * i / len(points))
        for _ in range(every):
            for side in (-1, 1):
                turn = (chance.uniform(-0.6, 0.6), -chance.uniform(0.05, 0.7), math.radians(heading + side * chance.uniform(*spread)))
                forms.leaf(size * chance.uniform(0.85, 1.1), size * slim, green, point, turn, curl=chance.uniform(-0.2, 0.3), roundness=0.8)


def lemon(at, radius, heading=0, shades=("#e6bd2e", "#f0d04f"), leafy=False, base=0.0):
    """A lying citrus fruit; at 0 its stem points to the camera, at 90 to the right."""
    half = [(0.001, -1.32), (0.10, -1.30), (0.17, -1.20), (0.42, -1.05)]
    body = forms.smoothed(half + [(r * 0.98, z) for r, z in forms.arc(1.0, 1.02, -48, 48, steps=16)] + [(0.45, 1.02), (0.16, 1.14), (0.001, 1.16)], steps=4)
    fruit = forms.lathe([(max(r, 0.001) * radius, z * radius * 0.96) for r, z in body], materials.peel(*shades), (at[0], at[1], base + radius * 0.97))
    fruit.rotation_euler = (math.radians(90), 0, math.radians(heading))
    if leafy:
        green = materials.leaf("#4f6a3a", "#6f8a52")
        a = math.radians(heading - 90)
        end = (at[0] + math.cos(a) * radius * 0.9, at[1] + math.sin(a) * radius * 0.9, base + radius * 1.2)
        for turn in (-40, 45):
            forms.leaf(0.40, 0.19, green, end, (0.4, -0.35, a + math.radians(turn)), curl=-0.3)


def ylang(at, size, seed=1):
    """A star of six long yellow petals that droop and twist."""
    chance = random.Random(seed)
    petals = [materials.leaf("#d8b93c", "#e9d46b"), materials.leaf("#c7b548", "#e2d777")]
    for i in range(6):
        angle = i * math.pi / 3 + chance.uniform(-0.25, 0.25)
        forms.leaf(size * chance.uniform(0.85, 1.1), size * 0.29, petals[i % 2], (at[0], at[1], at[2] + 0.10),
                   (chance.uniform(-0.7, 0.7), -chance.uniform(0.05, 0.35), angle), curl=-chance.uniform(0.12, 0.3), roundness=0.6)
    forms.pebble((0.045, 0.045, 0.03), materials.plain("#9a8a2c"), (at[0], at[1], at[2] + 0.12), detail=3)


def tears(centre, spread, count, seed=1, height=0.0):
    """Frankincense: dried drops of resin, each of its own size."""
    chance = random.Random(seed)
    resin = materials.resin()
    for _ in range(2 * count):
        size = chance.uniform(0.035, 0.085)
        drop = forms.pebble((size * chance.uniform(0.9, 1.5), size * chance.uniform(0.7, 1), size * chance.uniform(0.6, 0.9)), resin,
                            (centre[0] + chance.uniform(-1.3, 1.3) * spread, centre[1] + chance.uniform(-0.7, 0.7) * spread, height + size * 0.6), detail=5)
        drop.rotation_euler = (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), chance.uniform(0, 6.3))
        # A lump of the tree's making, broken here and there.
        for name, kind, scale, strength in (("lumps", "CLOUDS", 0.8, 0.55), ("breaks", "VORONOI", 0.7, -0.35)):
            rough = drop.modifiers.new(name, "DISPLACE")
            rough.texture = bpy.data.textures.new(name, kind)
            rough.texture.noise_scale, rough.strength, rough.texture_coords = scale, strength, "GLOBAL"


def sticks(centre, count, seed=1, height=0.0, size=0.85):
    """Split pieces of wood in a loose pile."""
    chance = random.Random(seed)
    timber = materials.sandalwood()
    for i in range(count):
        thick = chance.uniform(0.07, 0.12)
        piece = forms.block((size * chance.uniform(0.75, 1.1), thick, thick * chance.uniform(0.7, 1)), timber,
                            (centre[0] + chance.uniform(-0.05, 0.05), centre[1] + chance.uniform(-0.16, 0.16), height + (i // 3) * 0.105), edge=0.012)
        piece.rotation_euler[2] = math.radians(chance.uniform(-14, 14) + (28 if i // 3 == 1 else 0))


def grasses(start, heading, length, count, seed=1, lift=0.12):
    """A sheaf of lemongrass: pale stalks that end in long blades."""
    chance = random.Random(seed)
    stalk, blade = materials.leaf("#c3c48d", "#dcd9ae"), materials.leaf("#8d9f57", "#b3bd7c")
    for _ in range(count):
        turn = heading + chance.uniform(-5, 5)
        at = (start[0] + chance.uniform(-0.06, 0.06), start[1] + chance.uniform(-0.09, 0.09), start[2] + chance.uniform(0.02, 0.12))
        points = _path(at, turn, length * 0.55, lift * 0.3, chance)
        forms.stem(points, chance.uniform(0.028, 0.042), stalk)
        for _ in range(2):
            forms.leaf(length * chance.uniform(0.65, 0.95), 0.075, blade, points[chance.randint(5, 9)],
                       (chance.uniform(-0.5, 0.5), -chance.uniform(0.02, 0.16), math.radians(turn + chance.uniform(-7, 9))), curl=-chance.uniform(0, 0.12), roundness=0.4)


def _path(start, heading, length, lift, chance, steps=12):
    """A gently bending line over the table from `start`, heading in degrees."""
    x, y, z = start
    points, angle = [], math.radians(heading)
    for i in range(steps + 1):
        points.append((x, y, z + lift * math.sin(math.pi * i / steps) + 0.02))
        angle += chance.uniform(-0.06, 0.09)
        x, y = x + math.cos(angle) * length / steps, y + math.sin(angle) * length / steps
    return points
