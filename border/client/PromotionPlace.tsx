import type { Site } from "../../platform/shared/sites/site.ts";
import type { BorderTexts } from "../border-site.ts";
import { NewsletterInvitation } from "../footer/client/NewsletterInvitation.tsx";
import { PromotionPart } from "../promotion/client/PromotionPart.tsx";
import { RichText } from "../promotion/client/RichText.tsx";
import { promotionIds, type Promotion } from "../promotion/promotion-contract.ts";

/** The promotion in a place. */
export interface PlacedPromotion {
  /** The current one for all shoppers. */
  promotion?: Promotion;
  /** A/B tests with their own promotions in this place. */
  tests?: string[];
}

export interface PlaceContentProps extends Pick<PlacedPromotion, "promotion"> {
  /** Id of the place: `~header_top`. */
  id: string;
  texts: Pick<BorderTexts, "promotion" | "footer">;
}

export interface PromotionPlaceProps extends PlaceContentProps, PlacedPromotion {
  site: Pick<Site, "code">;
}

/** Renders a promotion's place. `own-promotions.ts` fills it again in browsers that see a different promotion. */
export function PromotionPlace({ site, tests, ...content }: PromotionPlaceProps) {
  return (
    <div data-kontor-place={content.id} data-site={site.code} data-tests={tests?.join(" ")}>
      <PlaceContent {...content} />
    </div>
  );
}

/**
 * Renders a place's content. The element behind the promotion marks it as complete; until that has arrived, the promotion is
 * hidden.
 */
export function PlaceContent({ id, promotion, texts }: PlaceContentProps) {
  return (
    <>
      {id === promotionIds.newsletter ? (
        <NewsletterInvitation texts={texts.footer.newsletter} {...invitation(promotion)} />
      ) : (
        promotion && <PromotionPart promotion={promotion} texts={texts.promotion} />
      )}
      <template />
    </>
  );
}

/** Returns the newsletter texts from the promotion; the site's own texts fill the gaps. */
const invitation = ({ headline, subline, legal, cta }: Partial<Promotion> = {}) => ({
  headline: richText(headline),
  text: richText(subline),
  voucher: richText(legal?.text),
  link: cta,
});

const richText = (html?: string) => (html ? <RichText html={html} /> : undefined);
