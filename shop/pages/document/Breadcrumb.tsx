import type { BreadcrumbList, WithContext } from "schema-dts";
import { brand } from "../../brand.ts";
import type { CategoryLink } from "../../../commerce/catalogue-contract.ts";

/** Renders the links from the home page down to the current page. */
export function Breadcrumb({
  label,
  path,
  current,
}: {
  label: string;
  path: CategoryLink[];
  current: string;
}) {
  return (
    <nav className="kontor-breadcrumb" aria-label={label}>
      <ol>
        <li>
          <a href="/">{brand.name}</a>
        </li>
        {path.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

/** Returns the breadcrumb of a page, whose path ends with itself, as structured data for search engines. */
export function breadcrumbData(
  origin: string,
  path: { name: string; url: string }[],
): WithContext<BreadcrumbList>[] {
  return [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [{ name: brand.name, url: "/" }, ...path].map(({ name, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: origin + url,
      })),
    },
  ];
}
