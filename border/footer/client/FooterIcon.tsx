import { footerImagesPath } from "../../border-paths.ts";
import CalendarCheck from "@lucide/icons/icons/calendar-check";
import Coffee from "@lucide/icons/icons/coffee";
import CreditCard from "@lucide/icons/icons/credit-card";
import Forklift from "@lucide/icons/icons/forklift";
import Info from "@lucide/icons/icons/info";
import Mail from "@lucide/icons/icons/mail";
import MapPin from "@lucide/icons/icons/map-pin";
import PackageCheck from "@lucide/icons/icons/package-check";
import Store from "@lucide/icons/icons/store";
import Truck from "@lucide/icons/icons/truck";
import Undo2 from "@lucide/icons/icons/undo-2";
import WalletCards from "@lucide/icons/icons/wallet-cards";
import type { IconDrawing } from "../../../platform/shared/brand/icon-drawing.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { markNames, type FooterIconName, type MarkName } from "../footer-contract.ts";

const drawings: Record<Exclude<FooterIconName, MarkName>, IconDrawing> = {
  branch_store: Store,
  click_collect: PackageCheck,
  contact: Mail,
  delivery_via_haulage_company: Forklift,
  easy_pay: CreditCard,
  free_shipping: Truck,
  meet_kontor: Coffee,
  return_shipping: Undo2,
  service_info: Info,
  kontor_near_you: MapPin,
  kontorcard: WalletCards,
  thirty_day_return: CalendarCheck,
};

const isMark = (name: string) => (markNames as readonly string[]).includes(name);
const isDrawing = (name: string): name is keyof typeof drawings => Object.hasOwn(drawings, name);

/** Renders the icon with a name; an unknown name renders nothing. */
export function FooterIcon({ name }: { name: string }) {
  if (isDrawing(name)) return <Icon icon={drawings[name]} size={26} strokeWidth={1.5} />;
  if (!isMark(name)) {
    console.error(`The footer has no icon "${name}".`);
    return null;
  }
  return (
    <img
      className="kontor-footer__mark"
      src={`${footerImagesPath}/marks/${name}.svg`}
      alt=""
      width={22}
      height={22}
      loading="lazy"
    />
  );
}
