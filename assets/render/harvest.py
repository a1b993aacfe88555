"""What is cut, split, dried or picked: wood, resin, grass, a tropical flower."""
import math
import random

import bpy
from mathutils import Vector

import forms
import materials
import nature


def chips(centre, spread, count, timber, seed=1, size=0.2, height=0.0):
    """Split chips of wood in a loose heap: each a flake of its own, torn across the grain at its ends, some leaning on others."""
    chance = random.Random(seed)
    for _ in range(count):
        long, broad, thick = size * chance.uniform(0.9, 2.1), size * chance.uniform(0.28, 0.62), size * chance.uniform(0.06, 0.16)
        away, turn = spread * math.sqrt(chance.random()), chance.uniform(0, 6.3)
        heap = max(0.0, 1 - away / spread) * size * 0.45 * chance.random()
        at = (centre[0] + away * math.cos(turn), centre[1] + away * 0.7 * math.sin(turn), height + heap + 0.015)
        _flake(long, broad, thick, timber, at, (chance.uniform(-0.3, 0.3), chance.uniform(-0.2, 0.2), chance.uniform(0, 6.3)), chance)


def _flake(long, broad, thick, timber, at, turn, chance):
    """Its grain runs along x; it is bent a little, thin at one edge, and no two fibres end at one place."""
    columns, rows = 9, 5
    ends = [[chance.uniform(-0.18, 0.10) * long for _ in range(rows)] for _ in (0, 1)]
    edges = [[chance.uniform(-0.10, 0.06) * broad for _ in range(columns)] for _ in (0, 1)]
    bend, wedge = chance.uniform(-0.10, 0.10) * long, chance.uniform(0.3, 0.9)
    vertices = []
    for top in (0, 1):
        for i in range(columns):
            for j in range(rows):
                u, v = 2 * i / (columns - 1) - 1, 2 * j / (rows - 1) - 1
                torn = ends[u > 0][j] * abs(u) ** 5 * (1 if u > 0 else -1)
                split = edges[v > 0][i] * abs(v) ** 3 * (1 if v > 0 else -1)
                body = thick * (1 - wedge * (v + 1) / 2) * (1 - 0.6 * u ** 6) * (0.85 + 0.15 * ((j * 7 + i) % 3))
                vertices.append((u * long / 2 + torn, v * broad / 2 + split, bend * u * u + top * body))
    half = columns * rows
    faces = []
    for i in range(columns - 1):
        for j in range(rows - 1):
            k = i * rows + j
            faces += [(k, k + 1, k + rows + 1, k + rows), (half + k, half + k + rows, half + k + rows + 1, half + k + 1)]
    rim = [i * rows for i in range(columns)] + [half - rows + j for j in range(1, rows)]
    rim += [i * rows + rows - 1 for i in range(columns - 2, -1, -1)] + list(range(rows - 2, 0, -1))
    faces += [(k, after, half + after, half + k) for k, after in zip(rim, rim[1:] + rim[:1])]
    forms.mesh_object("chip", vertices, faces, timber, at, turn).data.use_auto_smooth = True


def billet(at, length, thick, timber, heading=0.0, lean=0.0, seed=1):
    """A split piece of heartwood: sawn across at both ends, rough along its sides."""
    chance = random.Random(seed)
    corners = [(math.cos(a) * thick * r, math.sin(a) * thick * r) for a, r in ((0.5, 0.60), (1.5, 0.50), (2.4, 0.62), (3.7, 0.56), (4.6, 0.50), (5.6, 0.60))]
    columns, sides = 14, 24
    vertices = []
    for i in range(columns + 1):
        for k in range(sides):
            place = k * len(corners) / sides
            (y, z), (to_y, to_z) = corners[int(place)], corners[(int(place) + 1) % len(corners)]
            share, rough = place % 1, 1 + chance.uniform(-0.025, 0.025)
            vertices.append((length * (i / columns - 0.5), rough * (y + (to_y - y) * share), rough * (z + (to_z - z) * share)))
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for i in range(columns) for k in range(sides)]
    faces += [tuple(range(sides - 1, -1, -1)), tuple(range(columns * sides, (columns + 1) * sides))]
    thing = forms.mesh_object("billet", vertices, faces, timber, (at[0], at[1], at[2] + thick * 0.5), (chance.uniform(0, 6.3), 0, 0))
    thing.rotation_euler = (seed * 1.05, -math.radians(lean), math.radians(heading))
    thing.data.use_auto_smooth = True
    worn = thing.modifiers.new("worn", "BEVEL")
    worn.width, worn.segments, worn.limit_method, worn.angle_limit = 0.006, 2, "ANGLE", 0.9


def curl(at, radius, width, turns, timber, heading=0.0):
    """A shaving as a plane leaves it: a thin ribbon rolled up loosely, drawn out sideways, its edges wavy."""
    chance = random.Random(int(1000 * radius + heading))
    vertices, steps = [], int(turns * 28)
    drift, phase = width * chance.uniform(0.35, 0.6), chance.uniform(0, 6.3)
    for i in range(steps + 1):
        a = 2 * math.pi * turns * i / steps
        far = radius * (1 - 0.55 * i / steps)
        for side in (-0.5, 0, 0.5):
            wave = 0.05 * radius * math.sin(5 * a * (1 + 0.2 * side) + phase + side)
            x = drift * a / 6.28 + side * width * (0.9 + 0.12 * math.sin(1.7 * a + phase))
            vertices.append((x, (far + wave) * math.cos(a - 1.6), (far + wave) * math.sin(a - 1.6) + radius))
    faces = [(3 * i + k, 3 * i + k + 1, 3 * i + k + 4, 3 * i + k + 3) for i in range(steps) for k in (0, 1)]
    thing = forms.mesh_object("shaving", vertices, faces, timber, at, (0, 0, math.radians(heading)))
    thick = thing.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.004


def tears(centre, spread, count, seed=1, height=0.0):
    """Frankincense: dried drops of resin, none upon another, round or drawn out to a tip, clear or milky, every third one broken; crumbs between them."""
    chance = random.Random(seed)
    kinds = [nature.resin(*shades) for shades in (("#a8681c", "#d9a950"), ("#c08a3a", "#ecd9a8"), ("#8f5514", "#c8923c"))]
    placed = []
    for _ in range(30 * count):
        size = chance.choice((chance.uniform(0.055, 0.105), chance.uniform(0.05, 0.08), chance.uniform(0.014, 0.028)))
        x, y = centre[0] + chance.gauss(0, 0.6) * spread, centre[1] + chance.gauss(0, 0.42) * spread
        if len(placed) == 3 * count or any(math.dist((x, y), other[:2]) < 0.95 * (size + other[2]) for other in placed):
            continue
        placed.append((x, y, size))
        drop = forms.pebble((size * chance.uniform(1.0, 1.3), size * chance.uniform(0.85, 1), size * chance.uniform(0.8, 0.95)), chance.choice(kinds), (x, y, height + size * 0.80), detail=5)
        tip = chance.choice((0.0, 0.35, 0.7))
        planes = [_plane(chance) for _ in range(chance.choice((0, 0, 4)) if size > 0.03 else 5)]
        for vertex in drop.data.vertices:
            # The tip that it hung by: drawn out along x, thinner towards the end.
            ahead = max(0.0, vertex.co.x)
            vertex.co.x += tip * ahead ** 3
            vertex.co.y, vertex.co.z = (side * (1 - 0.45 * tip * ahead ** 2) for side in (vertex.co.y, vertex.co.z))
            for normal, far in planes:
                beyond = vertex.co.dot(normal) - far
                if beyond > 0:
                    vertex.co -= normal * beyond
        drop.rotation_euler = (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), chance.uniform(0, 6.3))
        rough = drop.modifiers.new("lumps", "DISPLACE")
        rough.texture = bpy.data.textures.new("lumps", "CLOUDS")
        rough.texture.noise_scale, rough.strength, rough.texture_coords = 0.05, 0.16 * size, "GLOBAL"


def _plane(chance):
    """Where a drop is broken: the way its face looks, and how far from the middle it lies, of 1."""
    turn, up = chance.uniform(0, 6.3), chance.uniform(-0.2, 0.9)
    return Vector((math.cos(turn), math.sin(turn), up)).normalized(), chance.uniform(0.45, 0.75)


def ylang(at, size, seed=1):
    """A fallen flower: three long petals over three, narrow and twisted like ribbons, the ends of which droop to the table."""
    chance = random.Random(seed)
    tints = [nature.petal("#d2ba4c", "#a79c38", space="UV"), nature.petal("#c6b552", "#94963c", space="UV")]
    x, y, z = at
    heart = z + 0.16 * size
    for i in range(6):
        heading, length, wide = i * math.pi / 3 + chance.uniform(-0.22, 0.22), size * chance.uniform(0.95, 1.35), size * chance.uniform(0.11, 0.15)
        sway, phase, turns = chance.choice((-1, 1)) * chance.uniform(0.5, 1.3), chance.uniform(0, 6.3), chance.uniform(0.6, 1.2)
        points, rolls = [(x, y, heart)], [0.0]
        for k in range(1, 21):
            t = k / 20
            roll = turns * math.sin(5 * t + phase) * t
            way = heading + sway * t * t + 0.35 * math.sin(6 * t + phase) * t
            low = z + 0.055 + 0.5 * wide * abs(math.sin(roll))
            arched = heart * (1 - t) ** 1.5 + size * (0.30 if i % 2 else 0.14) * math.sin(math.pi * t ** 0.8) + 0.03 * size * math.sin(9 * t + phase)
            points.append((points[-1][0] + length / 20 * math.cos(way), points[-1][1] + length / 20 * math.sin(way), max(low, z + arched * (1 - 0.6 * t))))
            rolls.append(roll)
        forms.ribbon(points, wide, tints[i % 2], rolls, fold=0.35, widest=0.40)
    forms.pebble((0.040, 0.040, 0.026), materials.plain("#8c8a3c"), (x, y, heart + 0.008), detail=3)
    away = chance.uniform(0, 6.3)
    forms.stem([(x, y, heart - 0.01), (x + 0.16 * math.cos(away), y + 0.16 * math.sin(away), z + 0.06), (x + 0.32 * math.cos(away), y + 0.32 * math.sin(away), z + 0.02)], 0.016, materials.plain("#7d8450"))


def lemongrass(start, heading, length, count, seed=1):
    """Stalks, swollen and pale at their foot with a little purple, in sheaths that open one by one into long folded blades."""
    chance = random.Random(seed)
    bulb, blades = nature.sheath(), [nature.leaf(*shades, veins=0.5, space="UV") for shades in (("#7d9450", "#a2b272"), ("#90a35c", "#b4bf84"))]
    for i in range(count):
        turn = math.radians(heading + chance.uniform(-5, 5))
        x, y, z = start[0] - 0.13 * (i - count / 2) * math.sin(turn), start[1] + 0.13 * (i - count / 2) * math.cos(turn), start[2] + 0.085 + 0.10 * (i % 2)
        grown = length * chance.uniform(0.42, 0.52)
        stout = chance.uniform(0.85, 1.1)
        foot = forms.smoothed([(0.060, 0.004), (0.070, 0.05), (0.076, 0.16), (0.070, 0.30)], steps=5)
        # Each sheath ends in a thin edge round the next one.
        outline = [(0.054, 0), *foot, (0.064, 0.302), (0.058, 0.52), (0.053, 0.522), (0.047, grown), (0.036, grown + 0.02)]
        stalk = forms.lathe([(r * stout, h) for r, h in outline] + [(0.001, grown + 0.02)], bulb, (x, y, z))
        stalk.rotation_euler = (0, math.pi / 2 - 0.02, turn)
        cut = forms.lathe([(0.054 * stout, 0.0), (0.040 * stout, -0.003), (0.038 * stout, 0.002), (0.020 * stout, -0.003), (0.018 * stout, 0.001), (0.001, -0.002)], materials.plain("#d3bf98"), (x, y, z))
        cut.rotation_euler = stalk.rotation_euler
        for k in range(5):
            share, sway, phase = grown * (0.62 + 0.09 * k), chance.uniform(-0.5, 0.5), chance.uniform(0, 6.3)
            reach, rise = length * chance.uniform(0.45, 0.75), chance.uniform(0.05, 0.30)
            at = (x + share * math.cos(turn), y + share * math.sin(turn), z + 0.02)
            points, rolls = [at], [0.0]
            for step in range(1, 25):
                t = step / 24
                way = turn + sway * t * t
                points.append((points[-1][0] + reach / 24 * math.cos(way), points[-1][1] + reach / 24 * math.sin(way), max(start[2] + 0.02, at[2] * (1 - t) + rise * math.sin(math.pi * t ** 1.3))))
                rolls.append(1.1 * math.sin(3 * t + phase) * t)
            forms.ribbon(points, 0.085 * stout, chance.choice(blades), rolls, fold=0.8, widest=0.30, roundness=0.45)
