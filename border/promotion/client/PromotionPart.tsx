import type { ComponentType } from "react";
import { type PromotionType, promotionLabels, benefitTags } from "../promotion-contract.ts";
import {
  type PartProps,
  InBothLengths,
  Legal,
  PlainLink,
  PromotionVoucher,
  partAttributes,
} from "./PromotionDetails.tsx";
import Mail from "@lucide/icons/icons/mail";
import Store from "@lucide/icons/icons/store";
import Truck from "@lucide/icons/icons/truck";
import Undo2 from "@lucide/icons/icons/undo-2";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { PromotionPicture } from "./PromotionPicture.tsx";
import { RichText } from "./RichText.tsx";

const parts: Record<PromotionType, ComponentType<PartProps>> = {
  BANNER: BannerPromotion,
  BENEFITS: BenefitsPromotion,
  CATEGORY: CategoryPromotion,
  PHASE_INTEGRATION: PhaseIntegrationPromotion,
};

/** Renders a promotion with the component of its type. */
export function PromotionPart(props: PartProps) {
  const Part = parts[props.promotion.type];
  return <Part {...props} />;
}

/** The banner at the top of the page: the shop's current offer in one line. */
function BannerPromotion({ promotion, texts }: PartProps) {
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

/** In the order of the tags: delivery, newsletter, stores, service. */
const icons = [Truck, Mail, Store, Undo2];

/** The shop's benefits in four links below the navigation. */
function BenefitsPromotion({ promotion, texts }: PartProps) {
  return (
    <section
      className="kontor-promotion kontor-benefits"
      aria-label={texts.benefits}
      data-kontor-promotion={promotionLabels.BENEFITS}
      {...partAttributes(promotion)}
    >
      <ul>
        {promotion.links.slice(0, benefitTags.length).map(({ url, text, isBold }, index) => (
          <li key={benefitTags[index]}>
            <a href={url} data-tracking-tag={benefitTags[index]}>
              <Icon icon={icons[index] ?? Undo2} size={18} strokeWidth={1.6} />
              {isBold ? <strong>{text}</strong> : <span>{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An offer at the top of a category: text beside a picture. */
function CategoryPromotion({ promotion, texts }: PartProps) {
  const { cutouts, voucher, legal, cta, links } = promotion;
  return (
    <section
      className="kontor-promotion kontor-category"
      data-kontor-promotion={promotionLabels.CATEGORY}
      {...partAttributes(promotion)}
    >
      <PromotionPicture cutouts={cutouts} sizes="(width < 768px) 100vw, 50vw" />
      <div className="kontor-category__words">
        <Headline promotion={promotion} />
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

/** The shop's current campaign: a large picture, a headline, a line and one link. */
function PhaseIntegrationPromotion({ promotion, texts }: PartProps) {
  const { cutouts, links, cta } = promotion;
  const link = links[0] ?? cta;
  return (
    <section
      className="kontor-promotion kontor-phase-integration"
      data-kontor-promotion={promotionLabels.PHASE_INTEGRATION}
      {...partAttributes(promotion)}
    >
      <PromotionPicture cutouts={cutouts} sizes="(width < 768px) 100vw, 60vw" />
      <div className="kontor-phase-integration__words">
        <Headline promotion={promotion} />
        {link && <Button href={link.url}>{link.text || texts.more}</Button>}
      </div>
    </section>
  );
}

function Headline({
  promotion: { headline, headlineShort, subline },
}: Pick<PartProps, "promotion">) {
  return (
    <>
      <h2>
        <InBothLengths long={headline} short={headlineShort} />
      </h2>
      {subline && (
        <p>
          <RichText html={subline} />
        </p>
      )}
    </>
  );
}
