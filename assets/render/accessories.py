"""What keeps the oils and fills the diffusers."""
import math

import forms
import materials
from forms import fillet, lathe
from oils import bottle, plinth


def oil_stand():
    """A walnut block with three bottles sunk into it."""
    forms.block((1.95, 0.72, 0.24), materials.walnut((0.5, 7, 7)), edge=0.035)
    forms.block((1.952, 0.722, 0.02), materials.brass(), at=(0, 0, 0.05), edge=0.004)
    for x, oil, dropper in ((-0.62, "Lavender", True), (0, "Sweet Orange", False), (0.62, "Cedarwood", True)):
        lathe(fillet([(0.31, 0.238), (0.345, 0.238), (0.345, 0.25), (0.31, 0.25)], 0.005), materials.brass(), (x, 0, 0))
        bottle((x, 0, 0.16), oil, dropper=dropper)


def scent_stones():
    """Unglazed clay tablets in a shallow stoneware dish."""
    dish = fillet([(0.001, 0), (0.55, 0), (0.80, 0.05), (0.86, 0.17), (0.83, 0.18), (0.76, 0.08), (0.50, 0.05), (0.001, 0.05)], 0.03, steps=8)
    lathe(dish, materials.ceramic("#efe6d6"))
    clays = [materials.ceramic(colour, speckle, gloss=0.9) for colour, speckle in
             (("#8f5637", "#4a2a18"), ("#b58a68", "#6a472e"), ("#9a6040", "#4c2b19"), ("#a5623c", "#54301c"))]
    places = ((-0.36, -0.12, 0.055, 0), (0.25, -0.22, 0.055, 0), (0.40, 0.36, 0.055, 0), (-0.10, 0.06, 0.185, 7))
    for clay, (x, y, z, lean) in zip(clays, places):
        tablet = fillet([(0.001, 0), (0.26, 0), (0.27, 0.12), (0.15, 0.12), (0.13, 0.105), (0.001, 0.105)], 0.03)
        stone = lathe(tablet, clay, (x, y, z), flutes=28, depth=0.02)
        stone.rotation_euler = (math.radians(lean), math.radians(-lean / 2), 0)
    bottle((0.52, 1.1, 0), "Geranium")


def carafe():
    """A small glass jug for filling the tank, half full of water, on a folded cloth."""
    for i in range(2):
        forms.block((1.75, 1.35, 0.05), materials.linen("#c9b08a"), (0.02 * i, 0.04, 0.052 * i), edge=0.024)
    foot = 0.105
    outer = forms.smoothed([(0.001, 0), (0.40, 0), (0.50, 0.06), (0.53, 0.30), (0.44, 0.62), (0.27, 0.92), (0.25, 1.10), (0.34, 1.38)])
    inner = [(max(r - 0.025, 0.001), max(z, 0.05)) for r, z in reversed(outer)]
    lathe(outer + inner, materials.glass("#fdfaf6"), (0, 0, foot))
    water = [(max(r - 0.024, 0.001), max(z, 0.049)) for r, z in outer if z <= 0.55]
    lathe(water + [(0.001, water[-1][1])], materials.glass("#fbf9f8"), (0, 0, foot))
    collar = fillet([(0.262, 0.92), (0.29, 0.92), (0.285, 1.02), (0.258, 1.02)], 0.01)
    lathe(collar, materials.brass(), (0, 0, foot))


def funnel():
    """A brass funnel standing in an open bottle's place, on a stone disc."""
    top = plinth(0.80, at=(0.0, 0.05, 0))
    cone = fillet([(0.055, 0.0), (0.075, 0.34), (0.40, 0.78), (0.42, 0.90), (0.435, 0.90), (0.435, 0.92), (0.40, 0.92), (0.38, 0.79), (0.06, 0.37), (0.042, 0.0)], 0.03, steps=6)
    thing = lathe(cone, materials.brass(0.2), (-0.34, -0.18, top + 0.425))
    thing.rotation_euler = (math.radians(180), 0, 0)
    thing.location = (-0.30, -0.22, top + 0.92)
    bottle((0.42, 0.18, top), "Cedarwood")


def oil_box():
    """An open cedar box with two rows of bottles."""
    timber, side = materials.cedar(), materials.cedar((7, 0.5, 7))
    forms.block((2.5, 1.35, 0.10), timber, edge=0.02)
    for y in (-0.63, 0.63):
        forms.block((2.5, 0.09, 0.36), timber, (0, y, 0.06), edge=0.02)
    for x in (-1.205, 0, 1.205):
        forms.block((0.09, 1.2, 0.34), side, (x, 0, 0.06), edge=0.02)
    lid = forms.block((2.5, 1.35, 0.09), timber, (0, 1.02, 0.50), edge=0.02)
    lid.rotation_euler = (math.radians(-76), 0, math.pi)
    for x in (-0.7, 0.7):
        forms.block((0.16, 0.02, 0.12), materials.brass(), (x, 0.69, 0.32), edge=0.008)
    forms.block((0.22, 0.02, 0.16), materials.brass(), (0, -0.685, 0.20), edge=0.008)
    for x, y, oil in ((-0.85, 0.26, "Rosemary"), (-0.22, 0.28, "Lemon"), (0.25, 0.28, "Geranium"), (0.88, 0.26, "Lavender"),
                      (-0.86, -0.3, "Lavender"), (-0.30, -0.3, "Bergamot"), (0.32, -0.3, "Eucalyptus")):
        bottle((x, y, 0.1), oil)


def gift_box():
    """A linen-covered box with three bottles in it, its lid and ribbon beside."""
    cloth, inside = materials.linen("#b89c74"), materials.plain("#f3eadb", 0.8)
    forms.block((2.1, 1.0, 0.06), cloth, (0, 0.1, 0), edge=0.015)
    for y in (-0.38, 0.58):
        forms.block((2.1, 0.05, 0.42), cloth, (0, y, 0.02), edge=0.015)
    for x in (-1.025, 1.025):
        forms.block((0.05, 0.96, 0.42), cloth, (x, 0.1, 0.02), edge=0.015)
    forms.block((2.0, 0.9, 0.16), inside, (0, 0.1, 0.06), edge=0.01)
    for x, oil in ((-0.62, "Lavender"), (0, "Frankincense"), (0.62, "Bergamot")):
        bottle((x, 0.06, 0.22), oil)
    lid = forms.block((2.16, 1.06, 0.16), cloth, (0.12, 1.02, 0.28), edge=0.02)
    lid.rotation_euler = (math.radians(74), math.radians(0), math.radians(4))
    forms.block((2.12, 0.012, 0.10), materials.plain("#b08d57", 0.5), (0, -0.41, 0.16), edge=0.005)
