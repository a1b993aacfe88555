"""What keeps the oils and fills the diffusers."""
import math

import bpy

import diffusers
import forms
import harvest
import materials
from forms import fillet, lathe
from oils import bottle, lying_dropper


def oil_stand():
    """A walnut block with three wells: two hold bottles, the third bottle stands before it."""
    left = -0.16
    board = forms.block((1.95, 0.72, 0.24), materials.walnut((0.5, 7, 7)), (left, 0, 0), edge=0.035)
    wells = [left + x for x in (-0.64, 0, 0.64)]
    forms.bored(board, [(x, 0, 0.316, 0.15) for x in wells])
    forms.block((1.952, 0.722, 0.016), materials.brass(), at=(left, 0, 0.05), edge=0.004)
    for x in wells:
        lathe(fillet([(0.303, 0.20), (0.303, 0.250), (0.318, 0.250), (0.319, 0.238)], 0.004), materials.brass(), (x, 0, 0))
    bottle((wells[0], 0, 0.15), "Lavender", turn=0.05)
    bottle((wells[1], 0, 0.15), "Sweet Orange", dropper=False, turn=-0.04)
    bottle((0.84, -0.86, 0), "Cedarwood", turn=-0.10)


def scent_stones():
    """Unglazed clay tablets, stamped with an A, in a flat stoneware dish with an upright rim."""
    dish = fillet([(0.001, 0), (0.80, 0), (0.85, 0.04), (0.85, 0.17), (0.815, 0.17), (0.80, 0.06), (0.001, 0.06)], 0.02, steps=8)
    lathe(dish, materials.ceramic("#e9e0d0", gloss=0.7))
    clays = [materials.terracotta(*shades) for shades in (("#9a6248", "#b58468"), ("#7f5443", "#9c7460"), ("#ab8a70", "#c6aa90"), ("#8c5c49", "#a87d68"))]
    for clay, (x, y, z, lean, turn) in zip(clays, ((-0.38, -0.20, 0.062, 0, 12), (0.30, -0.30, 0.062, 0, -10), (0.30, 0.36, 0.062, 0, 34), (-0.20, 0.26, 0.122, -13, -16))):
        _tablet(clay, (x, y, z), lean, turn)
    bottle((0.52, 1.20, 0), "Geranium", turn=-0.2)


def _tablet(clay, at, lean, turn):
    """A plain disc with a soft edge; the stamp leaves a sunken round and the letter standing in it."""
    base = bpy.data.objects.new("tablet", None)
    bpy.context.collection.objects.link(base)
    disc = lathe(fillet([(0.001, 0), (0.27, 0), (0.28, 0.02), (0.28, 0.085), (0.268, 0.10), (0.200, 0.10), (0.192, 0.086), (0.001, 0.086)], 0.012), clay)
    letter = forms.flat_lettering("A", 0.36, (0, -0.118, 0.088), clay, style="12-Bold", depth=0.011)
    for part in (disc, letter):
        part.parent = base
    base.location, base.rotation_euler = at, (math.radians(-lean), 0, math.radians(turn))


def carafe():
    """A small glass jug, half full, before a diffuser that waits to be filled: its tank is open, its bell stands behind."""
    lip = forms.smoothed([(0.001, 0), (0.38, 0), (0.49, 0.06), (0.53, 0.28), (0.45, 0.60), (0.29, 0.90), (0.255, 1.10), (0.31, 1.34), (0.335, 1.38)])
    inner = [(max(r - 0.028, 0.001), max(z, 0.05)) for r, z in reversed(lip)]
    at = (-0.60, -0.30, 0)
    jug = lathe(lip + [(lip[-1][0] - 0.010, 1.392)] + inner, materials.glass("#fdfaf6"), at)
    _spout(jug, 1.08, 0.20)
    water = [(max(r - 0.024, 0.001), max(z, 0.049)) for r, z in lip if z <= 0.62]
    level, rim = water[-1][1], water[-1][0]
    lathe(water + [(rim - 0.014, level - 0.008), (rim - 0.04, level - 0.011), (0.001, level - 0.011)], materials.glass("#fbf9f8", ior=1.33), at)
    lathe(fillet([(0.268, 0.93), (0.295, 0.93), (0.285, 1.02), (0.262, 1.02)], 0.01), materials.brass(), at)
    forms.group(_open_diffuser, (0.68, 0.45, 0))
    forms.group(lambda: diffusers.grove_bell("#ffffff", 0), (0.02, 1.72, -0.823))


def jug(at, liquid, level):
    """Blown glass with a brass collar, filled up to `level`."""
    outer = forms.smoothed([(0.001, 0), (0.40, 0), (0.50, 0.06), (0.53, 0.30), (0.44, 0.62), (0.27, 0.92), (0.25, 1.10), (0.34, 1.38)])
    inner = [(max(r - 0.025, 0.001), max(z, 0.05)) for r, z in reversed(outer)]
    lathe(outer + inner, materials.glass("#fdfaf6"), at)
    inside = [(max(r - 0.024, 0.001), max(z, 0.049)) for r, z in outer if z <= level]
    lathe(inside + [(0.001, inside[-1][1])], materials.glass(liquid), at)
    collar = fillet([(0.262, 0.92), (0.29, 0.92), (0.285, 1.02), (0.258, 1.02)], 0.01)
    lathe(collar, materials.brass(), at)


def _spout(jug, from_height, reach):
    """Draws the rim out to a lip at the right, towards what is filled."""
    top = max(vertex.co.z for vertex in jug.data.vertices)
    for vertex in jug.data.vertices:
        x, y, z = vertex.co
        if z > from_height:
            high = ((z - from_height) / (top - from_height)) ** 2
            aside = math.atan2(y, x) - math.radians(12)
            vertex.co.x += reach * high * math.exp(-(aside / 0.42) ** 2)
            vertex.co.z += 0.05 * high * math.exp(-(aside / 0.42) ** 2)


def _open_diffuser():
    diffusers.grove_base()
    lathe(fillet([(0.525, 0.80), (0.50, 0.81), (0.475, 0.80), (0.47, 0.40), (0.001, 0.40)], 0.02), materials.ceramic("#efe6d6", "#d9ccb6", gloss=0.3))
    lathe(fillet([(0.10, 0.40), (0.10, 0.415), (0.001, 0.415)], 0.005), materials.brass())
    lathe([(0.001, 0.399), (0.474, 0.399), (0.474, 0.56), (0.460, 0.552), (0.43, 0.55), (0.001, 0.55)], materials.glass("#fbf9f8", ior=1.33))


def funnel():
    """A brass funnel in the neck of an open bottle, whose dropper lies beside it; the bottle that is emptied into it stands behind."""
    bottle((-0.28, 0, 0), "Sandalwood", turn=0.06, opened=True)
    cone((-0.28, 0, 0.84 - 0.405), roughness=0.26)
    lying_dropper((0.50, -0.80), 112)
    bottle((0.62, 0.62, 0), "Bergamot", turn=-0.08)


def cone(at, scale=1.0, roughness=0.2):
    """The funnel itself, its stem down."""
    outline = fillet([(0.055, 0.0), (0.075, 0.34), (0.40, 0.78), (0.42, 0.90), (0.435, 0.90), (0.435, 0.92), (0.40, 0.92), (0.38, 0.79), (0.06, 0.37), (0.042, 0.0)], 0.03, steps=6)
    return lathe([(r * scale, z * scale) for r, z in outline], materials.brass(roughness), at)


def oil_box():
    """A cedar box with a tall back: five oils stand on its step, the row of wells before them is empty."""
    timber, side = materials.cedar(), materials.cedar((7, 0.5, 7))
    forms.block((2.5, 1.35, 0.09), timber, edge=0.02)
    forms.block((2.5, 0.09, 0.30), timber, (0, -0.63, 0.05), edge=0.02)
    forms.block((2.5, 0.09, 0.96), timber, (0, 0.63, 0.05), edge=0.02)
    for x in (-1.205, 1.205):
        forms.slab([(-0.66, 0.02), (0.66, 0.02), (0.66, 0.98), (0.40, 0.92), (-0.66, 0.34)], 0.09, side, (x, 0, 0))
    forms.block((2.34, 0.60, 0.24), timber, (0, 0.30, 0.08), edge=0.012)
    forms.block((2.34, 0.04, 0.30), timber, (0, -0.015, 0.08), edge=0.008)
    dark = materials.plain("#5b3520", 0.8)
    for i in range(5):
        x = -0.94 + 0.47 * i
        lathe([(0.195, 0.1005), (0.001, 0.1005)], dark, (x, -0.31, 0))
        lathe(fillet([(0.195, 0.09), (0.21, 0.102), (0.225, 0.09)], 0.004), timber, (x, -0.31, 0))
        bottle((x, 0.27, 0.32), ("Rosemary", "Lemon", "Geranium", "Lavender", "Cedarwood")[i], scale=0.70, turn=(0.06, -0.04, 0.02, 0.05, -0.05)[i], dropper=i != 1)
    bottle((0.72, -1.22, 0), "Bergamot", scale=0.70, turn=0.12)
    harvest.curl((-0.62, -1.16, 0), 0.085, 0.14, 1.6, timber, heading=24)
    harvest.chips((-0.34, -1.10), 0.20, 7, timber, seed=4, size=0.15)
    forms.block((0.30, 0.012, 0.12), materials.brass(), (0, -0.678, 0.14), edge=0.006)
    forms.upright_lettering("Aurelle", 0.085, (0, -0.686, 0.178), materials.plain("#4a3620", 0.5))


def gift_box():
    """A linen-covered box, open: two oils in their places and one taken out, the printed lid behind, the card before them."""
    cloth, inside, gilt = materials.linen("#cdbb9c"), materials.paper("#efe6d6"), materials.brass(0.32)
    forms.block((2.1, 1.0, 0.05), cloth, (0, 0.1, 0), edge=0.015)
    for y in (-0.38, 0.58):
        forms.block((2.1, 0.05, 0.34), cloth, (0, y, 0.0), edge=0.018)
    for x in (-1.025, 1.025):
        forms.block((0.05, 1.0, 0.34), cloth, (x, 0.1, 0.0), edge=0.018)
    forms.block((2.0, 0.91, 0.20), inside, (0, 0.1, 0.05), edge=0.01)
    for x in (-0.66, 0, 0.66):
        lathe(fillet([(0.306, 0.248), (0.33, 0.254), (0.345, 0.248)], 0.004), inside, (x, 0.10, 0))
    lathe([(0.001, 0.2505), (0.31, 0.2505)], materials.plain("#b9a98f", 0.9), (0.66, 0.10, 0))
    for at, oil, turn in (((-0.66, 0.10, 0.18), "Lavender", 0.05), ((0, 0.10, 0.18), "Frankincense", -0.03), ((0.66, -0.84, 0), "Bergamot", 0.10)):
        bottle(at, oil, turn=turn)
    lid = bpy.data.objects.new("lid", None)
    bpy.context.collection.objects.link(lid)
    top = forms.block((2.16, 1.06, 0.34), cloth, edge=0.02)
    name = forms.flat_lettering("Aurelle", 0.24, (0.34, 0.22, 0.345), gilt, depth=0.003, spacing=1.06)
    for part in (top, name):
        part.parent = lid
    lid.location, lid.rotation_euler = (0.34, 1.12, 0.52), (math.radians(78), 0, math.radians(-5))
    _card((-0.50, -1.02, 0.006), 10)


def _card(at, turn):
    """A printed card lying on the table: a head and three short columns of lines."""
    ink = materials.plain("#4a3a2a", 0.6)
    base = bpy.data.objects.new("card", None)
    bpy.context.collection.objects.link(base)
    parts = [forms.block((1.10, 0.72, 0.010), materials.paper("#f7f1e4"), edge=0.003)]
    parts.append(forms.flat_lettering("Three blends", 0.115, (0, 0.17, 0.0112), ink, style="12-Italic"))
    for i, (head, lines) in enumerate((("EVENING", ("Lavender 3", "Frankincense 2")), ("STILL", ("Frankincense 3", "Bergamot 1")), ("MORNING", ("Bergamot 3", "Lavender 1")))):
        x = (i - 1) * 0.345
        parts.append(forms.flat_lettering(head, 0.050, (x, 0.02, 0.0112), ink, spacing=1.2))
        parts += [forms.flat_lettering(line, 0.052, (x, -0.07 - 0.075 * k, 0.0112), ink, style="12-Italic") for k, line in enumerate(lines)]
    for part in parts:
        part.parent = base
    base.location, base.rotation_euler = at, (0, 0, math.radians(turn))
