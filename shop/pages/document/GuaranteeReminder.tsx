import ShieldCheck from "@lucide/icons/icons/shield-check";
import { Icon } from "../../../platform/ui/Icon.tsx";

export interface GuaranteeReminderProps {
  text: string;
  /** The shop's page about the legal guarantee. */
  url: string;
}

/** Reminds shoppers of the legal guarantee and its minimum duration before an order, and links to the details. */
export const GuaranteeReminder = ({ text, url }: GuaranteeReminderProps) => (
  <p className="kontor-guarantee">
    <Icon icon={ShieldCheck} size={18} />{" "}
    <a className="kontor-link" href={url}>
      {text}
    </a>
  </p>
);
