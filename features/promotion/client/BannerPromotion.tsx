import { promotionLabels } from "../promotion-contract.ts";
import { looksOf, type PartProps } from "./part-props.ts";
import { InBothLengths, Legal, PlainLink, Voucher } from "./PromotionDetails.tsx";

/** One line above everything: what is on in the shop these days. */
export function BannerPromotion({ promotion, texts }: PartProps) {
  const { headline, headlineShort, voucher, cta, links, legal } = promotion;
  return (
    <section
      className="kontor-promotion kontor-banner"
      aria-label={texts.banner}
      data-kontor-promotion={promotionLabels.BANNER}
      {...looksOf(promotion)}
    >
      <p>
        <InBothLengths long={headline} short={headlineShort} />
      </p>
      {voucher && <Voucher voucher={voucher} texts={texts} />}
      {links.map((link) => (
        <PlainLink key={link.url + link.text} link={link} />
      ))}
      {cta && (
        <a href={cta.url} data-kontor-cta="">
          {cta.text}
        </a>
      )}
      {legal && <Legal legal={legal} texts={texts} />}
    </section>
  );
}
