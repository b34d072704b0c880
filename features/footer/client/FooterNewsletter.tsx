import type { ReactNode } from "react";
import type { FooterTexts } from "../footer-contract.ts";
import { NewsletterInvitation } from "./NewsletterInvitation.tsx";

/** Where the newsletter has its page, with the form. */
export const newsletterPath = "/subscribenewsletter";

export interface FooterNewsletterProps {
  texts: FooterTexts["newsletter"];
  /** The words beside the form; without them those of the site. */
  invitation?: ReactNode;
  /** The place of the form. Without one a link leads to its page. */
  form?: ReactNode;
}

/** The newsletter at the top of the footer. Its height does not depend on who looks at it. */
export function FooterNewsletter({
  texts,
  invitation = <NewsletterInvitation texts={texts} />,
  form = (
    <a className="kontor-footer__subscribe" href={newsletterPath}>
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
