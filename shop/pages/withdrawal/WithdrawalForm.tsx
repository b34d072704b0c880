import { withdrawalPaths } from "../../shop-paths.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { CustomerTexts } from "../../customer/customer-contract.ts";
import {
  declarationFields,
  type Declaration,
  type DeclarationField,
  type DeclarationProblems,
  type WithdrawalTexts,
} from "../../withdrawal/withdrawal-contract.ts";
import { isRequired } from "../../withdrawal/withdrawal-rules.ts";

export interface WithdrawalFormProps {
  texts: WithdrawalTexts;
  /** The texts for mandatory fields and their problems, which all forms share. */
  formTexts: Pick<CustomerTexts, "problems" | "checkFields" | "mandatory">;
  declaration: Declaration;
  problems: DeclarationProblems;
  /** A secret key: a declaration that is confirmed twice with the same key is stored once. */
  formKey: string;
  /** The page about the right of withdrawal. */
  aboutTheRight: { url: string; text: string };
}

/** Renders the first step: the declaration. The server checks it, so that all shoppers read the shop's own messages. */
export function WithdrawalForm({
  texts,
  formTexts,
  declaration,
  problems,
  formKey,
  aboutTheRight,
}: WithdrawalFormProps) {
  const [firstProblem] = declarationFields.filter((field) => problems[field]);
  const attributesOf = (name: DeclarationField) => {
    const problem = problems[name];
    return {
      id: `withdrawal-${name}`,
      name,
      label: texts.labels[name],
      hint: texts.hints[name],
      error: problem && formTexts.problems[problem],
      required: isRequired(name),
      defaultValue: declaration[name],
      autoFocus: name === firstProblem,
    };
  };
  return (
    <section className="kontor-panel" aria-label={texts.withdraw}>
      {firstProblem && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{formTexts.checkFields}</p>
        </div>
      )}
      <form className="kontor-form" method="post" action={withdrawalPaths.form} noValidate>
        <TextField {...attributesOf("name")} autoComplete="name" spellCheck={false} />
        <TextArea {...attributesOf("contract")} />
        <TextField {...attributesOf("email")} type="email" autoComplete="email" />
        <TextArea {...attributesOf("part")} />
        <TextArea {...attributesOf("reason")} />
        <input type="hidden" name="key" value={formKey} />
        <p className="kontor-soft">{formTexts.mandatory}</p>
        <Button type="submit" name="step" value="review">
          {texts.withdraw}
        </Button>
      </form>
      <p className="kontor-soft">
        {texts.aboutTheRight}{" "}
        <a className="kontor-link" href={aboutTheRight.url}>
          {aboutTheRight.text}
        </a>
      </p>
    </section>
  );
}
