import { AspectRatio, type Ratio } from "./AspectRatio.tsx";
import type { Breakpoint } from "../shared/breakpoints.ts";
import { mediaFrom } from "./breakpoints.ts";

/** A version of a picture for some windows or formats; the first that fits is shown. */
export interface PictureSource {
  srcset: string;
  media?: string;
  type?: string;
  /** From which width on, by name or in px. */
  breakpoint?: Breakpoint | number;
}

export interface PictureProps {
  /** For windows and formats that no source names. */
  src: string;
  alt: string;
  sources?: PictureSource[];
  /** Cuts the picture to this shape; without it the shape is that of `width` and `height`. */
  ratio?: Ratio;
  /** Size of the picture in px, for which space is reserved; by default that of a teaser. */
  width?: number;
  height?: number;
  /** The largest picture of the first view loads at once. */
  isPriority?: boolean;
}

const teaser = { width: 488, height: 287 };

/** A picture with versions for windows and formats; it reserves its space, so that loading causes no layout shift. */
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

/** Sources may come from editors' data, which the compiler cannot check. */
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
