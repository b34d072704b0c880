import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { invitationDays, type ReviewedProduct } from "../../community/review-rules.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";

/** State of the reviews on the page of an order: it asks for the mail, has noted it, or leads to the forms. */
export type AskedReviews =
  | { state: "asks" | "asked" }
  | {
      state: "delivered";
      products: ReviewedProduct[];
      /** Precedes the number of a product. */
      formPath: string;
    };

/** The action of the form with which a shopper wants the mail. */
export const askAction = "review-mail";

export const askAnchor = "kontor-review-mail";

export type OrderReviewsProps = AskedReviews & {
  /** The address of the order's page. */
  path: string;
  texts: Pick<ReviewTexts, "ask" | "order">;
};

/** Renders what the page of an order says about reviews. */
export function OrderReviews(props: OrderReviewsProps) {
  const { path, texts } = props;
  const { ask, order } = texts;
  const title = props.state === "delivered" ? order.title : ask.title;
  return (
    <section className="kontor-panel" id={askAnchor} aria-labelledby="order-reviews">
      <h2 id="order-reviews">{title}</h2>
      {props.state === "asks" && (
        <>
          <p>{fill(ask.text, { days: invitationDays })}</p>
          <form method="post" action={path}>
            <Button type="submit" variant="secondary" name="action" value={askAction}>
              {ask.button}
            </Button>
          </form>
        </>
      )}
      {props.state === "asked" && <p>{fill(ask.given, { days: invitationDays })}</p>}
      {props.state === "delivered" && (
        <>
          <p>{order.text}</p>
          <ul className="kontor-list">
            {props.products.map(({ product, title: name }) => (
              <li key={product}>
                <a className="kontor-link" href={`${props.formPath}/${product}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
