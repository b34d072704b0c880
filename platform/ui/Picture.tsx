import type { Breakpoint } from "../shared/breakpoints.ts";
import { AspectRatio, type Ratio } from "./AspectRatio.tsx";
import { mediaFrom } from "./breakpoints.ts";

/** A version of a picture for some windows or formats. The first matching one is shown. */
export interface PictureSource {
  srcset: string;
  media?: string;
  type?: string;
  /** Minimum window width, by name or in px. */
  breakpoint?: Breakpoint | number;
}

export interface PictureProps {
  /** Shown when no source matches. */
  src: string;
  alt: string;
  sources?: PictureSource[];
  /** Crops the picture to this ratio; by default that of `width` and `height`. */
  ratio?: Ratio;
  /** Size of the picture in px, for which space is reserved; by default that of a teaser. */
  width?: number;
  height?: number;
  /** Loads the picture at once. For the largest picture of the first view. */
  isPriority?: boolean;
}

const teaser = { width: 488, height: 287 };

/** Renders a picture with versions for windows and formats. It reserves its space to prevent a layout shift. */
export function Picture({ sources = [], ratio, ...image }: PictureProps) {
  const picture = (
    <picture>
      {sources.map((source) => (
        <source key={source.srcset + source.type} {...sourceAttributes(source)} />
      ))}
      <Image {...image} />
    </picture>
  );
  return ratio === undefined ? picture : <AspectRatio ratio={ratio}>{picture}</AspectRatio>;
}

function Image({
  src,
  alt,
  width = teaser.width,
  height = teaser.height,
  isPriority,
}: Omit<PictureProps, "sources" | "ratio">) {
  return (
    <img
      className="kontor-picture"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding={isPriority ? undefined : "async"}
    />
  );
}

const known = ["srcset", "media", "type", "breakpoint"];

/** Returns the attributes of a source. Sources may come from editors' data, which the compiler cannot check. */
function sourceAttributes(source: PictureSource) {
  const unknown = Object.keys(source).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Error(
      `Picture source has unknown ${unknown.join(", ")}. It may have ${known.join(", ")} only.`,
    );
  const { srcset, media, type, breakpoint } = source;
  if (!srcset)
    throw new Error("Picture source needs a srcset: one or more addresses, such as /img/1.webp.");
  const from = breakpoint === undefined ? undefined : mediaFrom(breakpoint);
  return { srcSet: srcset, type, media: [media, from].filter(Boolean).join(" and ") || undefined };
}
