import type { Site } from "../../../platform/shared/sites/site.ts";
import { withColon } from "../../../platform/shared/texts/with-colon.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { PopularProducts } from "../document/EmptyState.tsx";

export type ErrorKind = "notFound" | "failure" | "busy" | "search";

export interface ErrorPageProps {
  site: Site;
  texts: SiteTexts;
  kind: ErrorKind;
  /** The request's number in the log. */
  reference?: string;
  popular: ProductCard[];
}

/** Explains what happened and where to continue, but never the cause inside the server. */
export function ErrorPage({ site, texts, kind, reference, popular }: ErrorPageProps) {
  const { errors } = texts;
  return (
    <div className="kontor-page">
      <div className="kontor-intro">
        <h1>{errors[`${kind}Headline`]}</h1>
        <p>{errors[`${kind}Text`]}</p>
        <p>
          {kind === "busy" || kind === "search" ? (
            // An empty address reloads the refused page.
            <Button href="">{errors.reload}</Button>
          ) : (
            <Button href="/">{errors.toHome}</Button>
          )}
        </p>
        {reference && (
          <p className="kontor-soft">
            {withColon(errors.reference, site)} <code translate="no">{reference}</code>
          </p>
        )}
      </div>
      <PopularProducts site={site} texts={texts} products={popular} />
    </div>
  );
}
