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
import {
  siAndroid,
  siApple,
  siFacebook,
  siInstagram,
  siPinterest,
  siX,
  siXing,
  siYoutube,
  type SimpleIcon,
} from "simple-icons";
import svgpath from "svgpath";
import { Icon, type IconDrawing } from "../../../platform/ui/Icon.tsx";
import type { FooterIconName } from "../footer-contract.ts";

const linkedin =
  "M20.4 20.5h-3.6v-5.6c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9v5.7H9.3V9h3.4v1.6c.5-.9 1.6-1.8 3.4-1.8 3.6 0 4.3 2.4 4.3 5.5v6.2zM5.3 7.4a2.1 2.1 0 1 1 0-4.1 2.1 2.1 0 0 1 0 4.1zm1.8 13.1H3.6V9h3.5v11.5z";

/** Returns a brand's logo to a tenth of a pixel, which each page carries in half of the bytes. */
const markOf = ({ path }: SimpleIcon) => svgpath(path).rel().round(1).toString();

/** A line drawing, or the path of a brand's logo. */
const icons: Record<FooterIconName, IconDrawing | string> = {
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
  android: markOf(siAndroid),
  appleinc: markOf(siApple),
  facebook: markOf(siFacebook),
  instagram: markOf(siInstagram),
  pinterest: markOf(siPinterest),
  twitter: markOf(siX),
  xing: markOf(siXing),
  youtube: markOf(siYoutube),
  linkedin,
};

const isIconName = (name: string): name is FooterIconName => Object.hasOwn(icons, name);

/** Renders the icon with a name; an unknown name renders nothing. */
export function FooterIcon({ name }: { name: string }) {
  if (!isIconName(name)) {
    console.error(`The footer has no icon "${name}".`);
    return null;
  }
  const icon = icons[name];
  if (typeof icon !== "string") return <Icon icon={icon} size={26} strokeWidth={1.5} />;
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden fill="currentColor">
      <path d={icon} />
    </svg>
  );
}
