/** A pin of a map, at a point of its drawing. */
interface MapPin {
  x: number;
  y: number;
}

/** Width of a pin in px. */
export const pinWidth = 26;

/**
 * Returns how far each pin is moved aside, in px, so that those of one town stand beside each other. `near` is the distance in the
 * drawing below which two pins would hide each other.
 */
export function spreadPins(pins: readonly MapPin[], near: number): number[] {
  const groups: number[][] = [];
  pins.forEach((pin, index) => {
    const group = groups.find(([first]) => {
      const other = pins[first!]!;
      return Math.hypot(pin.x - other.x, pin.y - other.y) < near;
    });
    if (group) group.push(index);
    else groups.push([index]);
  });
  const moved = pins.map(() => 0);
  for (const group of groups)
    group.forEach((index, place) => (moved[index] = (place - (group.length - 1) / 2) * pinWidth));
  return moved;
}
