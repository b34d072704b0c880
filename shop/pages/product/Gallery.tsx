import type { PictureRef } from "../../../commerce/catalogue-contract.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";
import { enlargeAttribute } from "./enlarge-attribute.ts";
import { Lightbox } from "./Lightbox.tsx";
import { pictureAnchor } from "./turn-to-picture.ts";

/** A picture with a text that says what it shows. */
export interface GalleryPicture extends PictureRef {
  alt: string;
}

export interface GalleryProps {
  /** The product's name. */
  name: string;
  pictures: GalleryPicture[];
  texts: CatalogueTexts["gallery"];
}

/**
 * Renders the pictures of a product, turned by swiping or arrow keys, with a link to each: dots in narrow layouts, small pictures
 * in wide ones. Plain HTML: `gallery-behaviour.ts` marks the picture in view, and `lightbox.ts` enlarges them.
 */
export function Gallery({ name, pictures, texts }: GalleryProps) {
  return (
    <div className="kontor-gallery">
      <ul className="kontor-gallery__pictures" aria-label={name}>
        {pictures.map((picture, index) => (
          <li key={picture.id} id={pictureAnchor(picture.id)}>
            <a
              href={pictureUrl(pictureBase(picture), 1600, "jpeg")}
              aria-label={fill(texts.enlarge, { picture: picture.alt })}
              {...{ [enlargeAttribute]: true }}
            >
              <Picture
                base={pictureBase(picture)}
                alt={picture.alt}
                sizes="(width < 48em) 85vw, 46vw"
                maxWidth={1600}
                priority={index === 0 ? "high" : "low"}
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="kontor-gallery__choice">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <a href={`#${pictureAnchor(picture.id)}`} aria-label={picture.alt}>
                <Picture base={pictureBase(picture)} alt="" sizes="80px" maxWidth={160} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Lightbox name={name} hasSeveral={pictures.length > 1} texts={texts} />
    </div>
  );
}
