import { cardAccountPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

/** Links to the form that adds a card from a store; guests log in on the way. */
export const StoreCardLink = ({ texts }: { texts: Pick<SiteTexts, "customerCard"> }) => (
  <p>
    <a className="kontor-link" href={cardAccountPaths.attach}>
      {texts.customerCard.attach.link}
    </a>
  </p>
);
