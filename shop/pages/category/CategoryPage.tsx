import type { ReactNode } from "react";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { sortings, type CategoryContents } from "../../../commerce/catalogue-contract.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { FilteredList } from "../listing/FilteredList.tsx";
import { SkipToProducts } from "../listing/SkipToProducts.tsx";
import { activeFilters } from "../listing/active-filters.ts";
import { withoutFilters } from "../listing/list-question.ts";
import { categoryQuestionUrl, type CategoryQuestion } from "./category-question.ts";

export interface CategoryPageProps {
  site: Site;
  texts: SiteTexts;
  category: CategoryContents;
  question: CategoryQuestion;
  /** The place for an offer, after the first products of its first page. */
  promotion: ReactNode;
}

export function CategoryPage({ site, texts, category, question, promotion }: CategoryPageProps) {
  const { catalogue } = texts;
  const { name, description, path, children, total, url } = category;
  const urlOf = (changed: Partial<CategoryQuestion>) =>
    categoryQuestionUrl(url, { ...question, page: 1, ...changed });
  /** Returns the address of another category, filtered in the same way. */
  const filtered = (other: string) => categoryQuestionUrl(other, { ...question, page: 1 });
  const active = activeFilters(question, category, urlOf, site, texts);
  return (
    <div className="kontor-page">
      {category.products.length > 0 && <SkipToProducts texts={catalogue} />}
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
      {total > 0 ? (
        <FilteredList
          site={site}
          texts={texts}
          tracked={{ id: `category:${category.id}`, name }}
          question={question}
          list={category}
          categories={{
            path: [
              ...path.map((above) => ({ name: above.name, href: filtered(above.url) })),
              ...(children.length > 0 || path.length > 0
                ? [{ name, href: urlOf({}), productCount: category.productCount, isCurrent: true }]
                : []),
            ],
            choices: children
              .filter(({ productCount }) => productCount > 0)
              .map((child) => ({ ...child, href: filtered(child.url) })),
          }}
          form={{
            action: url,
            fields: question.sorting === "popular" ? {} : { sort: question.sorting },
          }}
          count={(products) => plural(catalogue.productCount, products, site.locale)}
          sortings={sortings}
          sortingText={(option) => catalogue.sortings[option]}
          active={active}
          urlOf={urlOf}
          unfilteredUrl={urlOf(withoutFilters)}
          offer={question.page === 1 && active.length === 0 && promotion}
        />
      ) : (
        <>
          <p className="kontor-notice">{catalogue.noProducts}</p>
          {promotion}
        </>
      )}
    </div>
  );
}
