import type { ReactNode } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { questionFields } from "../../community/question.ts";

export interface TextFormProps {
  title: string;
  text: string;
  label: string;
  hint: string;
  button: string;
  maxLength: number;
  /** The text as it was typed. */
  value?: string;
  error?: string;
  /** Why a text without a problem was not accepted. */
  notice?: string;
  /** The product or question that it is about. */
  children: ReactNode;
  back: { url: string; text: string };
}

/** Renders the form of a question or an answer. It posts to the page's own address. */
export const TextForm = ({
  title,
  text,
  label,
  hint,
  button,
  maxLength,
  value,
  error,
  notice,
  children,
  back,
}: TextFormProps) => (
  <div className="kontor-page kontor-community-form">
    <section className="kontor-panel">
      <h1>{title}</h1>
      {children}
      <p>{text}</p>
      {notice && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{notice}</p>
        </div>
      )}
      <form className="kontor-form" method="post" noValidate>
        <TextArea
          id="community-text"
          name={questionFields.text}
          label={label}
          hint={hint}
          error={error}
          {...focusedIf(error !== undefined)}
          maxLength={maxLength}
          rows={5}
          defaultValue={value}
          required
        />
        <Button type="submit" size="large" variant="activating">
          {button}
        </Button>
      </form>
      <p>
        <a className="kontor-link" href={back.url}>
          {back.text}
        </a>
      </p>
    </section>
  </div>
);
