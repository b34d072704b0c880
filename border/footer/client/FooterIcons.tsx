import type { FooterContent, FooterTexts } from "../footer-contract.ts";
import { FooterIcon } from "./FooterIcon.tsx";
import { FooterTextLink } from "./FooterTextLink.tsx";

/** Icons that link to social networks or app stores, below a heading; nothing without icons. */
export function FooterIcons({
  heading,
  icons,
  texts,
}: FooterContent["socialMedia"] & { texts: FooterTexts }) {
  if (icons.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className="kontor-footer__icons">
        {icons.map(({ iconName, link }) => (
          <li key={iconName}>
            <FooterTextLink link={link} texts={texts} icon={<FooterIcon name={iconName} />} />
          </li>
        ))}
      </ul>
    </>
  );
}
