import { NewsletterInvitation } from "../../features/footer/client/NewsletterInvitation.tsx";
import { PromotionPart } from "../../features/promotion/client/PromotionPart.tsx";
import { RichText } from "../../features/promotion/client/RichText.tsx";
import { promotionIds, type Promotion } from "../../features/promotion/promotion-contract.ts";
import type { Site } from "../../shared/site.ts";
import type { BorderTexts } from "../border-site.ts";

export interface PlaceContentProps {
  /** Id of the place: `~header_top`. */
  id: string;
  texts: Pick<BorderTexts, "promotion" | "footer">;
  /** The promotion that is valid now, for all shoppers. */
  promotion?: Promotion;
}

export interface PromotionPlaceProps extends PlaceContentProps {
  site: Pick<Site, "code">;
  /** A/B tests with promotions of their own in this place. */
  tests?: string[];
}

/** A place for a promotion, as the server fills it. `own-promotions.ts` fills it again in browsers that see another one. */
export function PromotionPlace({ site, tests, ...content }: PromotionPlaceProps) {
  return (
    <div data-kontor-place={content.id} data-site={site.code} data-tests={tests?.join(" ")}>
      <PlaceContent {...content} />
    </div>
  );
}

/** The element behind the promotion says that all of it has arrived: until then it is not shown. */
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

/** What the shop's team says of the newsletter; what it leaves out the site says itself. */
const invitation = ({ headline, subline, legal, cta }: Partial<Promotion> = {}) => ({
  headline: richText(headline),
  text: richText(subline),
  voucher: richText(legal?.text),
  link: cta,
});

const richText = (html?: string) => (html ? <RichText html={html} /> : undefined);
