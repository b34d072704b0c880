import Mail from "@lucide/icons/icons/mail";
import Store from "@lucide/icons/icons/store";
import Truck from "@lucide/icons/icons/truck";
import Undo2 from "@lucide/icons/icons/undo-2";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { benefitTags, promotionLabels } from "../promotion-contract.ts";
import { partAttributes, type PartProps } from "./PromotionDetails.tsx";

/** In the order of the tags: delivery, newsletter, stores, service. */
const icons = [Truck, Mail, Store, Undo2];

/** The shop's benefits in four links below the navigation. */
export function BenefitsPromotion({ promotion, texts }: PartProps) {
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
