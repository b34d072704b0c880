import type { PartTexts } from "../../features/promotion/client/part-props.ts";
import { PromotionPart } from "../../features/promotion/client/PromotionPart.tsx";
import type { Promotion } from "../../features/promotion/promotion-contract.ts";
import type { Site } from "../../shared/site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

export interface PromotionPlaceProps {
  /** Id of the place: `~header_top`. */
  id: string;
  site: Pick<Site, "code">;
  texts: Pick<SiteTexts, "promotion">;
  /** The promotion that is valid now, for all shoppers. */
  promotion?: Promotion;
  /** A/B tests with promotions of their own in this place. */
  tests?: string[];
}

/** A place for a promotion, as the server fills it. `own-promotions.ts` fills it again in browsers that see another one. */
export function PromotionPlace({ id, site, texts, promotion, tests }: PromotionPlaceProps) {
  return (
    <div data-kontor-place={id} data-site={site.code} data-tests={tests?.join(" ")}>
      <PlaceContent promotion={promotion} texts={texts.promotion} />
    </div>
  );
}

/** The element behind the promotion says that all of it has arrived: until then it is not shown. */
export function PlaceContent({ promotion, texts }: { promotion?: Promotion; texts: PartTexts }) {
  return (
    <>
      {promotion && <PromotionPart promotion={promotion} texts={texts} />}
      <template />
    </>
  );
}
