/** Addresses of what browsers and other sites show of the brand. All hosts route /service/ to the shop. */
export const brandFiles = {
  manifest: "/service/brand/app.webmanifest",
  /** For pages without a picture of their own in link previews. */
  share: "/service/brand/share.png",
  /** `size` is width and height in pixels. */
  icon: (size: (typeof iconSizes)[number]) => `/service/brand/icon-${size}.png`,
} as const;

/** 180 is that of Apple's home screens, the others are those of Android. */
export const iconSizes = [180, 192, 512] as const;
