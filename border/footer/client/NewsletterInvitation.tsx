import type { ReactNode } from "react";
import type { FooterTexts } from "../footer-contract.ts";

export interface NewsletterInvitationProps {
  texts: FooterTexts["newsletter"];
  /** The text of the shop's team, instead of that of the site. */
  headline?: ReactNode;
  text?: ReactNode;
  voucher?: ReactNode;
  /** A link to more information. */
  link?: { url: string; text: string };
}

/** The reasons to subscribe to the newsletter, without the form. The shop's team may replace each of the texts. */
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
        <span>{text}</span>
        {link && (
          <>
            <span> </span>
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
