"""What people keep beside a diffuser: books, a cup, towels, a pillow."""
import math

import bpy

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
