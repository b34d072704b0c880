import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import type { RestockTexts } from "../../restock/restock-texts.ts";
import { RestockForm, type RestockFormProps } from "./RestockForm.tsx";

export interface SoldOutFormProps extends Pick<RestockFormProps, "privacy"> {
  product: Pick<ProductDetails, "articles" | "dimension" | "number">;
  chosen: string;
  texts: RestockTexts;
}

/**
 * Renders the form for a product's sold-out articles on its page: at once where nothing else of it can be bought, and otherwise when the
 * shopper asks for it. Renders nothing where all can be bought.
 */
export function SoldOutForm({ product, chosen, texts, privacy }: SoldOutFormProps) {
  const soldOut = product.articles.filter(({ availability }) => availability === "SOLDOUT");
  if (soldOut.length === 0) return null;
  const form = (
    <RestockForm
      texts={texts}
      articles={soldOut}
      dimension={product.dimension}
      chosen={chosen}
      productNumber={product.number}
      privacy={privacy}
    />
  );
  if (soldOut.length < product.articles.length)
    return (
      <details
        className="kontor-sold-out"
        open={soldOut.some(({ tcm }) => tcm === chosen) || undefined}
      >
        <summary>{texts.variantTitle}</summary>
        {form}
      </details>
    );
  return (
    <section className="kontor-sold-out" aria-labelledby="kontor-restock">
      <h2 id="kontor-restock">{texts.title}</h2>
      {form}
    </section>
  );
}
