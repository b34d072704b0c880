import Archive from "@lucide/icons/icons/archive";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { ArchivedProduct, ProductCard } from "../../../commerce/catalogue-contract.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";

export interface ArchivePageProps {
  site: Site;
  texts: SiteTexts;
  product: ArchivedProduct;
  /** Shown where the site sells nothing similar. */
  popular: ProductCard[];
}

/**
 * Says that a product is no longer sold, and leads to similar ones. Its description stays for its owners until the page is removed.
 */
export function ArchivePage({ site, texts, product, popular }: ArchivePageProps) {
  const { archive, breadcrumb, description, details } = texts.catalogue;
  const { name, lead, path, isGone, alternatives } = product;
  const [picture] = isGone ? [] : product.pictures;
  const category = path.at(-1);
  const list =
    alternatives.length > 0
      ? { id: "alternatives", name: archive.similar, products: wholeRows(alternatives) }
      : { id: "popular", name: texts.searchPage.popular, products: popular };
  return (
    <div className="kontor-page">
      <Breadcrumb label={breadcrumb} path={path} current={name} />
      <div className="kontor-archive">
        {picture && (
          <Picture
            base={pictureBase(picture)}
            alt=""
            sizes="(width < 48em) 40vw, 20rem"
            maxWidth={640}
            priority="high"
          />
        )}
        <div>
          <h1>{name}</h1>
          {!isGone && <p className="kontor-product__lead">{lead}</p>}
          <div className="kontor-notice">
            <Icon icon={Archive} size={20} />
            <div>
              <p>
                <strong>{isGone ? archive.gone : archive.ended}</strong>
              </p>
              {alternatives.length > 0 && <p>{archive.text}</p>}
            </div>
          </div>
          {category && (
            <Button variant="secondary" href={category.url}>
              {fill(archive.toCategory, { category: category.name })}
            </Button>
          )}
        </div>
      </div>
      {list.products.length > 0 && (
        <section className="kontor-section" aria-labelledby="kontor-similar">
          <h2 id="kontor-similar">{list.name}</h2>
          <ProductGrid products={list.products} list={list} site={site} texts={texts} />
        </section>
      )}
      {!isGone && (
        <div className="kontor-columns">
          <section aria-labelledby="kontor-description">
            <h2 id="kontor-description">{description}</h2>
            <p>{product.description}</p>
          </section>
          {product.attributes.length > 0 && (
            <section aria-labelledby="kontor-details">
              <h2 id="kontor-details">{details}</h2>
              <dl className="kontor-facts">
                {product.attributes.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      )}
    </div>
  );
}

/** Products in a row of a wide layout. */
const rowLength = 4;

/** Leaves out the products of a row that is not full, if there is another one. */
const wholeRows = (products: ProductCard[]) =>
  products.length < rowLength
    ? products
    : products.slice(0, products.length - (products.length % rowLength));
