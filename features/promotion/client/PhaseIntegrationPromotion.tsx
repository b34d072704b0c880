import { promotionLabels } from "../promotion-contract.ts";
import { looksOf, type PartProps } from "./part-props.ts";
import { InBothLengths } from "./PromotionDetails.tsx";
import { PromotionPicture } from "./PromotionPicture.tsx";
import { RichText } from "./RichText.tsx";
import { Button } from "../../../ui/Button.tsx";

/** What the shop is about these weeks: a large picture, a headline, a line, and one way in. */
export function PhaseIntegrationPromotion({ promotion }: PartProps) {
  const { headline, headlineShort, subline, cutouts, links, cta } = promotion;
  const link = links[0] ?? cta;
  return (
    <section
      className="kontor-promotion kontor-phase-integration"
      data-kontor-promotion={promotionLabels.PHASE_INTEGRATION}
      {...looksOf(promotion)}
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
        {link && <Button href={link.url}>{link.text}</Button>}
      </div>
    </section>
  );
}
