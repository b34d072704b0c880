import type { PictureRef } from "../../../commerce/catalogue-contract.ts";
import { listAttributes } from "../../../platform/shared/item-attributes.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { isHero, pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { LeafletLayout } from "../../leaflets/leaflets-contract.ts";
import { ProductTile } from "../listing/ProductTile.tsx";
import type { FilledSheet } from "./leaflet-sheets.ts";
import { pageAnchor } from "./page-anchor.ts";

interface LeafletSheetProps {
  content: Pick<SiteContent, "site" | "texts">;
  /** The leaflet's title, by which tracking knows the list of products. */
  title: string;
  sheet: FilledSheet;
  picture?: PictureRef;
  /** Number of products on the pages before. */
  start: number;
}

/** Returns in which pages the first product has a row of its own, where it stands beside its picture. */
function besideIn(layout: LeafletLayout, count: number): string | undefined {
  if (count === 1 || count === 3) return "narrow wide";
  if (count === 5) return "narrow";
  return count === 4 && layout === "feature" ? "wide" : undefined;
}

/** Renders a page of a leaflet: headline, text, picture, and products as in other lists. */
export function LeafletSheet({
  content: { site, texts },
  title,
  sheet: { number, layout, tone, headline, text, products, link },
  picture,
  start,
}: LeafletSheetProps) {
  const anchor = pageAnchor(number);
  const headingId = `kontor-${anchor}`;
  return (
    <li id={anchor} className="kontor-leaflet__page" data-tone={tone}>
      <section className="kontor-leaflet__sheet" aria-labelledby={headingId}>
        {picture && (
          <Picture
            base={pictureBase(picture)}
            alt=""
            sizes={
              isHero(picture.id) ? "(width < 980px) 640px, 960px" : "(width < 980px) 100vw, 50vw"
            }
            ratio={isHero(picture.id) ? [16, 9] : [1, 1]}
            maxWidth={1280}
          />
        )}
        <h2 id={headingId}>{headline}</h2>
        {text && <p>{text}</p>}
        {products.length > 0 && (
          <ul
            className="kontor-leaflet__products"
            data-layout={layout}
            data-count={products.length}
            {...listAttributes({ id: "leaflet", name: title, start })}
          >
            {products.map((product, index) => (
              <li
                key={product.number}
                data-beside={index === 0 ? besideIn(layout, products.length) : undefined}
              >
                <ProductTile product={product} site={site} texts={texts} />
              </li>
            ))}
          </ul>
        )}
        <div className="kontor-leaflet__foot">
          {link && (
            <Button variant="secondary" href={link.href}>
              {link.text}
            </Button>
          )}
          <span className="kontor-leaflet__number" aria-hidden>
            {number}
          </span>
        </div>
      </section>
    </li>
  );
}
