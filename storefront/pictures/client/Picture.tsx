import { pictureUrl, pictureWidths, type PictureWidth } from "../pictures-contract.ts";

export interface PictureProps {
  /** `/img/{id}/{version}`. */
  base: string;
  /** Another picture of the same ratio, for dark pages. */
  darkBase?: string;
  alt: string;
  /** The displayed width of the picture, as in the `sizes` attribute: "(width < 768px) 50vw, 300px". */
  sizes: string;
  /** Width and height of the picture itself. */
  ratio?: [number, number];
  /** The widest version that is worth its bytes here. The narrowest is a third of it. */
  maxWidth?: PictureWidth;
  /**
   * "high" loads the largest picture of the first view at once; "low" loads one after scripts and fonts, although it may be
   * within the first view.
   */
  priority?: "high" | "low";
  className?: string;
}

/**
 * A picture in several widths for the browser to choose from; its space is reserved. Browsers from before AVIF (2024) get one
 * width: a set of them for these was a fortieth of every list's bytes.
 */
export function Picture({
  base,
  darkBase,
  alt,
  sizes,
  ratio = [1, 1],
  maxWidth = 960,
  priority,
  className,
}: PictureProps) {
  const minWidth = Math.max(160, maxWidth / 3);
  const widths = pictureWidths.filter((width) => width >= minWidth && width <= maxWidth);
  const srcSet = (of: string) =>
    widths.map((width) => `${pictureUrl(of, width, "avif")} ${width}w`).join(", ");
  const shown = widths.find((width) => width >= 480) ?? maxWidth;
  return (
    <picture>
      {darkBase && (
        <source
          type="image/avif"
          media="(prefers-color-scheme: dark)"
          srcSet={srcSet(darkBase)}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(base)} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(base, maxWidth <= 960 ? maxWidth : 960, "webp")}
        alt={alt}
        width={shown}
        height={Math.round((shown * ratio[1]) / ratio[0])}
        loading={priority === "high" ? "eager" : "lazy"}
        fetchPriority={priority}
        decoding={priority === "high" ? undefined : "async"}
      />
    </picture>
  );
}
