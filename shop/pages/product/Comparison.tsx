import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import { PriceTag, type PriceTagTexts } from "../listing/PriceTag.tsx";

interface ComparisonProps {
  heading: string;
  products: ProductDetails["compared"];
  /** The number of the page's product, which is no link. */
  current: number;
  site: Pick<Site, "locale" | "currency">;
  texts: PriceTagTexts;
}

/** Renders the attributes of products side by side: a column for each product, a row for each attribute that one of them has. */
export function Comparison({ heading, products, current, site, texts }: ComparisonProps) {
  const labels = new Set(
    products.flatMap(({ attributes }) => attributes.map(({ label }) => label)),
  );
  return (
    <section className="kontor-section">
      <h2 id="kontor-comparison">{heading}</h2>
      <div
        className="kontor-comparison"
        data-products
        role="region"
        aria-labelledby="kontor-comparison"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <td>
                <span className="kontor-hidden">{heading}</span>
              </td>
              {products.map((product) => (
                <th key={product.number} scope="col">
                  <Picture
                    base={pictureBase(product.picture)}
                    alt=""
                    sizes="160px"
                    maxWidth={320}
                  />
                  {product.number === current ? (
                    <span>{product.name}</span>
                  ) : (
                    <a className="kontor-link" href={product.url}>
                      {product.name}
                    </a>
                  )}
                  <PriceTag
                    price={product}
                    content={product}
                    isFrom={product.isFrom}
                    site={site}
                    texts={texts}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...labels].map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map(({ number, attributes }) => (
                  <td key={number}>
                    {attributes.find((attribute) => attribute.label === label)?.value ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
