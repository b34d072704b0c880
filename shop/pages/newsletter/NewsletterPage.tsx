import { Island } from "../../../border/client/Island.tsx";
import type {} from "../../../border/client/NewsletterForm.island.tsx";
import {
  NewsletterForm,
  type NewsletterFormProps,
} from "../../../border/newsletter/client/NewsletterForm.tsx";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { linksInShop } from "../text/links-in-shop.ts";

export interface NewsletterPageProps {
  breadcrumbLabel: string;
  title: string;
  intro: string;
  form: NewsletterFormProps;
  /** The shop team's text about the newsletter, rendered from Markdown. */
  html: string;
}

/** Renders the form, and below it what a sign-up offers and how it continues. */
export function NewsletterPage({ breadcrumbLabel, title, intro, form, html }: NewsletterPageProps) {
  return (
    <div className="kontor-page kontor-newsletter-page">
      <Breadcrumb label={breadcrumbLabel} path={[]} current={title} />
      <div className="kontor-intro">
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      <section className="kontor-newsletter-page__form" aria-label={title}>
        <Island name="NewsletterForm" strategy="interact" data={form}>
          <NewsletterForm {...form} />
        </Island>
      </section>
      <article className="kontor-text" dangerouslySetInnerHTML={{ __html: linksInShop(html) }} />
    </div>
  );
}
