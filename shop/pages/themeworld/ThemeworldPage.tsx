import type { Themeworld } from "../../../border/navigation/navigation-schema.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { CategoryLink, ProductCard } from "../../../commerce/catalogue-contract.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";
import { ThemeworldMarks } from "./ThemeworldMarks.tsx";

export interface ThemeworldPageProps {
  site: Site;
  texts: SiteTexts;
  themeworld: Themeworld & { lead: string; content: string };
  overview: CategoryLink;
  /** `/img/{id}/{version}` */
  picture?: string;
  /** Empty while the themeworld is only announced, or sold out. */
  products: ProductCard[];
}

/** Renders a themeworld: a large picture, a description, and the chosen products. */
export function ThemeworldPage({
  site,
  texts,
  themeworld,
  overview,
  picture,
  products,
}: ThemeworldPageProps) {
  const { title, lead, content } = themeworld;
  return (
    <div className="kontor-page kontor-themeworld">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[overview]} current={title} />
      {picture && (
        <Picture
          className="kontor-themeworld__picture"
          base={picture}
          alt=""
          sizes="(width < 1440px) 100vw, 1440px"
          ratio={[16, 9]}
          maxWidth={1600}
          priority="high"
        />
      )}
      <div className="kontor-intro">
        <ThemeworldMarks themeworld={themeworld} texts={texts.navigation} />
        <h1>{title}</h1>
        <p className="kontor-themeworld__lead">{lead}</p>
        <p>{content}</p>
      </div>
      {products.length > 0 && (
        <>
          <div className="kontor-toolbar">
            <h2>{plural(texts.catalogue.productCount, products.length, site.locale)}</h2>
          </div>
          <ProductGrid
            products={products}
            list={{ id: "themeworld", name: title }}
            site={site}
            texts={texts}
          />
        </>
      )}
    </div>
  );
}
