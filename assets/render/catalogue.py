"""What each product looks like, and from how far and at what height it is seen."""
from dataclasses import dataclass
from typing import Callable

import accessories
import diffusers
import oil_shots
import props
import rooms


@dataclass(frozen=True)
class Shot:
    build: Callable[[], None]
    distance: float
    aim: float
    tilt: float = 9.0
    # What the second picture of a diffuser shows: it is on, in the evening, in a room where it is lived with.
    lit: Callable[[], None] | None = None
    # What the second picture of an oil shows: its plant from above, the bottle lying in it.
    above: Callable[[], None] | None = None
    # From how far, where and how steeply a diffuser's third picture or an accessory's second looks; where nothing is said, somewhat nearer and from the left.
    closer: tuple[float, tuple[float, float, float], float] | None = None
    # What the fourth picture of a diffuser shows: it stands beside something of known size, by day.
    beside: Callable[[], None] | None = None
    # At which side of it that is: 1 is the right.
    side: int = 1
    # Where it is photographed.
    room: Callable[[], None] = rooms.ledge


def diffuser(build, mouth, home, side, closer, measured, aim=0.80, glow="#ffa052", strength=14, distance=7.4):
    """`home` is the room it is lived with, `side` where that has its window; `closer` looks at its material; `measured` is a room, what stands in it beside, and at which side."""
    on = diffusers.lit(build, mouth, glow, strength)
    by_day, thing, beside_at = measured

    def beside():
        by_day()
        build()
        thing(beside_at)

    def lit():
        home(side)
        on()
    return Shot(build, distance, aim, lit=lit, closer=closer, beside=beside, side=beside_at)


def oil(build, above, room, distance=5.0, aim=0.58):
    return Shot(build, distance, aim, room=room, above=above)


def large_oil(build, above, room):
    return oil(build, above, room, 6.3, 0.72)


SHOTS = {
    "lune-ceramic-diffuser": diffuser(diffusers.lune, 1.56, rooms.bedside, -1, (3.0, (0.1, -0.5, 0.34), 9), (rooms.ledge, props.novels("#8d7a63", "#6f7a63"), 1), strength=11),
    "lavender-oil": oil(oil_shots.lavender, oil_shots.lavender_above, rooms.ledge),
    "amber-stone-diffuser": diffuser(diffusers.amber_stone, 1.64, rooms.bedside, 1, (3.3, (0.10, -0.6, 0.86), 13), (rooms.walnut, props.tall_cup(0.60), -1), glow="#ffb05a"),
    "eucalyptus-oil": oil(oil_shots.eucalyptus, oil_shots.eucalyptus_above, rooms.walnut),
    "walnut-oil-stand": Shot(accessories.oil_stand, 8.8, 0.44, tilt=17, room=rooms.ledge, closer=(4.2, (0.05, -0.30, 0.36), 24)),
    "walnut-grove-diffuser": diffuser(diffusers.grove, 1.65, rooms.desk, -1, (3.0, (0.1, -0.5, 0.62), 10), (rooms.ledge, props.notebook("#6f7a63", 17), 1), glow="#ffc27a", strength=2.4),
    "sweet-orange-oil": oil(oil_shots.orange, oil_shots.orange_above, rooms.linen),
    "cedarwood-oil": oil(oil_shots.cedarwood, oil_shots.cedarwood_above, rooms.walnut),
    "dune-fluted-diffuser": diffuser(diffusers.dune, 1.88, rooms.bathroom, 1, (3.0, (0.1, -0.4, 0.36), 10), (rooms.ledge, props.two_lemons, 1), 0.88),
    "scent-stones": Shot(accessories.scent_stones, 6.7, 0.34, tilt=27, room=rooms.linen, closer=(3.6, (-0.03, -0.10, 0.10), 52)),
    "geranium-oil": oil(oil_shots.geranium, oil_shots.geranium_above, rooms.linen),
    "dusk-glass-diffuser": diffuser(diffusers.dusk, 1.86, rooms.desk, 1, (3.4, (0.08, -0.5, 0.50), 14), (rooms.walnut, props.novels("#d9cbb0", "#6f7a63", 1.18, 24), 1), 0.85, "#ffa04a"),
    "peppermint-oil": oil(oil_shots.peppermint, oil_shots.peppermint_above, rooms.ledge),
    "lemon-oil": large_oil(oil_shots.lemon, oil_shots.lemon_above, rooms.linen),
    "rosemary-oil": oil(oil_shots.rosemary, oil_shots.rosemary_above, rooms.ledge),
    "glass-filling-carafe": Shot(accessories.carafe, 8.2, 0.60, tilt=17, room=rooms.ledge, closer=(4.2, (-0.36, -0.30, 1.06), 22)),
    "travertine-column-diffuser": diffuser(diffusers.column, 1.83, rooms.desk, -1, (3.0, (0.1, -0.5, 1.15), 12), (rooms.walnut, props.notebook("#4f5a56", 21), -1), 0.88, "#ffb05a", strength=9),
    "tea-tree-oil": large_oil(oil_shots.tea_tree, oil_shots.tea_tree_above, rooms.walnut),
    "bergamot-oil": oil(oil_shots.bergamot, oil_shots.bergamot_above, rooms.linen),
    "brass-oil-funnel": Shot(accessories.funnel, 6.7, 0.62, tilt=12, room=rooms.ledge, closer=(3.8, (-0.24, 0, 1.10), 33)),
    "frankincense-oil": oil(oil_shots.frankincense, oil_shots.frankincense_above, rooms.ledge),
    "lemongrass-oil": large_oil(oil_shots.lemongrass, oil_shots.lemongrass_above, rooms.ledge),
    "sage-nest-diffuser": diffuser(diffusers.nest, 1.27, rooms.bedside, 1, (2.8, (0.1, -0.5, 0.42), 11), (rooms.walnut, props.two_lemons, 1), 0.72, "#ffc27a", distance=6.9),
    "sandalwood-oil": oil(oil_shots.sandalwood, oil_shots.sandalwood_above, rooms.walnut),
    "cedar-oil-box": Shot(accessories.oil_box, 8.6, 0.30, tilt=33, room=rooms.ledge),
    "smoke-glass-diffuser": diffuser(diffusers.smoke, 1.80, rooms.bathroom, -1, (3.4, (0.08, -0.5, 0.42), 14), (rooms.ledge, props.novels("#9a6e4c", "#cdb892", 1.22, 20), -1), 0.85, "#ff9a46"),
    "linen-gift-box": Shot(accessories.gift_box, 8.6, 0.40, tilt=24, room=rooms.ledge),
    "ylang-ylang-oil": oil(oil_shots.ylang, oil_shots.ylang_above, rooms.linen),
    "pearl-teardrop-diffuser": diffuser(diffusers.teardrop, 1.98, rooms.bathroom, 1, (2.7, (0.06, -0.1, 1.66), 24), (rooms.walnut, props.tall_cup(), 1), 0.92),
}
