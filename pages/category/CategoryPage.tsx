import type { ReactNode } from "react";
import {
  maxPage,
  productsPerPage,
  sortings,
  type CategoryContents,
  type Sorting,
} from "../../features/catalogue/catalogue-contract.ts";
import { Picture } from "../../features/pictures/client/Picture.tsx";
import { pictureBase } from "../../features/pictures/pictures-contract.ts";
import type { Site } from "../../shared/site.ts";
import { plural } from "../../shared/words.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { Paging } from "../listing/Paging.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";

export interface CategoryPageProps {
  site: Site;
  texts: SiteTexts;
  category: CategoryContents;
  sorting: Sorting;
  page: number;
  /** The place for an offer, at the top of its first page. */
  promotion: ReactNode;
}

/** Address of one page of a category in one order, without default values. */
export function listUrl(url: string, sorting: Sorting, page: number): string {
  const query = new URLSearchParams();
  if (sorting !== "popular") query.set("sort", sorting);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${url}?${query}` : url;
}

export const pageCount = (products: number) =>
  Math.min(maxPage, Math.max(1, Math.ceil(products / productsPerPage)));

export function CategoryPage({
  site,
  texts,
  category,
  sorting,
  page,
  promotion,
}: CategoryPageProps) {
  const { catalogue } = texts;
  const { name, description, path, children, products, productCount, url } = category;
  return (
    <div className="kontor-page">
      <Breadcrumb label={catalogue.breadcrumb} path={path} current={name} />
      <div className="kontor-intro">
        <h1>{name}</h1>
        <p>{description}</p>
      </div>
      {children.length > 0 && (
        <ul className="kontor-subcategories">
          {children.map((child) => (
            <li key={child.id}>
              <a href={child.url}>
                <Picture base={pictureBase(child.picture)} alt="" sizes="56px" maxWidth={160} />
                <span>{child.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {page === 1 && promotion}
      <div className="kontor-toolbar">
        <h2>{plural(catalogue.productCount, productCount, site.locale)}</h2>
        <nav aria-label={catalogue.sortBy}>
          <ul>
            {sortings.map((option) => (
              <li key={option}>
                <a
                  href={listUrl(url, option, 1)}
                  aria-current={option === sorting ? "true" : undefined}
                  rel="nofollow"
                >
                  {catalogue.sortings[option]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} site={site} texts={texts} priority={4} />
      ) : (
        <p className="kontor-notice">{catalogue.noProducts}</p>
      )}
      <Paging
        texts={catalogue}
        page={page}
        count={pageCount(productCount)}
        urlOf={(wanted) => listUrl(url, sorting, wanted)}
      />
    </div>
  );
}
