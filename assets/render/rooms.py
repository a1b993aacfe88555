"""Where products are photographed: a table, a wall, and a window of their own."""
import random

import botanicals
import forms
import materials
import props
import studio


def ledge():
    """Pale limestone before a lime-washed wall, a curtained window at the left."""
    studio.interior("#d9cdba", materials.limestone("#cfc0a8"), depth=2.9)
    studio.window(-1, level=0.95)
    studio.softbox((3.8, 2.0, 3.2), (0, 0, 0.8), (1.0, 3.2), 120, "#ffeed8", fading=True)
    studio.fill(0.13)


def linen():
    """A linen cloth in low sun; leaves outside the window lay their shadows on the wall."""
    studio.interior("#dfd0b9", materials.limestone("#d9cbb4"), depth=2.9, top=-0.15)
    forms.cloth((9, 5.6), materials.linen("#ded0b8"), (0, 0.1, -0.008), seed=3, crumple=0.012, folds=((-1.5, -0.95, 24, 0.05, 0.09), (1.8, 0.7, -18, 0.05, 0.10), (1.4, -1.3, 8, 0.04, 0.08)))
    _leaves_outside()
    studio.sun(30, -58, 3.6, softness=2.4)
    studio.softbox((-4.4, -2.2, 3.8), (0, 0, 0.7), (3, 4), 190, "#fff4e6", fading=True)
    studio.fill(0.20)


def walnut():
    """A walnut table before a wall of grey sage, the window at the right."""
    studio.interior("#b9b7a2", materials.walnut((0.5, 7, 7)), depth=2.6, wall_strokes=0.14)
    studio.window(1, level=0.95, toward=-0.8)
    studio.softbox((-3.8, 2.2, 3.0), (0, 0, 0.7), (1.0, 3.0), 130, "#ffeed8", fading=True)
    studio.fill(0.24)


def bedside(side=1):
    """Beside a bed in the evening: walnut, two books with a cup on them, a pillow behind, the last of the daylight from `side`."""
    studio.interior("#cbbda8", materials.walnut((0.5, 7, 7)), depth=5.4, wall_strokes=0.14)
    props.pillow((-1.5 * side, 3.9, 0.75), (3.6, 1.3, 2.5), "#e2d8c6", 8 * side)
    props.book((1.22 * side, 0.95, 0), (1.60, 1.15, 0.22), "#7d6a56", 10 * side)
    props.book((1.26 * side, 0.98, 0.22), (1.45, 1.02, 0.15), "#d8c7ab", -4 * side)
    props.cup((1.20 * side, 0.92, 0.37), saucer=False)
    _evening(side)


def bathroom(side=-1):
    """A stone shelf before glazed tiles: towels and a sprig of eucalyptus, the window at `side`."""
    studio.interior("#dcd3c2", materials.travertine("#e3d5bd", "#cbb695", 0.5), depth=2.9)
    forms.mesh_object("tiles", [(-6, 0, -1), (6, 0, -1), (6, 0, 8), (-6, 0, 8)], [(0, 1, 2, 3)], materials.tiles("#d8d2c0"), at=(0, 2.85, 0))
    props.towels((1.45 * -side, 1.5, 0), ("#e6dac4", "#bdb59d", "#efe6d8"))
    botanicals.eucalyptus((1.75 * side, 1.0, 0.02), 90 + 62 * side, 1.5, seed=7, lift=0.3)
    _evening(side)


def desk(side=1):
    """A shelf of oak with a row of books at one end and a cup before them, the window at `side`."""
    studio.interior("#c9c4b3", materials.oak((0.5, 7, 7)), depth=3.6, wall_strokes=0.14)
    x = 0.62
    for colour, tall, thick in (("#6f7a63", 1.62, 0.24), ("#d9cbb0", 1.50, 0.18), ("#9a6e4c", 1.72, 0.28), ("#b9ad94", 1.46, 0.16), ("#4f5a56", 1.60, 0.22), ("#cdb892", 1.54, 0.26)):
        props.book((-side * (x + thick / 2) + thick / 2, 1.75, 0), (tall, 1.15, thick), colour, 0, upright=True)
        x += thick + 0.006
    props.cup((1.18 * side, 0.75, 0))
    _evening(side)


def _evening(side):
    """Dusk in a window at one side; the lamp does the rest."""
    studio.window(side, level=0.36, colour="#f6f1ea")
    studio.softbox((-side * 3.8, 2.0, 3.2), (0, 0, 0.8), (1.0, 3.2), 40, "#ffeed8", fading=True)
    studio.fill(0.10)


def _leaves_outside():
    """Upstream of the sun; the camera never sees them."""
    green, chance = materials.plain("#3c4a30"), random.Random(9)
    for _ in range(60):
        at = (chance.gauss(-6.2, 0.9), chance.gauss(-2.1, 0.9), chance.gauss(5.6, 0.9))
        blade = forms.leaf(chance.uniform(0.4, 1.0), chance.uniform(0.10, 0.24), green, at, [chance.uniform(0, 6.3) for _ in range(3)])
        blade.visible_camera = blade.visible_glossy = blade.visible_transmission = False
