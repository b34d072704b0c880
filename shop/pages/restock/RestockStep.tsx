import type { ReactNode } from "react";
import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import type { RestockArticle } from "../../restock/restock-contract.ts";

export interface RestockStepProps {
  title: string;
  /** Missing where a form says it. */
  text?: string;
  /** A message about a failure. */
  alert?: string;
  /** Missing where the site no longer offers it, or where it could not be read. */
  article?: Pick<RestockArticle, "name" | "picture" | "url">;
  children?: ReactNode;
}

/** Renders a page behind the form, or behind a link in a mail: what happened, which article it is about, and what can be done. */
export function RestockStep({ title, text, alert, article, children }: RestockStepProps) {
  return (
    <div className="kontor-page kontor-restock-page">
      <section className="kontor-panel" aria-labelledby="kontor-restock">
        <h1 id="kontor-restock">{title}</h1>
        {alert && (
          <div className="kontor-notice" data-kind="error" role="alert">
            <p>{alert}</p>
          </div>
        )}
        {text && <p>{text}</p>}
        {article && (
          <p className="kontor-restock-page__article">
            <EntryPicture base={article.picture} sizes="72px" />
            <a className="kontor-link" href={article.url}>
              {article.name}
            </a>
          </p>
        )}
        {children}
      </section>
    </div>
  );
}
