import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { AttachProblem } from "../../customer-card/card-contract.ts";
import { cardAccountPaths, customerPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { CardTerms, type CardTermsProps } from "./CardTerms.tsx";

/** The form of a card from a store as it was sent, and why it was refused. */
export interface AttachState {
  number: string;
  code: string;
  problem: AttachProblem;
}

export interface AttachCardProps extends Pick<CardTermsProps, "site" | "terms"> {
  texts: SiteTexts;
  /** Whether the customer has a card already. */
  hasCard: boolean;
  sent?: AttachState;
}

/** Adds a card from a store to the customer's account. */
export function AttachCard({ site, texts, terms, hasCard, sent }: AttachCardProps) {
  const { customerCard } = texts;
  const { attach } = customerCard;
  const { problem } = sent ?? {};
  const fieldProblem = problem === "number" || problem === "code" ? problem : undefined;
  return (
    <section className="kontor-panel" aria-label={attach.title}>
      {problem && !fieldProblem && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{attach.problems[problem]}</p>
        </div>
      )}
      <p>{hasCard ? attach.replaces : attach.intro}</p>
      <form className="kontor-form" method="post" action={cardAccountPaths.attach}>
        <TextField
          id="card-number"
          name="number"
          label={customerCard.mails.welcome.number}
          hint={attach.numberHint}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={32}
          defaultValue={sent?.number}
          error={fieldProblem === "number" ? attach.problems.number : undefined}
          {...focusedIf(fieldProblem === "number")}
        />
        <TextField
          id="card-code"
          name="code"
          label={attach.code}
          hint={attach.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={32}
          defaultValue={sent?.code}
          error={fieldProblem === "code" ? attach.problems.code : undefined}
          {...focusedIf(fieldProblem === "code")}
        />
        {!hasCard && <CardTerms {...{ site, texts, terms }} kind="kontorcard" />}
        <div className="kontor-actions">
          <Button type="submit">{attach.button}</Button>
          <Button variant="secondary" href={customerPaths.card}>
            {texts.account.sections.card.title}
          </Button>
        </div>
      </form>
    </section>
  );
}
