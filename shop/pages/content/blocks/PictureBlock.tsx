import type { ShownBlockOf } from "../shown-block.ts";
import { FocusedPicture } from "./FocusedPicture.tsx";

/** Renders a picture wider than the text, and what it shows. */
export const PictureBlock = ({ picture, alt, caption }: ShownBlockOf<"picture">) => (
  <figure className="kontor-content__picture">
    <FocusedPicture picture={picture} alt={alt} sizes="(width < 1100px) 92vw, 1008px" />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
