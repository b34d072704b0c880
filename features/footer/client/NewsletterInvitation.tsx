import type { ReactNode } from "react";
import type { FooterTexts } from "../footer-contract.ts";

export interface NewsletterInvitationProps {
  texts: FooterTexts["newsletter"];
  /** What the shop's team says instead of the site. */
  headline?: ReactNode;
  text?: ReactNode;
  voucher?: ReactNode;
  /** Where there is more to read. */
  link?: { url: string; text: string };
}

/** Why to subscribe to the newsletter: words that the shop's team may replace, each of them, without the form. */
export function NewsletterInvitation({
  texts,
  headline = texts.headline,
  text = texts.text,
  voucher = texts.voucher,
  link,
}: NewsletterInvitationProps) {
  return (
    <div className="kontor-footer__invitation">
      <h2>{headline}</h2>
      <p>
        {text}
        {link && (
          <>
            {" "}
            <a className="kontor-footer__underlined" href={link.url}>
              {link.text}
            </a>
          </>
        )}
      </p>
      <p className="kontor-footer__note">{voucher}</p>
    </div>
  );
}
