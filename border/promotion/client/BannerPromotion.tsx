import { promotionLabels } from "../promotion-contract.ts";
import {
  InBothLengths,
  Legal,
  PlainLink,
  PromotionVoucher,
  partAttributes,
  type PartProps,
} from "./PromotionDetails.tsx";

/** The banner at the top of the page: the shop's current offer in one line. */
export function BannerPromotion({ promotion, texts }: PartProps) {
  const { headline, headlineShort, voucher, cta, links, legal } = promotion;
  return (
    <section
      className="kontor-promotion kontor-banner"
      aria-label={texts.banner}
      data-kontor-promotion={promotionLabels.BANNER}
      {...partAttributes(promotion)}
    >
      <p>
        <InBothLengths long={headline} short={headlineShort} />
      </p>
      {voucher && <PromotionVoucher voucher={voucher} texts={texts} />}
      {links.map((link) => (
        <PlainLink key={link.url + link.text} link={link} texts={texts} />
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
