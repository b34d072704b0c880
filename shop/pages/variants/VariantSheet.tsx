import Plus from "@lucide/icons/icons/plus";
import X from "@lucide/icons/icons/x";
import { cartPagePath } from "../../../border/border-paths.ts";
import { ChangeFields } from "../../../border/cart/client/ChangeForm.tsx";
import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import type { Article, ProductDetails } from "../../../commerce/catalogue-contract.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { labelAttributes } from "../../../platform/shared/texts/label-attributes.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { PriceTag } from "../listing/PriceTag.tsx";

export interface VariantSheetProps {
  product: Pick<ProductDetails, "articles" | "dimension" | "name" | "number" | "pictures" | "url">;
  site: Pick<Site, "locale" | "currency">;
  texts: Pick<SiteTexts, "cart" | "catalogue" | "navigation">;
}

const nameId = "kontor-variants-name";

/** Renders the variants of a product as a dialog, each with a button that adds it to the cart. */
export function VariantSheet({ product, site, texts }: VariantSheetProps) {
  const { articles, dimension, name, number, pictures, url } = product;
  const { cart, catalogue, navigation } = texts;
  const [plain] = pictures;
  return (
    <dialog className="kontor-variants-sheet" aria-labelledby={nameId}>
      <div className="kontor-variants-sheet__head">
        {plain && <EntryPicture base={pictureBase(plain)} sizes="64px" />}
        <div>
          <h2 id={nameId}>
            <a href={url}>{name}</a>
          </h2>
          {dimension && (
            <p className="kontor-soft">{fill(catalogue.chooseVariant, { dimension })}</p>
          )}
        </div>
        <form method="dialog">
          <button type="submit" aria-label={navigation.close}>
            <Icon icon={X} size={22} />
          </button>
        </form>
      </div>
      <ul>
        {articles.map((article) => (
          <li key={article.tcm}>{variant(article)}</li>
        ))}
      </ul>
      <Button variant="secondary" href={cartPagePath}>
        {cart.toCart}
      </Button>
    </dialog>
  );

  function variant(article: Article) {
    const { tcm, label, availability, picture } = article;
    return (
      <form method="post" action={cartPagePath} data-kontor-add>
        <ChangeFields change={{ addArticle: { productId: String(number), tcm, quantity: 1 } }} />
        {picture && <EntryPicture base={pictureBase(picture)} sizes="48px" />}
        <strong {...labelAttributes(label)}>{label}</strong>
        <PriceTag price={article} content={article} site={site} texts={catalogue} />
        {availability === "AVAILABLE" ? (
          <button type="submit" aria-label={`${cart.add} ${name}, ${label}`}>
            <Icon icon={Plus} size={22} />
          </button>
        ) : (
          <span className="kontor-soft">{catalogue.availability[availability]}</span>
        )}
        <output data-added={cart.added} />
      </form>
    );
  }
}
