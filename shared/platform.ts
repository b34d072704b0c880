/** The platforms that the border is rendered for; without one its styles go by the window's width. */
export const platforms = ["CLASSIC", "MATCH", "SMARTPHONE", "TABLET"] as const;
export type Platform = (typeof platforms)[number];

export function isPlatform(value: unknown): value is Platform {
  return platforms.some((platform) => platform === value);
}
