"""What each product looks like, and from how far and at what height it is seen."""
from dataclasses import dataclass
from typing import Callable

import accessories
import diffusers
import oil_shots
import rooms


@dataclass(frozen=True)
class Shot:
    build: Callable[[], None]
    distance: float
    aim: float
    # What the second picture shows: a diffuser at dusk; anything else is seen from nearer.
    lit: Callable[[], None] | None = None
    # What the third shows: the diffuser from above and the other side, in another of its colours.
    tinted: Callable[[], None] | None = None
    tilt: float = 9.0
    # What the second picture of an oil shows: its plant from above, the bottle lying in it.
    above: Callable[[], None] | None = None
    # From how far, where and how steeply the second picture of an accessory looks; where nothing is said, somewhat nearer and from the left.
    closer: tuple[float, tuple[float, float, float], float] | None = None
    # Where it is photographed; on seamless paper where nothing is said.
    room: Callable[[], None] | None = None


def diffuser(build, mouth, aim=0.80, glow="#ffa052", strength=45, distance=7.4, tint="#7fb4ff"):
    return Shot(build, distance, aim, diffusers.lit(build, mouth, glow, strength), lambda: build(tint, strength), room=rooms.ledge)


def oil(build, above, room, distance=5.0, aim=0.58):
    return Shot(build, distance, aim, room=room, above=above)


def large_oil(build, above, room):
    return oil(build, above, room, 6.3, 0.72)


SHOTS = {
    "lune-ceramic-diffuser": diffuser(diffusers.lune, 1.56, tint="#ff8f9c"),
    "lavender-oil": oil(oil_shots.lavender, oil_shots.lavender_above, rooms.ledge),
    "amber-stone-diffuser": diffuser(diffusers.amber_stone, 1.64, glow="#ffb05a", tint="#ff7a50"),
    "eucalyptus-oil": oil(oil_shots.eucalyptus, oil_shots.eucalyptus_above, rooms.walnut),
    "walnut-oil-stand": Shot(accessories.oil_stand, 7.6, 0.56, room=rooms.ledge),
    "walnut-grove-diffuser": diffuser(diffusers.grove, 1.65, glow="#b98cff", strength=3.2, tint="#ffb46a"),
    "sweet-orange-oil": oil(oil_shots.orange, oil_shots.orange_above, rooms.linen),
    "cedarwood-oil": oil(oil_shots.cedarwood, oil_shots.cedarwood_above, rooms.walnut),
    "dune-fluted-diffuser": diffuser(diffusers.dune, 1.88, 0.88, "#ff7a80", tint="#ffb46a"),
    "scent-stones": Shot(accessories.scent_stones, 6.7, 0.34, tilt=27, room=rooms.linen, closer=(3.6, (-0.03, -0.10, 0.10), 52)),
    "geranium-oil": oil(oil_shots.geranium, oil_shots.geranium_above, rooms.linen),
    "dusk-glass-diffuser": diffuser(diffusers.dusk, 1.86, 0.85, "#ffa04a", 40, tint="#ff7f9a"),
    "peppermint-oil": oil(oil_shots.peppermint, oil_shots.peppermint_above, rooms.ledge),
    "lemon-oil": large_oil(oil_shots.lemon, oil_shots.lemon_above, rooms.linen),
    "rosemary-oil": oil(oil_shots.rosemary, oil_shots.rosemary_above, rooms.ledge),
    "glass-filling-carafe": Shot(accessories.carafe, 6.6, 0.70, room=rooms.ledge),
    "travertine-column-diffuser": diffuser(diffusers.column, 1.83, 0.88, "#ffb05a", tint="#8fd0b4"),
    "tea-tree-oil": large_oil(oil_shots.tea_tree, oil_shots.tea_tree_above, rooms.walnut),
    "bergamot-oil": oil(oil_shots.bergamot, oil_shots.bergamot_above, rooms.linen),
    "brass-oil-funnel": Shot(accessories.funnel, 5.8, 0.60, room=rooms.ledge),
    "frankincense-oil": oil(oil_shots.frankincense, oil_shots.frankincense_above, rooms.ledge),
    "lemongrass-oil": large_oil(oil_shots.lemongrass, oil_shots.lemongrass_above, rooms.ledge),
    "sage-nest-diffuser": diffuser(diffusers.nest, 1.27, 0.72, "#ffc27a", distance=6.9, tint="#9ad8ff"),
    "sandalwood-oil": oil(oil_shots.sandalwood, oil_shots.sandalwood_above, rooms.walnut),
    "cedar-oil-box": Shot(accessories.oil_box, 8.6, 0.30, tilt=33, room=rooms.ledge),
    "smoke-glass-diffuser": diffuser(diffusers.smoke, 1.80, 0.85, "#ff9a46", 40, tint="#b497ff"),
    "linen-gift-box": Shot(accessories.gift_box, 8.6, 0.40, tilt=24, room=rooms.ledge),
    "ylang-ylang-oil": oil(oil_shots.ylang, oil_shots.ylang_above, rooms.linen),
    "pearl-teardrop-diffuser": diffuser(diffusers.teardrop, 1.96, 0.92, tint="#9d8cff"),
}
