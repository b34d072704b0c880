import type { ReactNode } from "react";
import { Button } from "../../../platform/ui/Button.tsx";

export interface LeadStepProps {
  title: string;
  /** Text of the page. */
  children: ReactNode;
  /** The only button, which posts to the page's own address. */
  button?: string;
  /** Shown below the button. */
  hint?: string;
  link?: { url: string; text: string };
  /** The campaign whose form was just taken, for the page's tracking. */
  lead?: string;
}

/** Renders what follows a form: that it was received, or the button behind the link of a mail. Opening the page changes nothing. */
export function LeadStep({ title, children, button, hint, link, lead }: LeadStepProps) {
  return (
    <div className="kontor-page kontor-lead" data-kontor-lead={lead}>
      <section className="kontor-panel kontor-lead__step">
        <h1>{title}</h1>
        {children}
        {button && (
          <form method="post">
            <Button type="submit" size="large" variant="activating">
              {button}
            </Button>
          </form>
        )}
        {hint && <p className="kontor-soft">{hint}</p>}
        {link && (
          <Button href={link.url} variant="secondary">
            {link.text}
          </Button>
        )}
      </section>
    </div>
  );
}
