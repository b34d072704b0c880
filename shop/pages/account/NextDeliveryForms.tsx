import { Button } from "../../../platform/ui/Button.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { SiteTexts } from "../../sites/site-texts.ts";
import type {
  CalendarDay,
  CoffeeSubscription,
} from "../../subscriptions/subscriptions-contract.ts";

export interface NextDeliveryFormsProps {
  texts: Pick<SiteTexts, "coffeeSubscription">;
  subscription: CoffeeSubscription;
  days: { from: CalendarDay; to: CalendarDay };
  /** The address that the forms are sent to. */
  action: string;
}

/** Renders the forms about the next delivery: leave it out, move it, pause and resume. */
export function NextDeliveryForms({ texts, subscription, days, action }: NextDeliveryFormsProps) {
  const { account: words } = texts.coffeeSubscription;
  const { next, pausedUntil } = subscription;
  if (!next || next.isOrdered) return null;
  const delivery = <input type="hidden" name="delivery" value={next.number} />;
  if (pausedUntil)
    return (
      <form method="post" action={action}>
        <Button type="submit" name="kind" value="resume">
          {words.resume}
        </Button>
      </form>
    );
  return (
    <div className="kontor-account-subscription__forms">
      <form method="post" action={action}>
        {delivery}
        <Button type="submit" name="kind" value="skip" variant="secondary">
          {words.skip}
        </Button>
      </form>
      <form className="kontor-form" method="post" action={action}>
        {delivery}
        <TextField
          id="subscription-move"
          name="day"
          type="date"
          label={words.moveTo}
          min={days.from}
          max={days.to}
          defaultValue={next.day}
          required
        />
        <Button type="submit" name="kind" value="move" variant="secondary">
          {words.move}
        </Button>
      </form>
      <form className="kontor-form" method="post" action={action}>
        <TextField
          id="subscription-pause"
          name="until"
          type="date"
          label={words.pauseUntil}
          min={days.from}
          max={days.to}
          required
        />
        <Button type="submit" name="kind" value="pause" variant="secondary">
          {words.pause}
        </Button>
      </form>
    </div>
  );
}
