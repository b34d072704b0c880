import { PromotionPart } from "../../features/promotion/client/PromotionPart.tsx";
import type { PromotionSlotProps } from "../../features/promotion/client/PromotionSlot.tsx";
import type { Promotion } from "../../features/promotion/promotion-contract.ts";
import type { Site } from "../../shared/site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Island } from "./Island.tsx";

export interface PromotionPlaceProps {
  /** Id of the place: `~header_top`. */
  id: string;
  site: Site;
  texts: SiteTexts;
  /** The promotion that is valid now. Staff who preview another day load the one of that day. */
  promotion?: Promotion;
}

/** A place for a promotion, as the server fills it. */
export function PromotionPlace({ id, site, texts, promotion }: PromotionPlaceProps) {
  const { app: _app, ...ownTexts } = texts.promotion;
  const slot: PromotionSlotProps = {
    id,
    site: site.code,
    texts: ownTexts,
    initial: promotion ?? null,
  };
  return (
    <Island name="Promotion" strategy="preview" data={slot}>
      {promotion && <PromotionPart promotion={promotion} texts={ownTexts} />}
    </Island>
  );
}
