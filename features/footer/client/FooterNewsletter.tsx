import type { ReactNode } from "react";
import type { FooterTexts } from "../footer-contract.ts";

/** Where the newsletter has its page, with the form. */
export const newsletterPath = "/subscribenewsletter";

export interface FooterNewsletterProps {
  texts: FooterTexts["newsletter"];
  /** What the shop's team wrote instead of the site's own invitation. */
  headline?: ReactNode;
  text?: ReactNode;
  voucher?: ReactNode;
  link?: { url: string; text: string };
  /** The place of the form. Without one a link leads to its page. */
  form?: ReactNode;
}

/** The invitation to the newsletter, at the top of the footer. Its height does not depend on who looks at it. */
export function FooterNewsletter({
  texts,
  headline = texts.headline,
  text = texts.text,
  voucher = texts.voucher,
  link = { url: newsletterPath, text: texts.subscribe },
  form,
}: FooterNewsletterProps) {
  return (
    <section className="kontor-footer__newsletter" data-kontor-footer-newsletter>
      <div>
        <div>
          <h2>{headline}</h2>
          <p>{text}</p>
        </div>
        <div>
          {form ?? (
            <a className="kontor-footer__subscribe" href={link.url}>
              {link.text}
            </a>
          )}
          <p className="kontor-footer__note">{voucher}</p>
        </div>
      </div>
    </section>
  );
}
