/** In CSS pixels, from the middle of the pane. */
export interface Point {
  x: number;
  y: number;
}

/** How an image lies in its pane: how often as large as fitted, and how far its middle is from the pane's. */
export interface View extends Point {
  scale: number;
}

/** The whole image. */
export const FITTED: View = { scale: 1, x: 0, y: 0 };

/** Twice as large, its middle in the middle of the pane. */
export const NEAR: View = { scale: 2, x: 0, y: 0 };

/** As near as it comes. */
export const CLOSE_UP = 2.5;

export const isFitted = ({ scale }: View): boolean => scale === 1;

/** An image of this ratio of width to height as it fits into the pane. */
const fittedIn = (pane: Point, ratio: number): Point => {
  const x = Math.min(pane.x, pane.y * ratio);
  return { x, y: x / ratio };
};

/** No edge of the image comes further in than the pane's; what is smaller than the pane stays in its middle. */
function kept({ scale, x, y }: View, pane: Point, ratio: number): View {
  const image = fittedIn(pane, ratio);
  const within = (value: number, most: number) => Math.max(-most, Math.min(most, value)) || 0;
  return {
    scale,
    x: within(x, Math.max(0, image.x * scale - pane.x) / 2),
    y: within(y, Math.max(0, image.y * scale - pane.y) / 2),
  };
}

export const moved = (view: View, by: Point, pane: Point, ratio: number): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, pane, ratio);

/** What is under the point `at` stays there, as far as the edges let it. */
export function zoomed(view: View, wanted: number, at: Point, pane: Point, ratio: number): View {
  const scale = Math.max(1, Math.min(CLOSE_UP, wanted));
  const factor = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, pane, ratio);
}
