"""What people keep beside a diffuser: books, a cup, towels, a pillow; what a shop sends: a parcel, a card in its envelope."""
import math
import random

import bpy
from mathutils import Vector

import botanicals
import forms
import materials
from forms import fillet, lathe


def book(at, size, colour, turn, upright=False):
    """A linen-bound book, its back to the front: two boards and a block of pages; lying, or standing on its edge with its back to the front."""
    width, depth, height = size
    cloth, pages = materials.linen(colour), materials.plain("#efe6d2", 0.85)
    parts = [
        forms.block((width, depth, 0.02), cloth, at=(0, 0, 0), edge=0.006),
        forms.block((width - 0.07, depth - 0.07, height - 0.04), pages, at=(0, 0, 0.02), edge=0.01),
        forms.block((width, depth, 0.02), cloth, at=(0, 0, height - 0.02), edge=0.006),
        forms.block((width, 0.03, height), cloth, at=(0, -depth / 2, 0), edge=0.012),
    ]
    base = bpy.data.objects.new("book", None)
    bpy.context.collection.objects.link(base)
    for part in parts:
        part.parent = base
    base.location, base.rotation_euler = at, (0, math.radians(90 if upright else 0), math.radians(turn))
    if upright:
        base.location[2] += width / 2


def cup(at, saucer=True, tall=0.56):
    """A handle-less stoneware cup of tea, `tall` high."""
    clay, tea = materials.ceramic("#e8d9bf"), materials.plain("#7a3e14", 0.08, Specular=0.6)
    if saucer:
        lathe(fillet([(0.001, 0), (0.40, 0), (0.52, 0.05), (0.50, 0.07), (0.36, 0.03), (0.001, 0.03)], 0.02), clay, at)
    wall = forms.smoothed([(0.20, 0.035), (0.27, 0.06), (0.33, tall * 0.32), (0.36, tall * 0.66), (0.365, tall - 0.03)])
    lathe([(0.001, 0.035), *wall, (0.355, tall), (0.342, tall - 0.01), (0.335, tall - 0.14), (0.001, tall - 0.14)], clay, at)
    lathe([(0.001, tall - 0.10), (0.35, tall - 0.10)], tea, at)


def towels(at, colours, width=1.7):
    """A stack of folded towels, none quite like the one below."""
    for i, colour in enumerate(colours):
        towel = forms.block((width * (1 - 0.06 * (i % 2)), 1.2, 0.27), materials.linen(colour), at=(at[0], at[1], at[2] + 0.27 * i), edge=0.12)
        towel.rotation_euler[2] = math.radians((2, -2, 1)[i % 3])


def pillow(at, size, colour, turn=0.0):
    """Soft and full, drawn in at its corners; it leans against what is behind it."""
    thing = forms.pebble((1, 1, 1), materials.linen(colour), at, detail=6)
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        full = max(abs(x), abs(z)) or 1
        flat = math.hypot(x, z) / full
        vertex.co = (x * flat * size[0] / 2, y * size[1] / 2 * (0.55 + 0.45 * abs(y)), z * flat * size[2] / 2)
    thing.rotation_euler = (math.radians(-14), 0, math.radians(turn))


# Things whose size everyone knows, at their true size, beside what stands at the origin: 1 is its right side, -1 its left.
def novels(one, other, away=1.10, heading=32):
    """Two standing books, the nearer 21 × 14 cm."""
    def build(side):
        turn, thick = math.radians(heading * side), 0.24
        for colour, size, out in ((one, (2.1, 1.4, thick), 0), (other, (1.9, 1.3, 0.20), thick)):
            left = out if side > 0 else -out - size[2]
            book((away * side + left * math.cos(turn), 0.30 + left * math.sin(turn), 0), size, colour, heading * side, upright=True)
    return build


def notebook(colour, heading):
    """A notebook as large as a hand, 14 × 9 cm."""
    return lambda side: book((1.36 * side, 0.10, 0), (0.9, 1.4, 0.13), colour, -heading * side)


def tall_cup(nearer=0.0):
    """8 cm tall."""
    return lambda side: cup((1.28 * side, 0.05 - nearer, 0), saucer=False, tall=0.8)


def two_lemons(side):
    """6 cm across."""
    botanicals.lemon((1.22 * side, -0.12), 0.30, heading=70 * side, leafy=True)
    botanicals.lemon((1.66 * side, 0.62), 0.29, heading=-30 * side)


def together(things, at, turn):
    """Things made around the origin, put down as one."""
    base = bpy.data.objects.new("together", None)
    bpy.context.collection.objects.link(base)
    for thing in things:
        thing.parent = base
    base.location, base.rotation_euler = at, (0, 0, math.radians(turn))


def parcel(at, size, turn, colour="#bda384", tied=(0.18, 0.04)):
    """A box of board with its lid, a linen string round it both ways; its bow is over `tied`."""
    wide, deep, high = size
    board, skirt, thick = materials.kraft(colour), 0.30, 0.028
    parts = [forms.block((wide - 0.07, deep - 0.07, high - 0.01), board, edge=0.012)]
    parts.append(forms.block((wide, deep, thick), board, (0, 0, high - thick), edge=0.013))
    for side in (-1, 1):
        parts.append(forms.block((wide, thick, skirt), board, (0, side * (deep - thick) / 2, high - skirt - 0.006), edge=0.007))
        parts.append(forms.block((thick, deep - 2 * thick - 0.008, skirt), board, (side * (wide - thick) / 2, 0, high - skirt - 0.006), edge=0.007))
    together(parts + _string(wide / 2, deep / 2, high, tied), at, turn)


def _string(wide, deep, high, tied):
    """Round a box of half its width and depth, tied in a bow on the lid."""
    flax, thick = materials.plain("#e6d9bd", 0.95, Sheen=0.3), 0.0125
    x, y = tied
    top, out = high + thick, thick
    # From the lid's rim it draws in to the foot, which is narrower, and goes under it.
    across = [(sign * far, y, z) for sign, far, z in _over(wide + out, top)]
    along = [(x, sign * far, z) for sign, far, z in _over(deep + out, top)]
    across[4:4], along[4:4] = [(x, y, top + 0.004)], [(x, y, top + 2 * thick)]
    lines = [forms.fillet(line, 0.035) for line in (across, along)]
    knot = Vector((x, y, top + 0.03))
    for loop in (
        ((0, 0, 0), (0.16, 0.12, 0.10), (0.38, 0.17, 0.10), (0.47, 0.08, 0.03), (0.36, -0.01, 0.0), (0.16, -0.02, 0.03), (0, 0, 0.012)),
        ((0, 0, 0), (-0.15, 0.07, 0.11), (-0.36, 0.05, 0.11), (-0.45, -0.06, 0.03), (-0.33, -0.13, 0.0), (-0.14, -0.07, 0.03), (0, 0, 0.012)),
        ((0, 0, 0.0), (0.07, -0.10, 0.03), (0.20, -0.24, -0.022), (0.24, -0.40, -0.026), (0.36, -0.50, -0.026)),
        ((0, 0, 0.0), (-0.06, -0.11, 0.03), (-0.05, -0.26, -0.022), (-0.14, -0.38, -0.026), (-0.15, -0.50, -0.026)),
        ((-0.022, -0.04, -0.02), (-0.028, -0.02, 0.030), (0.0, 0.03, 0.040), (0.030, 0.05, -0.01)),
        ((0.024, -0.045, -0.02), (0.012, -0.03, 0.034), (-0.012, 0.025, 0.042), (-0.024, 0.05, -0.01)),
    ):
        lines.append(forms.smoothed([tuple(knot + Vector(point)) for point in loop]))
    return [strand for line in lines for strand in forms.cord(line, thick, flax)]


def _over(half, top):
    """Up one side of a box and down the other: which side, how far from the middle, how high."""
    up = [(-1, half - 0.14, 0.0), (-1, half - 0.040, 0.006), (-1, half, 0.54), (-1, half, top)]
    return up + [(1, far, z) for _, far, z in reversed(up)]


def envelope(at, turn, paper="#efe5d3", lining="#a9a98f"):
    """Lying with its opened flap away from the camera, its lining seen."""
    stock, inside = materials.paper(paper), materials.paper(lining)
    half, deep, flap = 0.70, 0.46, 0.42
    point = [(half - 0.03, deep), (0.16, deep + flap - 0.06), (0.06, deep + flap - 0.01), (-0.06, deep + flap - 0.01), (-0.16, deep + flap - 0.06), (-half + 0.03, deep)]
    lined = [(x * 0.90, deep + (y - deep) * 0.90) for x, y in point]
    parts = [
        forms.flat([(-half, -deep), (half, -deep), (half, deep), *point, (-half, deep)], 0.008, stock),
        forms.flat([(-half * 0.9, -0.1), (half * 0.9, -0.1), *lined], 0.003, inside, (0, 0, 0.008)),
        forms.flat([(-half, -deep), (half, -deep), (half, deep - 0.01), (0.09, 0.02), (-0.09, 0.02), (-half, deep - 0.01)], 0.008, stock, (0, 0, 0.012)),
    ]
    together(parts, at, turn)


def letter(at, turn, size=(0.98, 0.68), seed=5):
    """A card of thick paper with a few lines that a hand wrote, seen from too far to be read."""
    ink, chance = materials.plain("#6a5d52", 0.9), random.Random(seed)
    wide, deep = size
    parts = [forms.block((wide, deep, 0.014), materials.paper("#fbf7ee"), edge=0.004)]
    for row in range(3):
        x, y = -wide / 2 + 0.17, deep / 2 - 0.21 - 0.105 * row
        end = wide / 2 - chance.uniform(0.20, 0.32) if row < 2 else -0.14
        while x < end:
            word, x = _word(x, y, chance.randint(2, 7), chance)
            parts.append(forms.stem(word, 0.0027, ink, taper=0.25))
            x += 0.055
    together(parts, at, turn)


def _word(x, y, letters, chance):
    """Joined loops and arches, as a quick hand makes them."""
    points = []
    for _ in range(letters):
        high = chance.choice((0.026, 0.026, 0.030, 0.026, 0.026, 0.068, -0.042))
        loop, wide = chance.choice((0.004, 0.010, 0.013)), chance.uniform(0.024, 0.038)
        for i in range(10):
            a = 2 * math.pi * i / 10
            up = high * (1 - math.cos(a)) / 2
            points.append((x + wide * i / 10 + loop * math.sin(a) + up * 0.35, y + up, 0.0145))
        x += wide
    return points, x


def label_sheet(at, turn, oil, rows=2, columns=3):
    """Labels as they come from the press, cut through to the paper that carries them; one has been taken off."""
    ink, gilt, paper = materials.plain("#20150c", 0.5), materials.brass(0.35), materials.paper("#f8f3e8")
    carrier = materials.plain("#cbbb9e", 0.5)
    parts = [forms.block((columns * 0.68 + 0.12, rows * 0.51 + 0.12, 0.006), carrier, edge=0.002)]
    for row in range(rows):
        for column in range(columns):
            if (row, column) == (0, columns - 1):
                continue
            x, y = (column - (columns - 1) / 2) * 0.68, (row - (rows - 1) / 2) * 0.51
            parts.append(forms.block((0.60, 0.43, 0.005), paper, (x, y, 0.006), edge=0.0015))
            for line in (-0.188, 0.186):
                parts.append(forms.block((0.54, 0.005, 0.0006), gilt, (x, y + line, 0.011), edge=0.0001))
            for text, size, down, style in (("Aurelle", 0.150, 0.05, "12-Regular"), (oil.upper(), 0.066, -0.069, "08-Regular"), ("essential oil  ·  10 ml", 0.058, -0.147, "08-Italic")):
                parts.append(forms.flat_lettering(text, size, (x, y + down, 0.0114), ink, style=style, spacing=1.05))
    together(parts, at, turn)


def cloth(at, size, turn, colour, folds):
    """A cloth of heavy linen put down on the table, its hems seen."""
    thing = forms.cloth(size, materials.linen(colour), folds=folds, seed=6, crumple=0.014)
    thing.modifiers.new("weight", "SOLIDIFY").thickness = 0.014
    together([thing], at, turn)
