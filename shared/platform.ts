/** Kinds of surroundings that the page border is drawn for. */
export const platforms = ["CLASSIC", "MATCH", "SMARTPHONE", "TABLET"] as const;
export type Platform = (typeof platforms)[number];

export const defaultPlatform: Platform = "CLASSIC";

/** Below these window widths (CSS pixels) the platform is MATCH or TABLET when nobody has named one. */
export const platformBreakpoints = { tablet: 980, classic: 1440 } as const;

export function platformForWidth(width: number): Platform {
  if (width < platformBreakpoints.tablet) return "MATCH";
  return width < platformBreakpoints.classic ? "TABLET" : "CLASSIC";
}

export function isPlatform(value: unknown): value is Platform {
  return platforms.some((platform) => platform === value);
}

const mobile: Record<Platform, boolean> = {
  CLASSIC: false,
  MATCH: true,
  SMARTPHONE: true,
  TABLET: false,
};

export function isMobile(platform: Platform): boolean {
  return mobile[platform];
}
