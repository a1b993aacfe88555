"""Each oil with the plant it was made from, in one of three settings."""
import math

import botanicals
import harvest
import materials
from oils import bottle


def lavender():
    bottle((0.10, 0, 0), "Lavender")
    for x, y, heading, seed in ((-0.86, -0.34, 6, 2), (-0.94, -0.52, -1, 3), (-0.80, -0.64, 12, 7)):
        botanicals.lavender((x, y, 0), heading, 1.35, seed=seed)
    botanicals.lavender((-0.95, 0.42, 0), 10, 1.3, seed=5)


def eucalyptus():
    bottle((-0.06, 0, 0), "Eucalyptus")
    botanicals.eucalyptus((1.45, -0.62, 0), 190, 1.25, seed=4, lift=0.10)
    botanicals.eucalyptus((-1.25, 0.62, 0), 6, 1.7, seed=7, lift=0.35)


def orange():
    bottle((-0.10, 0, 0), "Sweet Orange")
    botanicals.orange((0.66, 0.62), 0.37, leafy=True)
    botanicals.half((0.50, -0.42, 0), 0.34, "orange", lean=58, heading=16)


def cedarwood():
    bottle((0, 0.02, 0), "Cedarwood")
    timber = materials.cedar()
    harvest.chips((0.56, -0.24), 0.34, 22, timber, seed=3)
    harvest.chips((-0.62, 0.45), 0.38, 20, timber, seed=5, size=0.23)
    for x, y, radius, turns, heading in ((-0.62, -0.36, 0.11, 2.6, 24), (-0.40, -0.62, 0.08, 2.0, -30), (0.34, -0.72, 0.075, 2.2, 62)):
        harvest.curl((x, y, 0), radius, 0.11, turns, timber, heading=heading)


def geranium():
    bottle((0.16, 0.05, 0), "Geranium")
    botanicals.geranium((-1.44, -0.80, 0.03), 12, 1.05, seed=4)
    botanicals.geranium((1.75, 0.75, 0.03), 172, 1.0, seed=6)


def peppermint():
    bottle((0.08, 0, 0), "Peppermint")
    botanicals.peppermint((-1.05, -0.62, 0.02), 1, 1.0, seed=3, lift=0.03)
    botanicals.peppermint((1.05, 0.36, 0.04), 158, 1.05, seed=8, lift=0.25)


def lemon():
    bottle((-0.14, 0.05, 0), "Lemon", millilitres=30)
    botanicals.lemon((-0.86, 0.34), 0.29, heading=118, leafy=True)
    botanicals.half((0.50, -0.42, 0), 0.27, "lemon", lean=60, heading=18)
    botanicals.lemon((0.80, 0.95), 0.28, heading=-70)


def rosemary():
    bottle((0.06, 0, 0), "Rosemary")
    botanicals.rosemary((-1.15, -0.66, 0.02), 2, 1.25, seed=2)
    botanicals.rosemary((-1.05, -0.92, 0.02), -2, 1.1, seed=5)
    botanicals.rosemary((-0.85, 0.55, 0.02), 8, 1.3, seed=9)


def tea_tree():
    bottle((0.12, 0.05, 0), "Tea Tree", millilitres=30)
    botanicals.tea_tree((-1.25, -0.82, 0.05), 2, 1.3, seed=4)
    botanicals.tea_tree((-0.85, 0.62, 0.05), 12, 1.6, seed=6)


def bergamot():
    bottle((-0.08, 0, 0), "Bergamot")
    botanicals.bergamot((0.66, 0.58), 0.33, turn=0.4)
    botanicals.half((0.52, -0.38, 0), 0.32, "bergamot", lean=58, heading=14)
    botanicals.bergamot((-0.80, 0.80), 0.29, turn=2.2)


def frankincense():
    bottle((0.05, 0, 0), "Frankincense")
    harvest.tears((-0.42, -0.42), 0.30, 12, seed=4)
    harvest.tears((0.66, 0.05), 0.28, 9, seed=9)
    harvest.tears((-0.45, 0.55), 0.32, 9, seed=2)


def lemongrass():
    bottle((0.26, 0.05, 0), "Lemongrass", millilitres=30)
    harvest.lemongrass((-0.66, -0.80, 0), 74, 2.4, 3, seed=3)


def sandalwood():
    bottle((0, 0, 0), "Sandalwood")
    timber = materials.sandalwood()
    harvest.billet((0.72, 0.42, 0), 1.25, 0.22, timber, heading=64, seed=2)
    harvest.billet((0.98, 0.30, 0), 1.10, 0.17, timber, heading=78, seed=3)
    harvest.chips((-0.52, -0.28), 0.32, 24, timber, seed=13, size=0.16)


def ylang():
    bottle((0.08, 0, 0), "Ylang-Ylang")
    harvest.ylang((-0.58, -0.42, 0), 0.52, seed=2)
    harvest.ylang((0.82, 0.40, 0), 0.56, seed=9)
    botanicals.ylang_leaves((-1.15, 0.45, 0.03), 8, seed=5)


def _laid(oil, turn, millilitres=10):
    """The bottle on its back in the middle of a picture from above."""
    grown = 0.62 if millilitres == 10 else 0.78
    bottle((grown * math.sin(turn), -grown * math.cos(turn), 0), oil, millilitres=millilitres, turn=turn, lying=True)


def lavender_above():
    _laid("Lavender", -0.30)
    for x, y, heading, seed in ((-1.15, -0.75, 62, 2), (-0.95, -0.85, 70, 3), (-0.80, -0.95, 58, 7), (1.10, -0.95, 96, 8), (0.85, -1.05, 104, 11)):
        botanicals.lavender((x, y, 0), heading, 1.7, seed=seed)


def eucalyptus_above():
    _laid("Eucalyptus", 0.22)
    for x, y, heading, length, seed in ((-1.15, -1.05, 78, 2.1, 4), (1.05, 1.25, -100, 2.2, 7), (-0.55, 1.35, -28, 1.3, 9)):
        botanicals.eucalyptus((x, y, 0.02), heading, length, seed=seed, lift=0.12)


def orange_above():
    _laid("Sweet Orange", 0.26)
    for x, y, radius, lean, heading in ((-0.82, 0.42, 0.37, 6, 0), (0.80, -0.55, 0.36, 10, 40), (0.78, 0.85, 0.34, 4, 80)):
        botanicals.half((x, y, 0), radius, "orange", lean=lean, heading=heading)
    botanicals.orange((-0.80, -0.78), 0.36, leafy=True)


def cedarwood_above():
    _laid("Cedarwood", 0.18)
    timber = materials.cedar()
    for x, y, spread, count, seed in ((-0.85, 0.35, 0.55, 34, 3), (0.85, -0.35, 0.55, 34, 5)):
        harvest.chips((x, y), spread, count, timber, seed=seed, size=0.21)
    for x, y, radius, turns, heading in ((-0.95, -0.75, 0.12, 2.8, 28), (0.55, 0.95, 0.11, 2.6, -40), (-0.45, -1.05, 0.09, 2.2, 70), (0.85, 0.55, 0.08, 2.0, 20), (-0.75, -0.45, 0.07, 1.8, 130)):
        harvest.curl((x, y, 0), radius, 0.13, turns, timber, heading=heading)


def geranium_above():
    _laid("Geranium", 0.24)
    for x, y, heading, seed in ((-1.10, -1.15, 78, 4), (1.12, 1.35, -108, 6)):
        botanicals.geranium((x, y, 0.03), heading, 1.7, seed=seed)


def peppermint_above():
    _laid("Peppermint", -0.24)
    for x, y, heading, length, seed in ((-0.86, -1.0, 80, 1.9, 3), (0.98, 1.30, -104, 1.5, 8), (0.30, -1.42, 26, 0.8, 5)):
        botanicals.peppermint((x, y, 0.02), heading, length, seed=seed, lift=0.10)


def lemon_above():
    _laid("Lemon", 0.24, 30)
    for x, y, radius, lean, heading in ((-0.92, 0.50, 0.31, 6, 0), (0.92, -0.60, 0.30, 10, 40), (0.95, 0.70, 0.29, 4, 80)):
        botanicals.half((x, y, 0), radius, "lemon", lean=lean, heading=heading)
    botanicals.lemon((-0.80, -0.62), 0.29, heading=-48, leafy=True)


def rosemary_above():
    _laid("Rosemary", 0.26)
    for x, y, heading, seed in ((-0.98, -1.02, 74, 2), (-0.60, -1.32, 97, 5), (0.96, 1.12, -104, 9)):
        botanicals.rosemary((x, y, 0.02), heading, 1.55, seed=seed)


def tea_tree_above():
    _laid("Tea Tree", 0.20, 30)
    for x, y, heading, seed in ((-1.1, -1.1, 76, 4), (1.15, 1.25, -104, 6), (-0.7, 1.4, -30, 8)):
        botanicals.tea_tree((x, y, 0.05), heading, 2.1, seed=seed)


def bergamot_above():
    _laid("Bergamot", 0.24)
    for x, y, radius, lean, heading in ((-0.80, 0.48, 0.34, 6, 0), (0.80, -0.62, 0.33, 10, 40)):
        botanicals.half((x, y, 0), radius, "bergamot", lean=lean, heading=heading)
    botanicals.bergamot((0.86, 0.62), 0.36, turn=0.6)
    botanicals.bergamot((-0.86, -0.66), 0.33, turn=2.4)


def frankincense_above():
    _laid("Frankincense", -0.26)
    for x, y, spread, count, seed in ((-0.98, 0.28, 0.42, 20, 4), (0.94, -0.35, 0.42, 20, 9)):
        harvest.tears((x, y), spread, count, seed=seed)


def lemongrass_above():
    _laid("Lemongrass", 0.06, 30)
    harvest.lemongrass((-1.0, -1.5, 0), 86, 2.9, 3, seed=3)
    harvest.lemongrass((0.95, -1.45, 0), 94, 2.9, 3, seed=7)


def sandalwood_above():
    _laid("Sandalwood", 0.24)
    timber = materials.sandalwood()
    for x, y, length, thick, heading, seed in ((-0.78, 0.72, 1.5, 0.24, 64, 2), (-1.08, 0.50, 1.3, 0.18, 72, 3)):
        harvest.billet((x, y, 0), length, thick, timber, heading=heading, seed=seed)
    harvest.chips((0.85, -0.45), 0.52, 46, timber, seed=6, size=0.17)
    harvest.chips((-0.60, -0.90), 0.30, 12, timber, seed=13, size=0.15)


def ylang_above():
    _laid("Ylang-Ylang", -0.24)
    for x, y, size, seed in ((-0.76, 0.50, 0.62, 2), (0.82, -0.46, 0.60, 9), (-0.72, -0.95, 0.50, 12)):
        harvest.ylang((x, y, 0), size, seed=seed)
    botanicals.ylang_leaves((1.15, 1.35, 0.03), -110, seed=5)
