"""The oils: one family of bottles, each with what it was made from."""
import bpy

import botanicals
import forms
import materials
from forms import fillet, lathe

# How much larger a 30 ml bottle stands: the cube root of three would be 1.44, but its glass is slimmer.
GROWN = 1.3


def bottle(at=(0, 0, 0), oil="Lavender", dropper=True, millilitres=10):
    """An amber bottle with Aurelle's label and a brass-collared cap; 30 ml are the same, grown."""
    before = set(bpy.data.objects)
    outer = fillet([(0.001, 0.0), (0.27, 0.0), (0.30, 0.04), (0.30, 0.60), (0.12, 0.72), (0.12, 0.84)], 0.06, steps=8)
    inner = [(max(r - 0.03, 0.001), max(z, 0.05)) for r, z in reversed(outer)]
    lathe(outer + inner, materials.glass("#e3c092", filled="#c98f4c"), at)
    _cap(at, dropper)
    _paper(at, oil, millilitres)
    for thing in set(bpy.data.objects) - before:
        thing.scale = [GROWN if millilitres == 30 else 1] * 3


def _paper(at, oil, millilitres):
    """The label, its two gilt lines and three lines of type."""
    paper, ink, gilt = materials.plain("#f6efe0", 0.7), materials.plain("#33261a", 0.5), materials.brass(0.35)
    forms.label(0.60, 0.10, 0.53, 0.303, paper, at)
    for height in (0.125, 0.5):
        forms.label(0.54, height, height + 0.005, 0.305, gilt, at)
    forms.lettering("Aurelle", 0.150, 0.365, 0.305, ink, at, spacing=1.04)
    forms.label(0.10, 0.327, 0.332, 0.305, gilt, at)
    forms.lettering(oil.upper(), 0.070 if len(oil) < 11 else 0.060, 0.246, 0.305, ink, at, spacing=1.16)
    forms.lettering(f"essential oil  ·  {millilitres} ml", 0.058, 0.168, 0.305, ink, at, style="12-Italic", spacing=1.03)


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


def peppermint_oil():
    bottle((0, 0, plinth()), "Peppermint")
    mint = ("#4f7a4a", "#6f9a62")
    botanicals.sprig((-0.64, -0.50, 0.15), 3, 1.0, mint, 0.21, slim=0.62, lift=0.02, seed=3, spread=(40, 80))
    botanicals.sprig((0.22, 0.62, 0.16), -6, 0.95, mint, 0.30, slim=0.62, seed=8, lift=0.3, spread=(40, 80))


def lemon_oil():
    bottle((0, 0, plinth(0.82)), "Lemon", millilitres=30)
    botanicals.lemon((0.70, 0.66), 0.28, heading=66, leafy=True)
    botanicals.lemon((-0.54, -0.40), 0.19, heading=82, base=0.16)


def rosemary_oil():
    bottle((0, 0, plinth()), "Rosemary")
    needles = ("#56694f", "#7d8f70")
    for x, y, heading, seed in ((-0.66, -0.40, 6, 2), (-0.62, -0.50, -2, 5)):
        botanicals.sprig((x, y, 0.17), heading, 1.15, needles, 0.17, every=3, slim=0.13, seed=seed, spread=(25, 60))
    botanicals.sprig((0.25, 0.66, 0.16), 3, 1.0, needles, 0.18, every=3, slim=0.13, seed=9, lift=0.3, spread=(25, 60))


def tea_tree_oil():
    bottle((0, 0, plinth(0.82)), "Tea Tree", millilitres=30)
    slender = ("#5f7d52", "#86a070")
    botanicals.sprig((-0.74, -0.46, 0.17), 3, 1.2, slender, 0.27, every=2, slim=0.14, seed=4, spread=(30, 65))
    botanicals.sprig((0.25, 0.8, 0.16), -2, 1.15, slender, 0.30, every=2, slim=0.14, seed=6, lift=0.35, spread=(30, 65))


def bergamot_oil():
    bottle((0, 0, plinth()), "Bergamot")
    rind = ("#b59a34", "#d3b94f")
    botanicals.lemon((0.62, 0.66), 0.31, heading=40, shades=rind, leafy=True)
    botanicals.lemon((-0.66, 0.84), 0.28, heading=-50, shades=rind)


def frankincense_oil():
    bottle((0, 0, plinth()), "Frankincense")
    botanicals.tears((0.16, -0.46), 0.24, 9, seed=4, height=0.16)
    botanicals.tears((-0.42, -0.90), 0.24, 6, seed=9)
    botanicals.tears((0.80, 0.40), 0.26, 9, seed=2)


def lemongrass_oil():
    bottle((0, 0, plinth(0.82)), "Lemongrass", millilitres=30)
    botanicals.grasses((-0.70, -0.50, 0.16), 4, 1.35, 7, seed=3)


def sandalwood_oil():
    bottle((0, 0, plinth()), "Sandalwood")
    botanicals.sticks((0.08, -0.48), 3, seed=3, height=0.16, size=0.62)
    botanicals.sticks((0.62, 0.78), 8, seed=6, size=1.05)


def ylang_oil():
    bottle((0, 0, plinth()), "Ylang-Ylang")
    botanicals.ylang((0.26, -0.44, 0.16), 0.36, seed=2)
    botanicals.ylang((-0.40, -0.86, 0), 0.38, seed=5)
    botanicals.ylang((0.74, 0.62, 0), 0.42, seed=9)
