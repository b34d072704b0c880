import { withdrawalPaths } from "../../shop-paths.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import {
  declarationFields,
  serviceEmail,
  type Declaration,
  type NotReceived,
  type WithdrawalTexts,
} from "../../withdrawal/withdrawal-contract.ts";
import { declarationMail } from "../../withdrawal/withdrawal-rules.ts";
import { DeclarationList } from "./DeclarationList.tsx";

export interface WithdrawalReviewProps {
  texts: WithdrawalTexts;
  declaration: Declaration;
  formKey: string;
  /** The declaration was confirmed but could not be stored. */
  notReceived?: NotReceived;
}

/** Renders the second step: the declaration again, to confirm or change. */
export function WithdrawalReview({
  texts,
  declaration,
  formKey,
  notReceived,
}: WithdrawalReviewProps) {
  return (
    <section className="kontor-panel" aria-label={texts.withdraw}>
      {notReceived && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>
            {texts.notReceived[notReceived]}{" "}
            <a className="kontor-link" href={declarationMail(declaration, texts)}>
              {fill(texts.byEmail, { email: serviceEmail })}
            </a>
          </p>
        </div>
      )}
      <DeclarationList declaration={declaration} texts={texts} />
      <form className="kontor-actions" method="post" action={withdrawalPaths.form}>
        {declarationFields.map((field) => (
          <input key={field} type="hidden" name={field} value={declaration[field]} />
        ))}
        <input type="hidden" name="key" value={formKey} />
        <Button type="submit" name="step" value="confirm">
          {texts.confirm}
        </Button>
        <Button type="submit" variant="secondary" name="step" value="change">
          {texts.change}
        </Button>
      </form>
    </section>
  );
}
