/** Pictures are requested at `/img/{id}/{version}/{width}.{format}`. */
export const picturesPath = "/img/";

export const pictureWidths = [80, 160, 320, 480, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** AVIF and WebP let the ground below them through; JPEG, for previews and search engines, is on a light one. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureBase = ({ id, version }: { id: string; version: string }) =>
  `${picturesPath}${id}/${version}`;

export const pictureUrl = (base: string, width: PictureWidth, format: PictureFormat) =>
  `${base}/${width}.${format}`;
