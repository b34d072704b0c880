import { Button } from "../../../platform/ui/Button.tsx";
import type { ShownAnswer } from "../../leads/lead-answers.ts";

export interface LeadClosedProps {
  title: string;
  text: string;
  /** Typed texts of a form that is no longer taken, to copy them. */
  typed?: { title: string; answers: ShownAnswer[] };
  toShop: string;
}

/** Says why a campaign takes no entries. */
export function LeadClosed({ title, text, typed, toShop }: LeadClosedProps) {
  return (
    <section className="kontor-panel kontor-lead__form" aria-labelledby="lead-closed">
      <h2 id="lead-closed">{title}</h2>
      <p role={typed && "alert"}>{text}</p>
      {typed && typed.answers.length > 0 && (
        <>
          <p>{typed.title}</p>
          <dl>
            {typed.answers.map(({ label, text: answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd translate="no">{answer}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Button href="/" variant="secondary">
        {toShop}
      </Button>
    </section>
  );
}
