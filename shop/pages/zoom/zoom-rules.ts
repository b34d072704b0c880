/** A picture's scale, and how far it is moved from the middle of its stage, in CSS pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A point measured from the middle of the stage, in CSS pixels. */
export interface StagePoint {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The whole picture. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 4;

/** Returns the zoom with its scale multiplied. The point, measured from the middle of the stage, stays in its place. */
export function scaled({ scale, x, y }: Zoom, factor: number, around: StagePoint): Zoom {
  const next = Math.min(maxScale, Math.max(1, scale * factor));
  const ratio = next / scale;
  return {
    scale: next,
    x: around.x - (around.x - x) * ratio,
    y: around.y - (around.y - y) * ratio,
  };
}

/** Returns the zoom with a position in which the picture leaves no more of the stage empty than it must. */
export function covering({ scale, x, y }: Zoom, picture: Size, stage: Size): Zoom {
  const limited = (offset: number, length: number, room: number) => {
    const reach = Math.max(0, (length * scale - room) / 2);
    return Math.min(reach, Math.max(-reach, offset));
  };
  return {
    scale,
    x: limited(x, picture.width, stage.width),
    y: limited(y, picture.height, stage.height),
  };
}
