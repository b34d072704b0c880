import { footerImagesPath } from "../../border-paths.ts";
import type { FooterLogo as Logo, FooterTexts } from "../footer-contract.ts";
import { linkTarget } from "../footer-rules.ts";

export function FooterLogo({ logo, texts }: { logo: Logo; texts: FooterTexts }) {
  const { source, label, link, width = 56 } = logo;
  const image = (
    <img
      src={`${footerImagesPath}/logos/${source}.svg`}
      alt={label}
      width={width}
      height={Math.round((width * 5) / 8)}
      loading="lazy"
    />
  );
  if (!link) return image;
  const target = linkTarget(link);
  return (
    <a href={link} {...target}>
      {image}
      {target.target && <span className="kontor-hidden">{` (${texts.newWindow})`}</span>}
    </a>
  );
}
