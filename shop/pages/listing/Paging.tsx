import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";

export interface PagingProps {
  texts: CatalogueTexts;
  page: number;
  count: number;
  urlOf(page: number): string;
}

/** Renders links to the pages of a list: the first, the last, and those around the current one. */
export function Paging({ texts, page, count, urlOf }: PagingProps) {
  if (count <= 1) return null;
  const shown = [1, page - 1, page, page + 1, count].filter(
    (wanted, index, all) => wanted >= 1 && wanted <= count && all.indexOf(wanted) === index,
  );
  return (
    <nav className="kontor-paging" aria-label={texts.pages}>
      {page > 1 && (
        <a href={urlOf(page - 1)} rel="prev" aria-label={texts.previousPage}>
          <Icon icon={ChevronLeft} size={20} />
        </a>
      )}
      {shown.map((wanted, index) => (
        <span key={wanted}>
          {wanted - (shown[index - 1] ?? wanted - 1) > 1 && <span aria-hidden>…</span>}
          <a
            href={urlOf(wanted)}
            aria-label={fill(texts.page, { page: wanted })}
            aria-current={wanted === page ? "page" : undefined}
          >
            {wanted}
          </a>
        </span>
      ))}
      {page < count && (
        <a href={urlOf(page + 1)} rel="next" aria-label={texts.nextPage}>
          <Icon icon={ChevronRight} size={20} />
        </a>
      )}
    </nav>
  );
}
