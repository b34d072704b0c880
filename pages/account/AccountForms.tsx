import {
  cardPaths,
  customerPaths,
  type Account,
  type CustomerTexts,
} from "../../features/customer/customer-contract.ts";
import { customerLimits } from "../../features/customer/customer-rules.ts";
import type { Site } from "../../shared/site.ts";
import { fill } from "../../shared/words.ts";
import { emptyForm, Field, FormNotice, type FormState } from "./AccountField.tsx";
import { PersonFields } from "./AccountPerson.tsx";
import { NewPassword } from "./AccountRegister.tsx";
import { Button } from "../../ui/Button.tsx";

/** The forms of an account; one of them may have been returned with problems. */
export type AccountFormName = "profile" | "password" | "delete";

export interface AccountFormsProps {
  site: Pick<Site, "postalCode" | "label" | "language">;
  texts: CustomerTexts;
  account: Account;
  sent?: { form: AccountFormName; state: FormState };
}

/** Everything that a customer can look at and change. */
export function AccountForms({ site, texts, account, sent }: AccountFormsProps) {
  const fieldsOf = (form: AccountFormName) => ({
    form,
    texts,
    state: sent?.form === form ? sent.state : emptyForm,
  });
  const { isCommunityMember } = account;
  return (
    <div className="kontor-account">
      <section className="kontor-panel" aria-labelledby="profile-headline">
        <h2 id="profile-headline">{texts.yourData}</h2>
        <p className="kontor-soft">
          {texts.email}: {account.email}
        </p>
        <ProfileForm site={site} account={account} {...fieldsOf("profile")} />
      </section>
      <div className="kontor-account__side">
        <section className="kontor-panel" aria-labelledby="card-headline">
          <h2 id="card-headline">{texts.card}</h2>
          {account.card && account.cardNumber ? (
            <p>
              <strong>{texts.cards[account.card]}</strong>
              <br />
              {fill(texts.cardNumber, { number: account.cardNumber })}
            </p>
          ) : (
            <p>
              {texts.noCard} <a href={cardPaths.kontorcard}>{texts.cards.kontorcard}</a>
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
        <section className="kontor-panel" aria-labelledby="password-headline">
          <h2 id="password-headline">{texts.changePassword}</h2>
          <PasswordForm email={account.email} {...fieldsOf("password")} />
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
          <RemoveForm {...fieldsOf("delete")} />
        </section>
      </div>
    </div>
  );
}

interface FormProps {
  form: string;
  texts: CustomerTexts;
  state: FormState;
}

function ProfileForm({
  site,
  account,
  ...fields
}: FormProps & Pick<AccountFormsProps, "site" | "account">) {
  const { texts, state } = fields;
  const { profile } = account;
  const { pattern, example } = site.postalCode;
  return (
    <>
      <FormNotice state={state} texts={texts} />
      <form className="kontor-form" method="post" action={customerPaths.profile}>
        <PersonFields {...fields} site={site} known={profile} />
        <Field
          {...fields}
          name="street"
          label={texts.street}
          input={{
            autoComplete: "street-address",
            maxLength: customerLimits.street,
            defaultValue: profile.street,
          }}
        />
        <div className="kontor-form__pair">
          <Field
            {...fields}
            name="postalCode"
            label={texts.postalCode}
            hint={fill(texts.example, { example })}
            input={{
              autoComplete: "postal-code",
              maxLength: customerLimits.postalCode,
              pattern,
              defaultValue: profile.postalCode,
            }}
          />
          <Field
            {...fields}
            name="town"
            label={texts.town}
            input={{
              autoComplete: "address-level2",
              maxLength: customerLimits.town,
              defaultValue: profile.town,
            }}
          />
        </div>
        <p className="kontor-soft">
          {texts.country}: {site.label}
        </p>
        <p className="kontor-soft">{texts.mandatory}</p>
        <Button type="submit">{texts.save}</Button>
      </form>
    </>
  );
}

function PasswordForm({ email, ...fields }: FormProps & { email: string }) {
  const { texts, state } = fields;
  return (
    <>
      <FormNotice state={state} texts={texts} />
      <form className="kontor-form" method="post" action={customerPaths.password}>
        {/* Lets a password manager know which account the password belongs to. */}
        <input type="email" hidden readOnly autoComplete="username" value={email} />
        <CurrentPassword {...fields} />
        <NewPassword {...fields} name="newPassword" label={texts.newPassword} />
        <p className="kontor-soft">{texts.changePasswordHint}</p>
        <Button type="submit" variant="secondary">
          {texts.changePassword}
        </Button>
      </form>
    </>
  );
}

function RemoveForm(fields: FormProps) {
  const { texts, state } = fields;
  return (
    <>
      <FormNotice state={state} texts={texts} />
      <form className="kontor-form" method="post" action={customerPaths.remove}>
        <CurrentPassword {...fields} />
        <Button type="submit" variant="secondary">
          {texts.removeAccount}
        </Button>
      </form>
    </>
  );
}

function CurrentPassword(fields: FormProps) {
  return (
    <Field
      {...fields}
      name="password"
      label={fields.texts.currentPassword}
      input={{
        type: "password",
        autoComplete: "current-password",
        required: true,
        maxLength: customerLimits.password.max,
      }}
    />
  );
}
