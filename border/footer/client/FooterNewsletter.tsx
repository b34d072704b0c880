import type { ReactNode } from "react";
import { newsletterPaths } from "../../border-paths.ts";
import type { FooterTexts } from "../footer-contract.ts";
import { NewsletterInvitation } from "./NewsletterInvitation.tsx";

export interface FooterNewsletterProps {
  texts: FooterTexts["newsletter"];
  /** The text beside the form; defaults to that of the site. */
  invitation?: ReactNode;
  /** The form. Without it, a link leads to its page. */
  form?: ReactNode;
}

/** The newsletter section at the top of the footer. Its height is the same for every shopper. */
export function FooterNewsletter({
  texts,
  invitation = <NewsletterInvitation texts={texts} />,
  form = (
    <a className="kontor-footer__subscribe" href={newsletterPaths.form}>
      {texts.subscribe}
    </a>
  ),
}: FooterNewsletterProps) {
  return (
    <section className="kontor-footer__newsletter" data-kontor-footer-newsletter>
      <div>
        {invitation}
        <div>{form}</div>
      </div>
    </section>
  );
}
