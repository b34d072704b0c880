import { cardPaths, customerPaths } from "../../shop-paths.ts";
import { passwordLimits } from "../../../platform/shared/passwords.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { withColon } from "../../../platform/shared/texts/with-colon.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type Account, type CustomerTexts } from "../../customer/customer-contract.ts";
import {
  emailFormProblems,
  passwordFormProblems,
  removalProblems,
} from "../../customer/customer-forms.ts";
import { emptyForm, AccountField, type FieldsProps, type FormState } from "./AccountField.tsx";
import { Email } from "./AccountLogin.tsx";
import { ProfileForm } from "./AccountProfile.tsx";
import { NewPassword } from "./AccountRegister.tsx";
import { CheckedForm } from "./CheckedForm.tsx";

/** The forms of an account, one of which may have been returned with problems. */
export type AccountFormName = "profile" | "email" | "password" | "delete";

export interface AccountFormsProps {
  site: Pick<Site, "postalCode" | "label" | "language">;
  texts: CustomerTexts;
  account: Account;
  orders: OrdersPanelProps;
  newsletter: NewsletterPanelProps;
  sent?: { form: AccountFormName; state: FormState };
}

export interface OrdersPanelProps {
  title: string;
  text: string;
  href: string;
}

export interface NewsletterPanelProps {
  /** The state of the subscription. */
  text: string;
  /** The label of the button that ends it, or of the link to the sign-up. */
  action: string;
  /** The sign-up's address; without it there is a subscription. */
  href?: string;
}

/** Renders everything that a customer can see and change. */
export function AccountForms({
  site,
  texts,
  account,
  orders,
  newsletter,
  sent,
}: AccountFormsProps) {
  const formProps = (form: AccountFormName) => ({
    form,
    texts,
    state: sent?.form === form ? sent.state : emptyForm,
  });
  const { isCommunityMember } = account;
  return (
    <>
      <section className="kontor-panel" aria-labelledby="profile-headline">
        <h2 id="profile-headline">{texts.yourData}</h2>
        <p className="kontor-soft">
          <span>{`${withColon(texts.email, site)} `}</span>
          <span translate="no">{account.email}</span>
        </p>
        <ProfileForm site={site} profile={account.profile} {...formProps("profile")} />
      </section>
      <div className="kontor-account__side">
        <section className="kontor-panel" aria-labelledby="orders-headline">
          <h2 id="orders-headline">{orders.title}</h2>
          <p>{orders.text}</p>
          <Button variant="secondary" href={orders.href}>
            {orders.title}
          </Button>
        </section>
        <section className="kontor-panel" aria-labelledby="card-headline">
          <h2 id="card-headline">{texts.card}</h2>
          {account.card && account.cardNumber ? (
            <p>
              <strong>{texts.cards[account.card]}</strong>
              <br />
              <span>{fill(texts.cardNumber, { number: account.cardNumber })}</span>
            </p>
          ) : (
            <p>
              <span>{`${texts.noCard} `}</span>
              <a href={cardPaths.kontorcard}>{texts.cards.kontorcard}</a>
            </p>
          )}
        </section>
        <section className="kontor-panel" aria-labelledby="community-headline">
          <h2 id="community-headline">{texts.community}</h2>
          <p>{isCommunityMember ? texts.isCommunityMember : texts.communityText}</p>
          <form method="post" action={customerPaths.community}>
            <Button
              type="submit"
              variant="secondary"
              name="member"
              value={isCommunityMember ? "no" : "yes"}
            >
              {isCommunityMember ? texts.leaveCommunity : texts.joinCommunity}
            </Button>
          </form>
        </section>
        <section className="kontor-panel" aria-labelledby="newsletter-headline">
          <h2 id="newsletter-headline">{texts.newsletter}</h2>
          <p>{newsletter.text}</p>
          {newsletter.href ? (
            <Button variant="secondary" href={newsletter.href}>
              {newsletter.action}
            </Button>
          ) : (
            <form method="post" action={customerPaths.newsletter}>
              <Button type="submit" variant="secondary">
                {newsletter.action}
              </Button>
            </form>
          )}
        </section>
        <section className="kontor-panel" aria-labelledby="email-headline">
          <h2 id="email-headline">{texts.changeEmail}</h2>
          <p>{texts.changeEmailHint}</p>
          <EmailForm {...formProps("email")} />
        </section>
        <section className="kontor-panel" aria-labelledby="password-headline">
          <h2 id="password-headline">{texts.changePassword}</h2>
          <PasswordForm email={account.email} {...formProps("password")} />
        </section>
        <section className="kontor-panel" aria-labelledby="sessions-headline">
          <h2 id="sessions-headline">{texts.sessions}</h2>
          <p>{texts.sessionsHint}</p>
          <Button variant="secondary" href={customerPaths.sessions}>
            {texts.sessions}
          </Button>
        </section>
        <section className="kontor-panel" aria-labelledby="logout-headline">
          <h2 id="logout-headline">{texts.logout}</h2>
          <form method="post" action={customerPaths.logout} data-kontor-logout>
            <Button type="submit" variant="secondary">
              {texts.logout}
            </Button>
          </form>
        </section>
        <section className="kontor-panel" aria-labelledby="delete-headline">
          <h2 id="delete-headline">{texts.removeAccount}</h2>
          <p>{texts.removeAccountHint}</p>
          <RemoveForm {...formProps("delete")} />
        </section>
      </div>
    </>
  );
}

function PasswordForm({ email, ...sent }: FieldsProps & { email: string }) {
  const { texts } = sent;
  return (
    <CheckedForm {...sent} action={customerPaths.password} check={passwordFormProblems}>
      {(state) => (
        <>
          {/* Tells a password manager to which account the password belongs. */}
          <input type="email" hidden readOnly autoComplete="username" value={email} />
          <CurrentPassword {...sent} state={state} />
          <NewPassword {...sent} state={state} name="newPassword" label={texts.newPassword} />
          <p className="kontor-soft">{texts.changePasswordHint}</p>
          <Button type="submit" variant="secondary">
            {texts.changePassword}
          </Button>
        </>
      )}
    </CheckedForm>
  );
}

/** Renders the form for a new e-mail address. */
export function EmailForm(sent: FieldsProps) {
  const { texts } = sent;
  return (
    <CheckedForm {...sent} action={customerPaths.email} check={emailFormProblems}>
      {(state) => (
        <>
          <Email {...sent} state={state} name="newEmail" label={texts.newEmail} />
          <CurrentPassword {...sent} state={state} />
          <Button type="submit" variant="secondary">
            {texts.changeEmail}
          </Button>
        </>
      )}
    </CheckedForm>
  );
}

function RemoveForm(sent: FieldsProps) {
  return (
    <CheckedForm {...sent} action={customerPaths.remove} check={removalProblems}>
      {(state) => (
        <>
          <CurrentPassword {...sent} state={state} />
          <Button type="submit" variant="secondary">
            {sent.texts.removeAccount}
          </Button>
        </>
      )}
    </CheckedForm>
  );
}

function CurrentPassword(fields: FieldsProps) {
  return (
    <AccountField
      {...fields}
      name="password"
      label={fields.texts.currentPassword}
      input={{
        type: "password",
        autoComplete: "current-password",
        required: true,
        maxLength: passwordLimits.max,
      }}
    />
  );
}
