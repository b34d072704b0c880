import { Picture } from "../../../../storefront/pictures/client/Picture.tsx";
import type { ShownPicture } from "../shown-block.ts";

/** Renders a picture that keeps its point of focus where the page crops it. */
export function FocusedPicture({
  picture: { base, ratio, focus },
  alt = "",
  sizes,
  isFirst = false,
}: {
  picture: ShownPicture;
  alt?: string;
  sizes: string;
  /** The largest picture of the first view. */
  isFirst?: boolean;
}) {
  // Pages have no inline styles: the style sheet has a rule for each step.
  const [left, top] = focus?.replaceAll("%", "").split(" ") ?? [];
  return (
    <div className="kontor-focused" data-focus-left={left} data-focus-top={top}>
      <Picture
        base={base}
        alt={alt}
        sizes={sizes}
        ratio={ratio}
        maxWidth={1600}
        priority={isFirst ? "high" : undefined}
      />
    </div>
  );
}
