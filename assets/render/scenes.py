"""Three rooms for the home page: a bedside in the evening, a bath shelf by day, a reading corner in the morning."""
import botanicals
import diffusers
import forms
import hero
import materials
import oils
import props
import studio

SIZE = (1600, 1067)


def bedside():
    """Before sleep: the lamp is the light. The film adds its mist."""
    studio.backdrop("#c9ab8a", back=3.4, bend=0.02, table=-6.0)
    forms.block((9.0, 3.0, 0.22), materials.walnut((0.4, 6, 6)), at=(0.4, 0.35, -0.22), edge=0.05)
    diffusers.lune("#ffa552", 24)
    props.book((1.95, 0.30, 0), (1.75, 1.25, 0.20), "#8a6f57", 8)
    props.book((1.90, 0.34, 0.20), (1.60, 1.15, 0.16), "#d8c7ab", -5)
    oils.bottle((1.75, 0.22, 0.36), "Lavender")
    for i, heading in enumerate((-4, 3, 9)):
        botanicals.lavender((-2.15, -0.62 + 0.10 * i, 0.0), heading, 1.30, seed=i + 2)
    studio.daylight(0.24)
    studio.bloom()
    studio.camera(9.6, (0.35, 0, 0.86), lens=70, tilt=8, focus=9.3, f_number=2.4)


def bath():
    """A stone shelf, folded linen, eucalyptus, soft light from a window at the left."""
    studio.backdrop("#e6dccb", back=2.4, bend=0.02, table=-6.0)
    forms.block((11.0, 2.6, 0.30), materials.travertine("#eadcc4", "#cdb694", 0.5), at=(0.2, 0.25, -0.30), edge=0.04)
    diffusers.nest()
    props.towels((-1.95, 0.35, 0), ("#efe4d0", "#c9bfa6", "#f3ebdd"))
    oils.bottle((1.15, -0.20, 0), "Eucalyptus")
    botanicals.eucalyptus((1.45, -0.62, 0), 8, 1.5, seed=4)
    botanicals.eucalyptus((1.70, 0.55, 0.0), 4, 1.7, seed=7, lift=0.5)
    studio.daylight(1.05)
    studio.camera(9.4, (-0.1, 0, 0.62), lens=70, tilt=8, focus=9.1, f_number=2.4)


def reading():
    """Morning sun through a paned window on a table with books, tea and a lamp of milk glass."""
    studio.backdrop("#dcc5a6", back=2.6, bend=1.0, table=-0.02)
    diffusers.grove("#ffd9a0", 0.8)
    props.book((-1.75, 0.25, 0), (1.70, 1.20, 0.20), "#6f7a63", -6)
    props.book((-1.80, 0.28, 0.20), (1.60, 1.10, 0.16), "#b98d63", 4)
    props.book((-1.72, 0.26, 0.36), (1.45, 1.00, 0.14), "#efe3cc", -2)
    oils.bottle((-1.70, 0.15, 0.50), "Cedarwood")
    props.cup((1.55, -0.25, 0))
    hero.morning()
    studio.camera(10.4, (0.05, 0, 0.92), lens=70, tilt=7, focus=10.1, f_number=2.6)


# What stands there, and how long the film is exposed.
SCENES = {"bedside": (bedside, 0.85), "bath": (bath, 0.1), "reading": (reading, 0.15)}
