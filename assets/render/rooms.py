"""Where products are photographed: a table, a wall, and a window of their own."""
import random

import forms
import materials
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


def _leaves_outside():
    """Upstream of the sun; the camera never sees them."""
    green, chance = materials.plain("#3c4a30"), random.Random(9)
    for _ in range(60):
        at = (chance.gauss(-6.2, 0.9), chance.gauss(-2.1, 0.9), chance.gauss(5.6, 0.9))
        blade = forms.leaf(chance.uniform(0.4, 1.0), chance.uniform(0.10, 0.24), green, at, [chance.uniform(0, 6.3) for _ in range(3)])
        blade.visible_camera = blade.visible_glossy = blade.visible_transmission = False
