import { useId, type Ref, type SubmitEvent } from "react";
import CircleCheck from "@lucide/icons/icons/circle-check";
import { Icon } from "../../../ui/Icon.tsx";
import { fill } from "../../../shared/words.ts";
import type { NewsletterFormTexts } from "../newsletter-contract.ts";

export interface NewsletterSuccessProps {
  /** Gets the focus. */
  ref: Ref<HTMLDivElement>;
  /** Whether its page begins with it. */
  isFirst: boolean;
  texts: NewsletterFormTexts;
  /** The address of the sign-up. */
  email: string;
  /** Fields of the form that requests the mail once more; without them there is none. */
  fields?: Record<string, unknown>;
  /** Where it is sent without JavaScript. */
  action: string;
  /** The outcome of that form. */
  again?: string;
  isSending: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

/** After a sign-up: what comes next, and the mail once more. It says the same for every address. */
export function NewsletterSuccess({
  ref,
  isFirst,
  texts,
  email,
  fields,
  action,
  again,
  isSending,
  onSubmit,
}: NewsletterSuccessProps) {
  const id = useId();
  return (
    <div className="kontor-newsletter__success">
      <Icon icon={CircleCheck} size={28} />
      {/* A page that answers a form is read from its answer on. A screen reader says what has the focus by its name. */}
      <div
        ref={ref}
        role="status"
        aria-labelledby={`${id}thanks`}
        aria-describedby={`${id}text`}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst}
      >
        <p id={`${id}thanks`} className="kontor-newsletter__thanks">
          {texts.success}
        </p>
        <p id={`${id}text`}>{fill(texts.successText, { email })}</p>
        <p className="kontor-newsletter__hint">{texts.successHint}</p>
      </div>
      {fields && (
        <form method="post" action={action} onSubmit={onSubmit}>
          <HiddenFields {...fields} />
          <button
            type="submit"
            className="kontor-button"
            data-variant="secondary"
            aria-busy={isSending || undefined}
          >
            {isSending && <span className="kontor-button__spinner" aria-hidden />}
            {texts.sendAgain}
          </button>
          <p aria-live="polite">{again}</p>
        </form>
      )}
    </div>
  );
}

export const HiddenFields = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value ?? "")} />
  ));
