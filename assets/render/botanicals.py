"""Plants that tell what is in a bottle, as a botanist would name them, laid beside it."""
import math
import random

import bpy
from mathutils import Euler, Vector

import forms
import materials
import nature


def eucalyptus(start, heading, length, seed=1, lift=0.05):
    """A lying sprig of silver-green leaves, round where they are young, longer at the foot; no two alike."""
    chance = random.Random(seed)
    greens = [nature.leaf("#76897a", "#93a38f", through=0.12), nature.leaf("#6a7d6c", "#8a9b83", through=0.12)]
    points = _path(start, heading, length, lift, chance, steps=14)
    forms.stem(points, 0.016, materials.plain("#84604a"))
    for i, point in enumerate(points[1:]):
        size = 0.30 * length / 1.5 * (1 - 0.5 * i / len(points)) * chance.uniform(0.72, 1.15)
        for side in (-1, 1):
            if chance.random() < 0.12:
                continue
            turn = (side * chance.uniform(-0.2, 0.9), -chance.uniform(0.0, 0.55), math.radians(heading + side * chance.uniform(38, 80)))
            forms.leaf(size, size * chance.uniform(0.6, 0.86), chance.choice(greens), point, turn, curl=chance.uniform(-0.12, 0.32),
                       roundness=0.6, twist=chance.uniform(-0.4, 0.4), fold=chance.uniform(0.08, 0.35), widest=0.44)


def lavender(start, heading, length, seed=1):
    """A stalk whose spike stands in whorls: grey calyces, violet flowers that open at their ends."""
    chance = random.Random(seed)
    calyx, flower = nature.leaf("#837c96", "#9f9aa8", through=0.1), nature.petal("#b0a4cc", "#8c7db0")
    points = _path(start, heading, length, 0.03, chance, steps=30)
    forms.stem(points, 0.010, materials.plain("#7f8a68", 0.7))
    whorls = [points[17], *points[20:31]]
    for i, (x, y, z) in enumerate(whorls):
        grown = 1.0 - 0.45 * (i / len(whorls)) ** 2
        count = 8 if i else 4
        for k in range(count):
            roll = 2 * math.pi * k / count + i * 0.4
            tilt = chance.uniform(0.55, 0.95)
            turn = (roll, -tilt * math.sin(roll), math.radians(heading) + tilt * math.cos(roll))
            at = (x + chance.gauss(0, 0.004), y + chance.gauss(0, 0.004), max(start[2] + 0.03, z + 0.012))
            forms.leaf(0.085 * grown, 0.040 * grown, calyx, at, turn, curl=0.1, roundness=0.45, fold=1.0, widest=0.6)
            if chance.random() < 0.55:
                tip = (at[0] + 0.07 * grown * math.cos(turn[2]), at[1] + 0.07 * grown * math.sin(turn[2]), max(at[2] + 0.05 * grown * math.sin(roll), start[2] + 0.02))
                for open_to in (-0.6, 0.5):
                    forms.leaf(0.052 * grown, 0.042 * grown, flower, tip, (roll, -0.3, turn[2] + open_to), curl=0.5, roundness=0.4, fold=0.2)
    for side in (-1, 1):
        for place in (3, 7):
            forms.leaf(0.30, 0.030, nature.leaf("#7f8d72", "#a3ad95"), points[place], (0, -0.2, math.radians(heading + side * 22)), curl=0.1, roundness=0.5)


def peppermint(start, heading, length, seed=1, lift=0.10):
    """Opposite pairs of sawn, quilted leaves, each pair across the one before, on a reddish square stem."""
    chance = random.Random(seed)
    greens = [nature.leaf("#3f6b3b", "#5d8a4e", veins=9), nature.leaf("#4a7841", "#6b9757", veins=9)]
    points = _path(start, heading, length, lift, chance, steps=9)
    forms.stem(points, 0.020, materials.plain("#6d4a41", 0.6))
    for i, point in enumerate(points[1:]):
        size = 0.36 * (1 - 0.62 * (i / 9) ** 1.5)
        for side in (-1, 1):
            across = i % 2
            turn = (side * (1.1 if across else 0.15) + chance.uniform(-0.2, 0.2), -chance.uniform(0.15, 0.5) - 0.35 * across, math.radians(heading + side * (22 if across else chance.uniform(48, 68))))
            forms.leaf(size * chance.uniform(0.85, 1.1), size * 0.50, chance.choice(greens), point, turn, curl=chance.uniform(-0.25, 0.15),
                       roundness=0.72, teeth=9, fold=0.28, twist=chance.uniform(-0.3, 0.3), widest=0.42)
    for k in range(5):
        forms.leaf(0.11, 0.06, greens[1], points[-1], (chance.uniform(-0.8, 0.8), -0.5, math.radians(heading + (k - 2) * 34)), curl=0.2, teeth=5)


def rosemary(start, heading, length, seed=1):
    """A woody twig crowded with short, thick needles that point to its tip, dark above and pale below."""
    chance = random.Random(seed)
    greens = [nature.leaf("#3f5642", "#5d7358", through=0.05), nature.leaf("#4b6149", "#8a9a80", through=0.05)]
    points = _path(start, heading, length, 0.06, chance, steps=34)
    forms.stem(points, 0.018, materials.plain("#7a6249", 0.85))
    for i, point in enumerate(points[2:]):
        size = 0.19 * (1 - 0.55 * (i / 34) ** 3)
        for k in range(6):
            roll = 2 * math.pi * (k / 6) + i * 0.7
            tilt = chance.uniform(0.35, 0.75)
            forms.leaf(size * chance.uniform(0.75, 1.1), 0.026, chance.choice(greens), point, (roll, -tilt * math.sin(roll), math.radians(heading) + tilt * math.cos(roll)),
                       curl=chance.uniform(0.0, 0.25), roundness=0.3, fold=-0.8)


def tea_tree(start, heading, length, seed=1):
    """Long soft needles, one by one round a thin pale stem, with air between them."""
    chance = random.Random(seed)
    greens = [nature.leaf("#5f7f4c", "#8aa66c"), nature.leaf("#6d8c55", "#98b277")]
    points = _path(start, heading, length, 0.10, chance, steps=26)
    forms.stem(points, 0.010, materials.plain("#97835f"))
    for i, point in enumerate(points[2:]):
        for k in range(3):
            roll = (3 * i + k) * 2.4
            tilt = chance.uniform(0.40, 1.0) * (1 - 0.4 * i / 26)
            forms.leaf(0.36 * chance.uniform(0.7, 1.15) * (1 - 0.4 * i / 26), 0.019, chance.choice(greens), point,
                       (roll, -tilt * math.sin(roll), math.radians(heading) + tilt * math.cos(roll)), curl=chance.uniform(-0.35, 0.35), roundness=0.4)


def geranium(start, heading, length, seed=1, lift=0.05):
    """A cut stalk of rose geranium: soft, deeply lobed leaves on long stems, at its end an umbel of pink flowers and buds."""
    chance = random.Random(seed)
    green, stalk = nature.leaf("#61804e", "#8aa36c", veins=7, through=0.16, lobes=LOBE), materials.plain("#7f9160", 0.7)
    points = _path(start, heading, length, lift, chance, steps=16)
    forms.stem(points, 0.020, stalk)
    for i, side in ((3, 1), (6, -1), (9, 1), (11, -1)):
        away = math.radians(heading + side * chance.uniform(42, 70))
        size = 0.36 * (1 - 0.03 * i) * chance.uniform(0.85, 1.1)
        x, y, z = points[i]
        foot = (x + 0.30 * math.cos(away), y + 0.30 * math.sin(away), z + chance.uniform(0.06, 0.12))
        forms.stem([points[i], ((x + foot[0]) / 2, (y + foot[1]) / 2, z + 0.07), foot], 0.011, stalk)
        _lobed(foot, size, green, (side * chance.uniform(0.0, 0.35), -chance.uniform(-0.10, 0.25), away), chance)
    _umbel(points[-1], math.radians(heading), stalk, chance)


LOBE = 0.86


def _lobed(at, size, green, turn, chance):
    """A leaf of five lobes, each lobed again and scalloped, ruffled a little, its stem at the notch."""
    vertices, faces, around, rings = [(0, 0, 0)], [], 140, 7
    phase = chance.uniform(0, 6.3)
    for k in range(around + 1):
        a = (k / around - 0.5) * 5.3
        lobe = abs(math.cos(math.pi * a / LOBE)) ** 0.8 * (1 - 0.10 * abs(a))
        reach = size * (0.50 + 0.50 * lobe) * (1 - 0.05 * a * a) * (0.95 + 0.05 * abs(math.sin(a * 3 * math.pi / LOBE)))
        for ring in range(1, rings + 1):
            far = ring / rings
            ruffle = size * (0.07 * far * far * math.sin(3 * a + phase) + 0.16 * (far - 0.5) ** 2 - 0.05 * (1 - lobe) * far)
            vertices.append((reach * far * math.cos(a), reach * far * math.sin(a), ruffle))
    for k in range(around):
        first = 1 + k * rings
        faces.append((0, first, first + rings))
        faces += [(first + ring, first + ring + 1, first + rings + ring + 1, first + rings + ring) for ring in range(rings - 1)]
    forms.mesh_object("leaf", vertices, faces, green, at, turn)


def _umbel(foot, heading, stalk, chance):
    """Flowers on thin stems that spread from one point; the upper two petals are larger and streaked, the middle is still in bud."""
    plain, streaked = nature.petal("#dda3b4", "#c8809a"), nature.petal("#d795a9", "#9a3a62", streaks=40)
    for i in range(15):
        tilt, turn = 0.28 * math.sqrt(i) + 0.1, 2.4 * i
        way = Vector((math.cos(tilt), math.sin(tilt) * math.cos(turn), math.sin(tilt) * math.sin(turn)))
        way.rotate(Euler((0, -0.75, heading)))
        if way.z < 0.05:
            continue
        bud = i in (0, 2)
        end = Vector(foot) + way * (0.20 if bud else chance.uniform(0.24, 0.31))
        forms.stem([foot, end], 0.007, stalk)
        if bud:
            forms.pebble((0.020, 0.020, 0.036), plain, end, detail=3).rotation_euler = way.to_track_quat("Z", "Y").to_euler()
            continue
        base = bpy.data.objects.new("flower", None)
        bpy.context.collection.objects.link(base)
        base.location, base.rotation_euler = end, way.to_track_quat("Z", "Y").to_euler()
        for k, spread in enumerate((-0.32, 0.32, 1.75, 3.14, -1.75)):
            upper = k < 2
            forms.leaf(0.150 if upper else 0.125, 0.100 if upper else 0.072, streaked if upper else plain, (0, 0, 0), (0, -chance.uniform(0.15, 0.5), spread + 1.57),
                       curl=-chance.uniform(0.1, 0.35), roundness=0.5, fold=0.12, widest=0.64).parent = base


def ylang_leaves(start, heading, seed=1):
    """A twig of ylang-ylang: long, glossy leaves in two rows, wavy at their edges, drawn out to a point."""
    chance = random.Random(seed)
    green = nature.leaf("#4d6e3b", "#6f8d52", veins=6, shine=0.36, through=0.18)
    points = _path(start, heading, 0.9, 0.05, chance, steps=8)
    forms.stem(points, 0.014, materials.plain("#6b6a45"))
    for i in (2, 4, 6, 8):
        side = 1 if i % 4 else -1
        forms.leaf(0.58 * chance.uniform(0.8, 1.1), 0.21, green, points[i], (side * 0.15, -0.06, math.radians(heading + side * chance.uniform(22, 50))),
                   curl=-chance.uniform(0.0, 0.2), roundness=0.9, twist=chance.uniform(-0.3, 0.3), fold=0.25, widest=0.45)


def orange(at, radius, leafy=False, shades=None, relief=0.3):
    """An uncut fruit standing on its end, the green button at its top."""
    outline = [(max(r, 0.001), z) for r, z in forms.arc(radius, radius * 0.95, -90, 86, power=2.05)] + [(0.05 * radius, radius * 0.925), (0.001, radius * 0.92)]
    forms.lathe(outline, nature.peel(*(shades or ()), relief=relief), (at[0], at[1], radius * 0.95))
    forms.lathe(forms.fillet([(0.001, 0), (0.03, 0), (0.036, 0.012), (0.016, 0.03), (0.001, 0.03)], 0.006), materials.plain("#6f7a45"), (at[0], at[1], radius * 1.87))
    if leafy:
        green = nature.leaf("#3f5f34", "#5f7f48", veins=10, shine=0.34)
        for angle, size in ((-152, 0.46), (-28, 0.38)):
            forms.leaf(size, size * 0.46, green, (at[0], at[1], radius * 1.88), (0.25, -0.15, math.radians(angle)), curl=-0.45, twist=0.3)


def half(at, radius, fruit, lean=62.0, heading=0.0):
    """A cut fruit lying open: `lean` 0 looks up, 90 forwards; `fruit` names its colours."""
    skin, juice, pale, pith, rind, segments, thick = FRUIT[fruit]
    dome = forms.lathe([(0.001, -radius * 0.96), *[(max(r, 0.001), z) for r, z in forms.arc(radius, radius * 0.96, -88, 0)]], nature.peel(*skin))
    face = forms.lathe([(0.001, 0.012), (radius * 0.55, 0.010), (radius * 0.93, 0.004), (radius * 0.995, -0.004)], nature.flesh(radius, juice, pale, pith, rind, segments, thick))
    base = bpy.data.objects.new("half", None)
    bpy.context.collection.objects.link(base)
    for part in (dome, face):
        part.parent = base
    base.rotation_euler = (math.radians(lean), 0, math.radians(heading))
    base.location = (at[0], at[1], at[2] + radius * 0.96)


def slice_of(at, radius, fruit, turn=0.0):
    """A round slice lying flat."""
    skin, juice, pale, pith, rind, segments, white = FRUIT[fruit]
    thick = radius * 0.24
    edge = forms.lathe([(radius * 0.97, 0), (radius, thick * 0.3), (radius, thick * 0.8), (radius * 0.985, thick)], nature.peel(*skin), at)
    face = forms.lathe([(0.001, thick + 0.004), (radius * 0.6, thick + 0.004), (radius * 0.985, thick)], nature.flesh(radius, juice, pale, pith, rind, segments, white), at)
    for part in (edge, face):
        part.rotation_euler[2] = turn


FRUIT = {
    "orange": (("#d8741a", "#e8922c"), "#d8680c", "#f19a34", "#f3e3bd", "#e08322", 10, 0.045),
    "lemon": (("#dcb52c", "#ecd052"), "#e6cf6a", "#f4e9ae", "#f6efd6", "#e3c23c", 9, 0.045),
    "bergamot": (("#8f9430", "#cdb53c"), "#cfc070", "#ebe0a8", "#f7f2e2", "#b3a538", 12, 0.115),
}


def lemon(at, radius, heading=0, leafy=False, base=0.0):
    """A lying lemon; at 0 its nipple points away from the camera, at 90 to the left."""
    outline = [(0.001, -1.32), (0.10, -1.30), (0.17, -1.20), (0.42, -1.05)]
    body = forms.smoothed(outline + [(r * 0.98, z) for r, z in forms.arc(1.0, 1.02, -48, 48, steps=16)] + [(0.45, 1.02), (0.16, 1.14), (0.001, 1.16)], steps=4)
    fruit = forms.lathe([(max(r, 0.001) * radius, z * radius * 0.96) for r, z in body], nature.peel(*FRUIT["lemon"][0]), (at[0], at[1], base + radius * 0.97))
    fruit.rotation_euler = (math.radians(90), 0, math.radians(heading))
    if leafy:
        green = nature.leaf("#4a6a38", "#6f8f50", veins=10, shine=0.36)
        a = math.radians(heading - 90)
        end = (at[0] + math.cos(a) * radius * 0.9, at[1] + math.sin(a) * radius * 0.9, base + radius * 1.2)
        for turn in (-40, 45):
            forms.leaf(0.40, 0.19, green, end, (0.4, -0.35, a + math.radians(turn)), curl=-0.3)


def bergamot(at, radius, turn=0.0):
    """Green going yellow, pear-shaped and knobbly, the scar of the flower at its end."""
    outline = forms.smoothed([(0.001, -0.92), (0.35, -0.88), (0.80, -0.55), (1.0, -0.02), (0.90, 0.45), (0.58, 0.82), (0.30, 0.98), (0.16, 1.10), (0.001, 1.10)], steps=8)
    fruit = forms.lathe([(max(r, 0.001) * radius, z * radius) for r, z in outline], nature.peel(*FRUIT["bergamot"][0], dimples=30, relief=0.45), (at[0], at[1], radius * 0.90))
    fruit.rotation_euler = (0.12, -0.10, turn)
    lumps = fruit.modifiers.new("lumps", "DISPLACE")
    lumps.texture = bpy.data.textures.new("lumps", "CLOUDS")
    lumps.texture.noise_scale, lumps.strength, lumps.mid_level = 0.14, 0.085, 0.5
    forms.lathe(forms.fillet([(0.001, 0), (0.034, 0), (0.028, 0.05), (0.001, 0.055)], 0.01), materials.plain("#6d7440"), (at[0], at[1], radius * 1.96))


def _path(start, heading, length, lift, chance, steps=12):
    """A gently bending line over the table from `start`, heading in degrees."""
    x, y, z = start
    points, angle = [], math.radians(heading)
    for i in range(steps + 1):
        points.append((x, y, z + lift * math.sin(math.pi * i / steps) + 0.02))
        angle += chance.uniform(-0.06, 0.09) * 12 / steps
        x, y = x + math.cos(angle) * length / steps, y + math.sin(angle) * length / steps
    return points
