/** The platforms that the border can be rendered for. Without one its layout depends on the width of the window. */
export const platforms = ["CLASSIC", "MATCH", "SMARTPHONE", "TABLET"] as const;
export type Platform = (typeof platforms)[number];

export function isPlatform(value: unknown): value is Platform {
  return platforms.some((platform) => platform === value);
}
