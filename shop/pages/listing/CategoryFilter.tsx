import ChevronLeft from "@lucide/icons/icons/chevron-left";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { Count } from "./Count.tsx";

export interface CategoryChoice {
  name: string;
  href: string;
  productCount?: number;
}

export interface CategoryFilterProps {
  label: string;
  /** Links out of all categories or, in a category, to those around it; the last one is shown if it is the current one. */
  path: (CategoryChoice & { isCurrent?: boolean })[];
  choices: CategoryChoice[];
  count: (products: number) => string;
  locale: string;
}

/** Renders the links that narrow a list down to a category, and widen it again. */
export function CategoryFilter({ label, path, choices, count, locale }: CategoryFilterProps) {
  if (path.length === 0 && choices.length === 0) return null;
  return (
    <nav aria-labelledby="kontor-filter-category">
      <h3 id="kontor-filter-category">{label}</h3>
      <ul>
        {path.map(({ isCurrent = false, ...category }) => (
          <li key={category.href}>
            <CategoryLink
              category={category}
              count={count}
              locale={locale}
              isCurrent={isCurrent}
              isAbove={!isCurrent}
            />
          </li>
        ))}
        {choices.length > 0 && (
          <li>
            <ul data-below={path.length > 0 || undefined}>
              {choices.map((category) => (
                <li key={category.href}>
                  <CategoryLink category={category} count={count} locale={locale} />
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </nav>
  );
}

function CategoryLink({
  category: { name, href, productCount },
  count,
  locale,
  isCurrent,
  isAbove,
}: {
  category: CategoryChoice;
  count: (products: number) => string;
  locale: string;
  isCurrent?: boolean;
  isAbove?: boolean;
}) {
  return (
    <a href={href} aria-current={isCurrent ? "true" : undefined}>
      {isAbove && <Icon icon={ChevronLeft} size={16} />}
      <span>{name}</span>
      {productCount !== undefined && (
        <>
          {" "}
          <Count count={productCount} words={count} locale={locale} />
        </>
      )}
    </a>
  );
}
