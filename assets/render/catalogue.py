"""What each product looks like and what stands beside it. Every form stands at the origin."""
import math
from dataclasses import dataclass
from typing import Callable

import botanicals
import forms
import materials
from forms import arc, fillet, lathe

WARM = "#ffb765"


@dataclass(frozen=True)
class Shot:
    build: Callable[[], None]
    distance: float
    aim: float
    lit: Callable[[], None] | None = None


def vent(height, radius):
    """The brass mouth the mist leaves by."""
    lathe(fillet([(radius, height - 0.05), (radius, height + 0.025), (radius * 0.62, height + 0.025), (radius * 0.5, height - 0.04)], 0.015), materials.brass(), name="vent")
    lathe([(0.001, height - 0.03), (radius * 0.55, height - 0.03)], materials.plain("#14100c"))


def light_ring(radius, height, glow, strength):
    """The seam the LED shines through."""
    lathe([(radius, height), (radius, height + 0.035)], materials.light(glow, strength), name="led")


def amber_stone(glow=WARM, strength=2.2):
    stone = materials.travertine("#cb9465", "#945f38")
    lathe(fillet([(0.001, 0.03), (0.70, 0.03), (0.78, 0.20), (0.81, 0.62), (0.79, 0.70), (0.72, 0.70)], 0.06), stone)
    light_ring(0.745, 0.70, glow, strength)
    lathe(fillet([(0.72, 0.735), (0.80, 0.735), (0.80, 0.80), (0.72, 0.80)], 0.015), materials.brass())
    lathe([(0.72, 0.80)] + arc(0.79, 0.86, 0, 78, base=0.80, power=2.25) + [(0.16, 1.62)], stone)
    vent(1.645, 0.20)


def lune(glow=WARM, strength=2.2):
    lathe(fillet([(0.001, 0), (0.46, 0), (0.46, 0.09), (0.40, 0.09)], 0.015), materials.brass())
    light_ring(0.42, 0.085, glow, strength * 1.5)
    lathe(arc(0.80, 0.78, -62, 76, base=0.80, steps=60), materials.ceramic("#e8d9bf"), flutes=44, depth=0.03)
    vent(1.565, 0.21)


def grove(glow=WARM, strength=0.3):
    lathe(fillet([(0.001, 0), (0.60, 0), (0.62, 0.03), (0.62, 0.74), (0.60, 0.77), (0.50, 0.77)], 0.03), materials.walnut())
    lathe(fillet([(0.50, 0.77), (0.585, 0.77), (0.585, 0.825), (0.50, 0.825)], 0.012), materials.brass())
    lathe([(0.575, 0.825)] + arc(0.575, 0.80, 2, 73, base=0.88, power=2.3), materials.opal(glow, strength))
    vent(1.66, 0.17)


def dune(glow=WARM, strength=2.2):
    clay = materials.ceramic("#bd8d66", "#5f3d27", gloss=0.62)
    lathe(fillet([(0.001, 0), (0.56, 0), (0.56, 0.10), (0.48, 0.10)], 0.015), materials.brass())
    light_ring(0.50, 0.098, glow, strength * 1.4)
    lathe(fillet([(0.46, 0.135), (0.53, 0.135), (0.555, 0.20), (0.50, 1.45), (0.49, 1.52), (0.40, 1.52)], 0.05), clay, flutes=30, depth=0.035)
    lathe(fillet([(0.48, 1.52), (0.48, 1.60), (0.38, 1.80), (0.15, 1.88)], 0.10, steps=9), clay)
    vent(1.885, 0.17)


def dusk(glow=WARM, strength=6.0):
    lathe(fillet([(0.001, 0), (0.66, 0), (0.68, 0.03), (0.68, 0.30), (0.65, 0.33), (0.001, 0.33)], 0.03), materials.travertine("#5b4a3c", "#33271e", 0.3))
    lathe(fillet([(0.50, 0.33), (0.62, 0.33), (0.62, 0.41), (0.52, 0.41)], 0.015), materials.brass())
    outer = [(0.60, 0.41)] + arc(0.64, 1.15, -12, 78, base=0.72, power=1.9)
    inner = [(max(r - 0.035, 0.10), min(z, 1.80)) for r, z in reversed(outer)]
    lathe(outer + inner, materials.glass("#f0cf9f"))
    lathe(fillet([(0.24, 0.33), (0.22, 0.40), (0.08, 0.46), (0.07, 1.84)], 0.06), materials.brass())
    light_ring(0.45, 0.36, glow, strength)
    vent(1.86, 0.16)


def bottle(at=(0, 0, 0), oil="Lavender", dropper=True):
    """A 10 ml amber bottle with Aurelle's label and a brass-collared cap."""
    outer = fillet([(0.001, 0.0), (0.27, 0.0), (0.30, 0.04), (0.30, 0.60), (0.12, 0.72), (0.12, 0.84)], 0.06, steps=8)
    inner = [(max(r - 0.03, 0.001), max(z, 0.05)) for r, z in reversed(outer)]
    lathe(outer + inner, materials.glass("#d3a368"), at)
    _cap(at, dropper)
    paper, ink, gilt = materials.plain("#f6efe0", 0.7), materials.plain("#33261a", 0.5), materials.brass(0.35)
    forms.label(0.60, 0.10, 0.53, 0.303, paper, at)
    for height in (0.125, 0.5):
        forms.label(0.54, height, height + 0.005, 0.305, gilt, at)
    forms.lettering("Aurelle", 0.150, 0.365, 0.305, ink, at, spacing=1.04)
    forms.label(0.10, 0.327, 0.332, 0.305, gilt, at)
    forms.lettering(oil.upper(), 0.070 if len(oil) < 11 else 0.060, 0.246, 0.305, ink, at, spacing=1.16)
    forms.lettering("essential oil  ·  10 ml", 0.058, 0.168, 0.305, ink, at, style="12-Italic", spacing=1.03)


def _cap(at, dropper):
    brass, black = materials.brass(), materials.plain("#1d1814", 0.38, Specular=0.4)
    if dropper:
        lathe(fillet([(0.125, 0.74), (0.165, 0.74), (0.165, 0.93), (0.10, 0.93)], 0.02), brass, at)
        lathe(fillet([(0.10, 0.93), (0.115, 0.96), (0.105, 1.12), (0.06, 1.21), (0.001, 1.22)], 0.05, steps=8), black, at)
    else:
        lathe(fillet([(0.14, 0.72), (0.175, 0.72), (0.175, 1.0), (0.001, 1.0)], 0.025), brass, at)


def plinth(radius=0.72, height=0.16, at=(0.05, 0.12, 0)):
    """A low travertine disc to stand a bottle on; returns the height of its top."""
    outline = fillet([(0.001, 0), (radius, 0), (radius, height), (0.001, height)], 0.02)
    lathe(outline, materials.travertine("#eadcc4", "#cdb694", 0.6), at)
    return height


def lavender_oil():
    bottle((0, 0, plinth()), "Lavender")
    for i, (x, y, heading) in enumerate(((-0.56, -0.36, -3), (-0.50, -0.47, 3), (-0.60, -0.42, -9))):
        botanicals.lavender((x, y, 0.16), heading, 1.15, seed=i + 2)


def eucalyptus_oil():
    bottle((0, 0, plinth()), "Eucalyptus")
    botanicals.eucalyptus((-0.60, -0.30, 0.16), -14, 0.95, seed=4)
    botanicals.eucalyptus((0.15, 0.75, 0.12), 2, 1.1, seed=7, lift=0.4)


def orange_oil():
    bottle((0, 0, plinth()), "Sweet Orange")
    botanicals.orange((0.62, 0.72), 0.35, leafy=True)
    botanicals.orange((-0.60, 0.95), 0.31)


def cedar_oil():
    botanicals.cedar_slice((0.0, 0.1, 0), 0.66, 0.15)
    bottle((0, 0, 0.15), "Cedarwood")
    botanicals.cedar_slice((0.72, 0.78, 0.36), 0.37, 0.12, lean=78)


def geranium_oil():
    bottle((0, 0, plinth()), "Geranium")
    botanicals.petals((0.15, -0.40), 0.36, 6, seed=5, height=0.16)
    botanicals.petals((-0.1, -0.85), 0.5, 5, seed=3)
    botanicals.petals((0.70, 0.65), 0.3, 4, seed=8)


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


def lit(build, mouth, glow, strength):
    """The diffuser at dusk: its LED on, mist rising from its mouth."""
    def evening():
        build(glow, strength)
        forms.sheet(2.4, 1.6, materials.mist(0.30), (0, 0, mouth))
    return evening


SHOTS = {
    "lune-ceramic-diffuser": Shot(lune, 7.4, 0.80, lit(lune, 1.56, "#ffa052", 45)),
    "lavender-oil": Shot(lavender_oil, 4.9, 0.62),
    "amber-stone-diffuser": Shot(amber_stone, 7.4, 0.80, lit(amber_stone, 1.64, "#ffb05a", 45)),
    "eucalyptus-oil": Shot(eucalyptus_oil, 4.9, 0.62),
    "walnut-oil-stand": Shot(oil_stand, 7.3, 0.62),
    "walnut-grove-diffuser": Shot(grove, 7.4, 0.80, lit(grove, 1.65, "#b98cff", 3.2)),
    "sweet-orange-oil": Shot(orange_oil, 4.9, 0.62),
    "cedarwood-oil": Shot(cedar_oil, 4.9, 0.62),
    "dune-fluted-diffuser": Shot(dune, 7.4, 0.88, lit(dune, 1.88, "#ff7a80", 45)),
    "scent-stones": Shot(scent_stones, 5.6, 0.42),
    "geranium-oil": Shot(geranium_oil, 4.9, 0.62),
    "dusk-glass-diffuser": Shot(dusk, 7.4, 0.85, lit(dusk, 1.86, "#ffa04a", 40)),
}
