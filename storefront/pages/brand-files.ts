/** Addresses of what browsers and other sites show of the brand. All hosts route /service/ to the shop. */
export const brandFiles = {
  manifest: "/service/brand/app.webmanifest",
  /** For pages without a picture of their own in link previews. */
  share: "/service/brand/share.png",
  /** `size` is width and height in pixels. */
  icon: (size: (typeof iconSizes)[number]) => `/service/brand/icon-${size}.png`,
  /** With room around it: launchers of Android cut it to circles and other shapes. */
  maskableIcon: "/service/brand/icon-maskable.png",
} as const;

/** Size of the picture for link previews in pixels, as networks ask for it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** 180 is that of Apple's home screens, the others are those of Android. */
export const iconSizes = [180, 192, 512] as const;
