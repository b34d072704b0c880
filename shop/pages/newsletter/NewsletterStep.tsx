import Check from "@lucide/icons/icons/check";
import type { ReactNode } from "react";
import { LinkedWords } from "../../../border/newsletter/client/LinkedWords.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";

export interface NewsletterStepProps {
  title: string;
  /** May contain links. */
  text: string;
  /** A further statement that the button confirms: someone else may have filled in the form. */
  agreed?: string;
  /** The only button, which posts to the page's own address. */
  button?: string;
  /** Shown below the button. */
  hint?: string;
  children?: ReactNode;
}

/** Renders a page behind a link in a mail: an explanation and one large button. Opening the page changes nothing. */
export function NewsletterStep({
  title,
  text,
  agreed,
  button,
  hint,
  children,
}: NewsletterStepProps) {
  return (
    <div className="kontor-page kontor-newsletter-page">
      <section className="kontor-panel kontor-newsletter-page__step">
        <h1>{title}</h1>
        <p>
          <LinkedWords text={text} />
        </p>
        {agreed && (
          <p className="kontor-newsletter-page__agreed">
            <Icon icon={Check} size={20} /> {agreed}
          </p>
        )}
        {button && (
          <form method="post">
            <Button type="submit" size="large" variant="activating">
              {button}
            </Button>
          </form>
        )}
        {hint && <p className="kontor-soft">{hint}</p>}
        {children}
      </section>
    </div>
  );
}
