import type { CategoryTeaser } from "../../../commerce/catalogue-contract.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";

/** Renders categories with their pictures, as links to their pages. */
export function CategoryTiles({ categories }: { categories: CategoryTeaser[] }) {
  return (
    <ul className="kontor-categories">
      {categories.map(({ id, name, url, picture }) => (
        <li key={id}>
          <a href={url}>
            <Picture
              base={pictureBase(picture)}
              alt=""
              sizes="(width < 980px) 30vw, 160px"
              maxWidth={480}
              priority="low"
            />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
