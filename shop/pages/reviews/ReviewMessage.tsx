import type { ReactNode } from "react";
import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import type { ReviewedProduct } from "../../community/review-rules.ts";

export interface ReviewMessageProps {
  title: string;
  text?: string;
  /** A message about a failure. */
  alert?: string;
  product?: Pick<ReviewedProduct, "picture" | "title" | "url">;
  children?: ReactNode;
}

/** Renders a page about one review or report: what it is about, what happened, and what can be done. */
export function ReviewMessage({ title, text, alert, product, children }: ReviewMessageProps) {
  return (
    <div className="kontor-page kontor-review-message">
      <section className="kontor-panel" aria-labelledby="kontor-rated">
        <h1 id="kontor-rated">{title}</h1>
        {alert && (
          <div className="kontor-notice" data-kind="error" role="alert">
            <p>{alert}</p>
          </div>
        )}
        {text && <p>{text}</p>}
        {product && (
          <p className="kontor-review-message__product">
            {product.picture && <EntryPicture base={product.picture} sizes="72px" />}
            <a className="kontor-link" href={product.url}>
              {product.title}
            </a>
          </p>
        )}
        {children}
      </section>
    </div>
  );
}
