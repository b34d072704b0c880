import ShieldCheck from "@lucide/icons/icons/shield-check";
import { Icon } from "../../ui/Icon.tsx";

export interface GuaranteeReminderProps {
  text: string;
  /** The shop's page of the legal guarantee. */
  url: string;
}

/** Reminds of the legal guarantee and its minimum duration before an order, and leads to all of it. */
export const GuaranteeReminder = ({ text, url }: GuaranteeReminderProps) => (
  <p className="kontor-guarantee">
    <Icon icon={ShieldCheck} size={18} />{" "}
    <a className="kontor-link" href={url}>
      {text}
    </a>
  </p>
);
