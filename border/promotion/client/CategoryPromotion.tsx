import { Button } from "../../../platform/ui/Button.tsx";
import { promotionLabels } from "../promotion-contract.ts";
import {
  InBothLengths,
  Legal,
  PlainLink,
  PromotionVoucher,
  partAttributes,
  type PartProps,
} from "./PromotionDetails.tsx";
import { PromotionPicture } from "./PromotionPicture.tsx";
import { RichText } from "./RichText.tsx";

/** An offer at the top of a category: text beside a picture. */
export function CategoryPromotion({ promotion, texts }: PartProps) {
  const { headline, headlineShort, subline, cutouts, voucher, legal, cta, links } = promotion;
  return (
    <section
      className="kontor-promotion kontor-category"
      data-kontor-promotion={promotionLabels.CATEGORY}
      {...partAttributes(promotion)}
    >
      <PromotionPicture cutouts={cutouts} sizes="(width < 768px) 100vw, 50vw" />
      <div className="kontor-category__words">
        <h2>
          <InBothLengths long={headline} short={headlineShort} />
        </h2>
        {subline && (
          <p>
            <RichText html={subline} />
          </p>
        )}
        {voucher && <PromotionVoucher voucher={voucher} texts={texts} />}
        {cta && (
          <Button href={cta.url} data-kontor-cta="">
            {cta.text}
          </Button>
        )}
        {links.map((link) => (
          <PlainLink key={link.url + link.text} link={link} texts={texts} />
        ))}
        {legal && <Legal legal={legal} texts={texts} />}
      </div>
    </section>
  );
}
