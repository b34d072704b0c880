export const isColour = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

/** Returns the contrast of two colours (#rrggbb) by WCAG 2.2, 1 to 21; text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns red, green and blue of a colour as shares of light, 0 to 1. */
export const lightOf = (colour: string) =>
  [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
