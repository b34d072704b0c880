import { fill } from "../../../platform/shared/texts/words.ts";
import type { PictureRef } from "../../../commerce/catalogue-contract.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import { pictureAnchor } from "./turn-to-picture.ts";

export interface GalleryProps {
  /** The product's name. */
  name: string;
  pictures: PictureRef[];
  /** "{name}, picture {number} of {total}" */
  pictureOf: string;
}

/**
 * Renders the pictures of a product, turned by swiping or arrow keys, with a link to each: dots in narrow layouts, small pictures
 * in wide ones. Plain HTML; `gallery-behaviour.ts` marks the picture in view.
 */
export function Gallery({ name, pictures, pictureOf }: GalleryProps) {
  const total = pictures.length;
  const textOf = (index: number) => fill(pictureOf, { name, number: index + 1, total });
  return (
    <div className="kontor-gallery">
      <ul className="kontor-gallery__pictures" tabIndex={0} aria-label={name}>
        {pictures.map((picture, index) => (
          <li key={picture.id} id={pictureAnchor(picture.id)}>
            <Picture
              base={pictureBase(picture)}
              alt={textOf(index)}
              sizes="(width < 48em) 85vw, 46vw"
              maxWidth={1280}
              priority={index === 0 ? "high" : "low"}
            />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <ul className="kontor-gallery__choice">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a href={`#${pictureAnchor(picture.id)}`} aria-label={textOf(index)}>
                <Picture base={pictureBase(picture)} alt="" sizes="80px" maxWidth={160} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
