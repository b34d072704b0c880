import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { maxEmailLength } from "../../../platform/shared/email.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { restockDays, restockFields } from "../../restock/restock-contract.ts";
import type { RestockTexts } from "../../restock/restock-texts.ts";
import { restockPaths } from "../../shop-paths.ts";

export interface RestockFormProps {
  texts: Pick<RestockTexts, "email" | "intro" | "note" | "submit">;
  /** The product's articles that are sold out. */
  articles: { tcm: string; label: string }[];
  /** The attribute in which they differ: "Größe". */
  dimension: string | null;
  /** The article that is selected first, if it is one of these. */
  chosen?: string;
  /** The product's number, for the tracked event. */
  productNumber?: number;
  /** The typed address, and the message about it. */
  email?: string;
  problem?: string;
  /** The page about personal data. */
  privacy: { url: string; text: string };
}

/** Renders the form of a shopper who wants a mail when a sold-out article can be bought again. */
export function RestockForm({
  texts,
  articles,
  dimension,
  chosen,
  productNumber,
  email,
  problem,
  privacy,
}: RestockFormProps) {
  const [first] = articles;
  return (
    <form
      className="kontor-form kontor-restock"
      method="post"
      action={restockPaths.form}
      noValidate
      data-restock={productNumber}
    >
      <p>{texts.intro}</p>
      {dimension && articles.length > 1 ? (
        <Select
          id="restock-article"
          name={restockFields.tcm}
          label={dimension}
          options={articles.map(({ tcm, label }) => ({ value: tcm, text: label }))}
          defaultValue={articles.some(({ tcm }) => tcm === chosen) ? chosen : first?.tcm}
        />
      ) : (
        <input type="hidden" name={restockFields.tcm} value={first?.tcm} />
      )}
      <TextField
        id="restock-email"
        name={restockFields.email}
        type="email"
        label={texts.email}
        required
        error={problem}
        defaultValue={email}
        maxLength={maxEmailLength}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...(problem !== undefined && { autoFocus: true })}
      />
      {/* Hidden, so that neither people nor autofill meet it. */}
      <div hidden>
        <input type="email" name={restockFields.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" variant="secondary">
        {texts.submit}
      </Button>
      <p className="kontor-soft">
        {fill(texts.note, { days: restockDays })}{" "}
        <a className="kontor-link" href={privacy.url}>
          {privacy.text}
        </a>
      </p>
    </form>
  );
}
