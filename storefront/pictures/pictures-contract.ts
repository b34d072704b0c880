/** Pictures are requested at `/img/{id}/{version}/{width}.{format}`. */
export const picturesPath = "/img/";

/** Widths in px. A phone 360 to 412 px wide takes 768 for a picture as wide as its window; the largest is for zoomed pictures. */
export const pictureWidths = [80, 160, 320, 480, 640, 768, 960, 1280, 1600, 2400] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** AVIF and WebP are translucent; JPEG, for link previews and search engines, has a light ground. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Reports whether a picture is a large one, 16 by 9, for the home page and promotions. All others are square. */
export const isHero = (id: string) => id.startsWith("hero-");

export const pictureBase = ({ id, version }: { id: string; version: string }) =>
  `${picturesPath}${id}/${version}`;

/** Returns what `pictureBase` made a path of; undefined for another address. */
export function idAndVersion(base: string): { id: string; version: string } | undefined {
  const [, id, version] = new RegExp(`^${picturesPath}([^/]+)/([^/]+)$`).exec(base) ?? [];
  return id && version ? { id, version } : undefined;
}

export const pictureUrl = (base: string, width: PictureWidth, format: PictureFormat) =>
  `${base}/${width}.${format}`;
