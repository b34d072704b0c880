import { customerPaths, checkoutPath, checkoutPaths } from "../../shop-paths.ts";
import { maxEmailLength } from "../../../platform/shared/email.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { type CustomerTexts } from "../../customer/customer-contract.ts";
import type { CheckoutForm } from "../../orders/checkout-forms.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";
import type { CoffeeSubscriptionTexts } from "../../sites/coffee-subscription-texts.ts";
import { FormNotice, type FormState } from "../account/AccountField.tsx";
import { leadingTo } from "../../customer/wanted-field.ts";
import { LoginFields } from "../account/AccountLogin.tsx";
import { SentFields } from "./SentFields.tsx";

export interface LoginStepProps {
  texts: {
    checkout: CheckoutTexts;
    customer: CustomerTexts;
    coffeeSubscription: Pick<CoffeeSubscriptionTexts, "checkout">;
  };
  /** A subscription needs an account. */
  needsAccount?: boolean;
  /** The login as it was sent. */
  login: FormState;
  /** The guest's address as it was sent or stored. */
  guest: FormState;
  /** A remembered customer enters only the password. */
  isRemembered: boolean;
  /** A form of another step that was sent when the session had ended; the login sends it again. */
  kept?: CheckoutForm;
}

/** Renders the first step: to log in, or to go on as a guest with an e-mail address. */
export function LoginStep({
  texts,
  login,
  guest,
  isRemembered,
  needsAccount,
  kept = {},
}: LoginStepProps) {
  const { checkout, customer } = texts;
  return (
    <div className="kontor-checkout__panels">
      {!isRemembered &&
        (needsAccount ? (
          <AccountPanel texts={texts} />
        ) : (
          <GuestPanel texts={texts} guest={guest} />
        ))}
      <section className="kontor-panel" aria-labelledby="checkout-login">
        <h2 id="checkout-login">{customer.hasAccount}</h2>
        <p>{isRemembered ? customer.rememberedIntro : customer.loginIntro}</p>
        <FormNotice state={login} texts={customer} />
        <form className="kontor-form" method="post" action={checkoutPaths.login} noValidate>
          <SentFields sent={kept} />
          <LoginFields texts={customer} state={login} isRemembered={isRemembered} />
        </form>
        <p className="kontor-soft">
          <a className="kontor-link" href={customerPaths.forgotten}>
            {customer.forgotten}
          </a>
        </p>
        {isRemembered ? (
          <form method="post" action={customerPaths.logout} data-kontor-logout>
            <p>{customer.otherAccount}</p>
            <Button type="submit" variant="secondary">
              {customer.logout}
            </Button>
          </form>
        ) : (
          <p className="kontor-soft">
            {checkout.registerIntro}{" "}
            <a className="kontor-link" href={registration}>
              {customer.register}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}

/** The registration, which leads back here. */
const registration = leadingTo(customerPaths.register, checkoutPath);

function AccountPanel({ texts: { customer, coffeeSubscription } }: Pick<LoginStepProps, "texts">) {
  return (
    <section className="kontor-panel" aria-labelledby="checkout-register">
      <h2 id="checkout-register">{customer.register}</h2>
      <p>{coffeeSubscription.checkout.account}</p>
      <Button variant="activating" href={registration}>
        {customer.register}
      </Button>
    </section>
  );
}

function GuestPanel({
  texts: { checkout, customer },
  guest,
}: Pick<LoginStepProps, "texts" | "guest">) {
  const problem = guest.problems.email;
  return (
    <section className="kontor-panel" aria-labelledby="checkout-guest">
      <h2 id="checkout-guest">{checkout.guest}</h2>
      <p>{checkout.guestIntro}</p>
      <FormNotice state={guest} texts={customer} />
      <form className="kontor-form" method="post" action={checkoutPaths.login} noValidate>
        <input type="hidden" name="as" value="guest" />
        <TextField
          id="checkout-email"
          name="email"
          type="email"
          label={customer.email}
          hint={checkout.emailHint}
          error={problem && customer.problems[problem]}
          autoComplete="email"
          maxLength={maxEmailLength}
          defaultValue={guest.values.email}
          {...focusedIf(problem !== undefined)}
          required
        />
        <Button type="submit" variant="activating">
          {checkout.toGuest}
        </Button>
      </form>
    </section>
  );
}
