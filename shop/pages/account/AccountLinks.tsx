import { customerPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type CustomerTexts } from "../../customer/customer-contract.ts";
import { forgottenProblems, newPasswordProblems } from "../../customer/customer-forms.ts";
import type { FormState } from "./AccountField.tsx";
import { Email, LoginPassword, Remember } from "./AccountLogin.tsx";
import { NewPassword } from "./AccountRegister.tsx";
import { CheckedForm } from "./CheckedForm.tsx";

/** The pages around mails: request forms, notices that a mail was sent, and the pages behind its links. */

interface LinkFormProps {
  texts: CustomerTexts;
  /** Where the form is submitted: the address of the link. */
  action: string;
  state: FormState;
}

const Panel = ({ intro, children }: { intro: string; children?: ReactNode }) => (
  <section className="kontor-panel">
    <p>{intro}</p>
    {children}
  </section>
);

/** Shown when a mail says how to continue. */
export const CheckInbox = ({ texts, sent }: { texts: CustomerTexts; sent: string }) => (
  <Panel intro={sent}>
    <p className="kontor-soft">{texts.noMail}</p>
  </Panel>
);

/** Shown for a link that was used or has expired. */
export const InvalidLink = ({ texts }: { texts: CustomerTexts }) => (
  <Panel intro={texts.linkInvalidText}>
    <p>
      <Button variant="secondary" href={customerPaths.account}>
        {texts.login}
      </Button>
    </p>
  </Panel>
);

export function ForgottenForm({ texts, state }: Omit<LinkFormProps, "action">) {
  const { forgotten: action } = customerPaths;
  return (
    <Panel intro={texts.forgottenIntro}>
      <CheckedForm action={action} state={state} texts={texts} check={forgottenProblems}>
        {(current) => (
          <>
            <Email form="forgotten" texts={texts} state={current} />
            <Button type="submit">{texts.requestLink}</Button>
          </>
        )}
      </CheckedForm>
    </Panel>
  );
}

/** Asks for the address to which a login code is sent. */
export function CodeRequestForm({ texts, state }: Omit<LinkFormProps, "action">) {
  const { loginCode: action } = customerPaths;
  return (
    <Panel intro={texts.codeLoginIntro}>
      <CheckedForm action={action} state={state} texts={texts} check={forgottenProblems}>
        {(current) => (
          <>
            <Email form="code" texts={texts} state={current} />
            <Button type="submit">{texts.requestCode}</Button>
          </>
        )}
      </CheckedForm>
    </Panel>
  );
}

export function NewPasswordForm({ texts, action, state }: LinkFormProps) {
  return (
    <Panel intro={texts.setPasswordIntro}>
      <CheckedForm action={action} state={state} texts={texts} check={newPasswordProblems}>
        {(current) => (
          <>
            <NewPassword
              form="link"
              texts={texts}
              state={current}
              name="newPassword"
              label={texts.newPassword}
            />
            <Button type="submit">{texts.setPassword}</Button>
          </>
        )}
      </CheckedForm>
    </Panel>
  );
}

export function ConfirmAddressForm({ texts, action, state }: LinkFormProps) {
  return (
    <Panel intro={texts.confirmAddressIntro}>
      <CheckedForm action={action} state={state} texts={texts} check={() => ({})}>
        {(current) => (
          <>
            <LoginPassword form="link" texts={texts} state={current} />
            <Remember texts={texts} form="link" isChecked={false} />
            <Button type="submit">{texts.confirmAddress}</Button>
          </>
        )}
      </CheckedForm>
    </Panel>
  );
}

export const ConfirmEmailForm = ({
  texts,
  action,
  email,
}: Omit<LinkFormProps, "state"> & { email: string }) => (
  <Panel intro={fill(texts.confirmEmailIntro, { email })}>
    <form method="post" action={action}>
      <Button type="submit">{texts.confirmAddress}</Button>
    </form>
  </Panel>
);
