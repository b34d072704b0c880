import { Button } from "../../../platform/ui/Button.tsx";
import { customerPaths } from "../../shop-paths.ts";

export interface CardQuestionProps {
  /** Paragraphs that say what the button does. */
  texts: string[];
  /** Where its form is sent. */
  action: string;
  button: string;
  /** The link back to the card. */
  keep: string;
}

/** Asks before a card is given back, or collects with others. */
export function CardQuestion({ texts, action, button, keep }: CardQuestionProps) {
  return (
    <section className="kontor-panel">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <form className="kontor-actions" method="post" action={action}>
        <Button type="submit">{button}</Button>
        <Button variant="secondary" href={customerPaths.card}>
          {keep}
        </Button>
      </form>
    </section>
  );
}
