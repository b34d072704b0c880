import { cartFields } from "../../../border/cart/cart-form.ts";
import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import type { Article } from "../../../commerce/catalogue-contract.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { labelAttributes } from "../../../platform/shared/texts/label-attributes.ts";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";

interface VariantChoiceProps {
  articles: Article[];
  chosen: Article;
  /** The attribute in which the articles differ: "Größe". */
  dimension: string;
  /** Address of the product's picture without width and format, for articles without their own. */
  picture?: string;
  site: Pick<Site, "locale" | "currency">;
  texts: Pick<CatalogueTexts, "availability">;
  onChoose: (article: Article) => void;
}

/**
 * Renders the choice of a variant: by its picture where variants look different, otherwise by its label. A price is shown where it
 * differs from those of most others. One that cannot be bought is disabled, so that a form without JavaScript sends none of these.
 */
export function VariantChoice({
  articles,
  chosen,
  dimension,
  picture,
  site,
  texts,
  onChoose,
}: VariantChoiceProps) {
  const hasLooks = articles.some((article) => article.picture);
  const isUsualPrice = ({ price }: Article) =>
    articles.filter((article) => article.price === price).length > articles.length / 2;
  return (
    <fieldset className="kontor-variants">
      {hasLooks ? (
        <legend>
          <span>{dimension}</span>
          {/* The radio says it to screen readers. */}
          <small aria-hidden="true" {...labelAttributes(chosen.label)}>
            {chosen.label}
          </small>
        </legend>
      ) : (
        <legend>{dimension}</legend>
      )}
      {articles.map((article) => {
        const isAvailable = article.availability === "AVAILABLE";
        const isChosen = article.tcm === chosen.tcm;
        const look = article.picture ? pictureBase(article.picture) : picture;
        return (
          <label
            key={article.tcm}
            className="kontor-variant"
            data-look={hasLooks || undefined}
            title={hasLooks ? article.label : undefined}
          >
            <input
              type="radio"
              name={cartFields.tcm}
              value={article.tcm}
              checked={isChosen && isAvailable}
              disabled={!isAvailable}
              required
              onChange={() => onChoose(article)}
            />
            <span
              data-unavailable={!isAvailable || undefined}
              data-chosen={(isChosen && !isAvailable) || undefined}
            >
              {hasLooks && look && <EntryPicture base={look} sizes="44px" />}
              <span
                className={
                  hasLooks ? "kontor-variant__label kontor-hidden" : "kontor-variant__label"
                }
                {...labelAttributes(article.label)}
              >
                {article.label}
              </span>
              {!isUsualPrice(article) && (
                <small translate="no">{formatMoney(article.price, site)}</small>
              )}
              {!isAvailable && (
                <small className="kontor-hidden">{texts.availability[article.availability]}</small>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
