"""Rooms for the home page: a bedside in the evening, a bath shelf by day, a reading corner in the morning; a parcel and the filling table for others."""
import accessories
import botanicals
import diffusers
import forms
import hero
import materials
import oils
import props
import studio

ROOM = (1600, 1067)


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


def parcel():
    """Ready to be sent: a tied parcel on pale stone beside a window, a card and its envelope, an oil and what it was made from."""
    studio.interior("#dcd8d0", materials.limestone("#dad6ce", "#aba291"), depth=2.7)
    props.parcel((0.28, 0.82, 0), (2.15, 1.50, 0.86), -17)
    for x, y, heading, seed in ((1.00, 0.79, 174, 3), (1.04, 0.71, 179, 7), (0.96, 0.87, 169, 2)):
        botanicals.lavender((x, y, 0.872), heading, 1.30, seed=seed)
    oils.bottle((-1.00, -0.22, 0), "Lavender", turn=0.06)
    props.envelope((0.72, -0.98, 0), 22)
    props.letter((0.18, -1.33, 0.022), -9)
    hero.morning(0.72)
    studio.camera(9.8, (0.04, 0, 0.30), lens=70, tilt=22, focus=9.5, f_number=3.2)


def atelier():
    """Where oils are filled, in the morning: open bottles in a row, a funnel in one, the carafe, what will be put on them."""
    studio.interior("#dcd8d0", materials.limestone("#d2ccc0", "#a3987f"), depth=2.9)
    for x, y, oil, level, millilitres in ((-1.86, 0.26, "Rosemary", 0.72, 30), (-1.02, 0.14, "Lemon", 0.55, 10), (-0.26, 0.06, "Cedarwood", 0.44, 10), (0.46, 0.16, "Frankincense", 0.27, 10), (1.22, 0.22, "Lavender", 0.12, 10)):
        oils.open_bottle((x, y, 0), oil, level, millilitres)
    accessories.cone((-0.26, 0.06, 0.555), 0.80)
    props.cloth((2.95, 0.55, 0.020), (2.6, 1.5), 8, "#d3c6ae", ((0.45, -0.48, 12, 0.075, 0.07), (-0.9, 0.62, -24, 0.06, 0.08), (0.6, 0.1, 40, 0.05, 0.09)))
    accessories.jug((2.26, 0.52, 0.034), "#eec27c", 0.80)
    props.label_sheet((1.27, -1.07, 0), 5, "Rosemary")
    oils.dropper((-0.52, -0.66, 0), 1.50)
    oils.dropper((-0.05, -1.02, 0), 1.98)
    for x, y, heading, length, seed in ((-3.35, -0.88, 5, 1.5, 2), (-3.40, -1.15, 10, 1.3, 5)):
        botanicals.rosemary((x, y, 0.01), heading, length, seed=seed)
    hero.morning(0.75)
    studio.camera(11.8, (0.05, 0, 0.42), lens=70, tilt=16, focus=11.25, f_number=5.0)


# What stands there, how long the film is exposed, how many pixels it has, and how many samples each: lamplight needs most.
SCENES = {"bedside": (bedside, 0.85, (2000, 1334), 64), "bath": (bath, 0.1, ROOM, 8), "reading": (reading, 0.15, ROOM, 8),
          "parcel": (parcel, 0.5, (1600, 2000), 8), "atelier": (atelier, 0.34, (1920, 1200), 8)}
