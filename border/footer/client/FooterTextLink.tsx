import type { ReactNode } from "react";
import type { FooterLink, FooterTexts } from "../footer-contract.ts";
import { linkTarget } from "../footer-rules.ts";

/** A link with a text, or with an icon and the text for screen readers only. */
export function FooterTextLink({
  link: { url, text },
  texts,
  icon,
  isUnderlined,
}: {
  link: FooterLink;
  texts: FooterTexts;
  icon?: ReactNode;
  isUnderlined?: boolean;
}) {
  const target = linkTarget(url);
  return (
    <a href={url} {...target} className={isUnderlined ? "kontor-footer__underlined" : undefined}>
      {icon}
      <span className={icon ? "kontor-hidden" : undefined}>{text}</span>
      {target.target && <span className="kontor-hidden">{` (${texts.newWindow})`}</span>}
    </a>
  );
}
