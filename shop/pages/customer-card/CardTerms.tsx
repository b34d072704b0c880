import { fill } from "../../../platform/shared/texts/words.ts";
import type { CardKind } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

export interface CardTermsProps {
  site: Pick<ShopSite, "card">;
  texts: Pick<SiteTexts, "customerCard">;
  kind: CardKind;
  /** The page with the terms. */
  terms: { title: string; path: string };
}

/** Who manages the ledger of a household is of age. */
const managerAge = 18;

/** Says what the button below it accepts. */
export function CardTerms({ site, texts, kind, terms }: CardTermsProps) {
  const { minimumAge = 0 } = site.card ?? {};
  const age = kind === "privatecard" ? Math.max(managerAge, minimumAge) : minimumAge;
  const [before = "", after = ""] = fill(texts.customerCard.accept, { age }).split("{terms}");
  return (
    <p className="kontor-soft">
      {before}
      <a className="kontor-link" href={terms.path}>
        {terms.title}
      </a>
      {after}
    </p>
  );
}
