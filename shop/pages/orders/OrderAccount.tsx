import { passwordLimits } from "../../../platform/shared/passwords.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { AccountField, FormNotice, type FormState } from "../account/AccountField.tsx";

export interface OrderAccountProps {
  texts: Pick<SiteTexts, "orders" | "customer">;
  email: string;
  /** The address of the order's page, to which the form is sent. */
  path: string;
  state: FormState;
}

/** Offers a guest an account: its only field is the password, the order has the rest. */
export function OrderAccount({ texts, email, path, state }: OrderAccountProps) {
  const { customer, orders } = texts;
  const { min, max } = passwordLimits;
  return (
    <section className="kontor-panel kontor-order__account" aria-labelledby="order-account">
      <h2 id="order-account">{customer.register}</h2>
      <p className="kontor-soft">{orders.accountIntro}</p>
      <form className="kontor-form" method="post" action={path} noValidate>
        <FormNotice state={state} texts={customer} />
        {/* Password managers store the address with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <AccountField
          form="order-account"
          state={state}
          texts={customer}
          name="password"
          label={customer.password}
          hint={customer.passwordHint}
          input={{
            type: "password",
            autoComplete: "new-password",
            required: true,
            minLength: min,
            maxLength: max,
          }}
        />
        <Button type="submit" variant="secondary" name="action" value="register">
          {customer.register}
        </Button>
      </form>
    </section>
  );
}
