import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { maxEmailLength } from "../../../platform/shared/email.ts";
import { contributionLengths, contributionReasons } from "../../community/community-contract.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";

/** Names of the inputs of a report. */
export const reportFields = {
  reason: "reason",
  note: "note",
  email: "email",
  honeypot: "contact",
} as const;

export interface ReportFormProps {
  typed: { reason: string; note: string; email: string };
  problems: Partial<Record<"email" | "note", string>>;
  texts: Pick<ReviewTexts, "reasons" | "reportForm">;
}

/** Renders the form with which a reader reports a contribution. */
export function ReportForm({ typed, problems, texts: { reasons, reportForm } }: ReportFormProps) {
  return (
    <form className="kontor-form" method="post" noValidate>
      <Select
        id="report-reason"
        name={reportFields.reason}
        label={reportForm.reason}
        options={contributionReasons.map((reason) => ({ value: reason, text: reasons[reason] }))}
        defaultValue={typed.reason}
      />
      <TextArea
        id="report-note"
        name={reportFields.note}
        label={reportForm.note}
        hint={reportForm.noteHint}
        required
        error={problems.note}
        rows={4}
        defaultValue={typed.note}
        maxLength={contributionLengths.note}
        {...(problems.note && { autoFocus: true })}
      />
      <TextField
        id="report-email"
        name={reportFields.email}
        type="email"
        label={reportForm.email}
        hint={reportForm.emailHint}
        error={problems.email}
        defaultValue={typed.email}
        maxLength={maxEmailLength}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...(problems.email && !problems.note && { autoFocus: true })}
      />
      <div hidden>
        <input type="text" name={reportFields.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" variant="activating">
        {reportForm.submit}
      </Button>
    </form>
  );
}
