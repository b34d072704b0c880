import { useId, type Ref, type SubmitEvent } from "react";
import CircleCheck from "@lucide/icons/icons/circle-check";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { NewsletterFormTexts } from "../newsletter-contract.ts";

export interface NewsletterSuccessProps {
  /** Receives the focus. */
  ref: Ref<HTMLDivElement>;
  /** Whether the page begins with it. */
  isFirst: boolean;
  texts: NewsletterFormTexts;
  /** The email address of the sign-up. */
  email: string;
  /** Fields of the form that requests the mail again; without them there is no such form. */
  fields?: Record<string, unknown>;
  /** Where that form is sent without JavaScript. */
  action: string;
  /** The outcome of that form. */
  again?: string;
  isSending: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

/** Shown after a sign-up: the next step, and a way to request the mail again. It reads the same for every address. */
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
      {/* After a form submission without JavaScript, the page is read from this message on. Screen readers announce the
          focused element by its name. */}
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
            <span>{texts.sendAgain}</span>
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
