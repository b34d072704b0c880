import StoreIcon from "@lucide/icons/icons/store";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { Article } from "../../../commerce/catalogue-contract.ts";
import { myStorePath } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

/** A text that is true of these articles of a product. */
export interface TextOfArticles {
  text: string;
  tcms: string[];
}

/** Stock of a product in a store: texts, each with the articles of which it is true. */
export interface StockOfStore {
  id: string;
  name: string;
  /** Address of its page. */
  path: string;
  states: TextOfArticles[];
}

export interface StoreStockProps {
  stores: StockOfStore[];
  /** In how many stores there is some of an article. */
  counts: TextOfArticles[];
  articles: Pick<Article, "label" | "tcm">[];
  chosen: string;
  /** Address of the product, which choosing a store leads back to. */
  productPath: string;
  texts: Pick<SiteTexts, "checkout" | "storeStock" | "stores">;
}

export const storeStockId = "kontor-store-stock";

/** Lists what the stores have of a product. It is the same for every shopper: a script shows the shopper's own store, and other articles. */
export function StoreStock({
  stores,
  counts,
  articles,
  chosen,
  productPath,
  texts: { checkout, storeStock, stores: storesTexts },
}: StoreStockProps) {
  const labels = articles.map(({ tcm, label }) => ({
    text: fill(storeStock.article, { label }),
    tcms: [tcm],
  }));
  return (
    <details className="kontor-stock" id={storeStockId}>
      <summary>
        <Icon icon={StoreIcon} size={18} />
        <span className="kontor-stock__summary">
          <strong>{checkout.pickup}</strong>
          <span className="kontor-stock__counts">
            <ByArticle texts={counts} chosen={chosen} />
          </span>
        </span>
      </summary>
      <form method="post" action={myStorePath}>
        <input type="hidden" name="back" value={productPath} />
        {articles.length > 1 && (
          <p className="kontor-soft">
            <ByArticle texts={labels} chosen={chosen} />
          </p>
        )}
        <ul>
          {stores.map(({ id, name, path, states }) => (
            <li key={id} data-store={id}>
              <a className="kontor-link" href={path}>
                {name}
              </a>
              <span className="kontor-stock__state">
                <ByArticle texts={states} chosen={chosen} />
              </span>
              <Button
                type="submit"
                name="store"
                value={id}
                variant="secondary"
                size="small"
                aria-label={`${storesTexts.makeMine}: ${name}`}
              >
                {storesTexts.makeMine}
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}

/** Shows the text that is true of an article; a script shows those of others (show-store-stock.ts). */
const ByArticle = ({ texts, chosen }: { texts: TextOfArticles[]; chosen: string }) =>
  texts.map(({ text, tcms }) => (
    <span key={text} data-articles={tcms.join(" ")} hidden={!tcms.includes(chosen)}>
      {text}
    </span>
  ));
