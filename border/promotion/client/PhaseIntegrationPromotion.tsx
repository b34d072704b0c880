import { Button } from "../../../platform/ui/Button.tsx";
import { promotionLabels } from "../promotion-contract.ts";
import { InBothLengths, partAttributes, type PartProps } from "./PromotionDetails.tsx";
import { PromotionPicture } from "./PromotionPicture.tsx";
import { RichText } from "./RichText.tsx";

/** The shop's current campaign: a large picture, a headline, a line and one link. */
export function PhaseIntegrationPromotion({ promotion, texts }: PartProps) {
  const { headline, headlineShort, subline, cutouts, links, cta } = promotion;
  const link = links[0] ?? cta;
  return (
    <section
      className="kontor-promotion kontor-phase-integration"
      data-kontor-promotion={promotionLabels.PHASE_INTEGRATION}
      {...partAttributes(promotion)}
    >
      <PromotionPicture cutouts={cutouts} sizes="(width < 768px) 100vw, 60vw" />
      <div className="kontor-phase-integration__words">
        <h2>
          <InBothLengths long={headline} short={headlineShort} />
        </h2>
        {subline && (
          <p>
            <RichText html={subline} />
          </p>
        )}
        {link && <Button href={link.url}>{link.text || texts.more}</Button>}
      </div>
    </section>
  );
}
