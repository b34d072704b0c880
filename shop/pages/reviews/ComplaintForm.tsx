import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { contributionLengths } from "../../community/community-contract.ts";
import { complaintFields } from "../../community/complaint.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";

export interface ComplaintFormProps {
  text?: string;
  problem?: string;
  texts: Pick<ReviewTexts["decision"]["complaint"], "field" | "submit">;
}

/** Renders the form with which an author or a reader complains about a decision. */
export const ComplaintForm = ({ text, problem, texts }: ComplaintFormProps) => (
  <form className="kontor-form" method="post" noValidate>
    <TextArea
      id="complaint-text"
      name={complaintFields.text}
      label={texts.field}
      required
      error={problem}
      rows={6}
      defaultValue={text}
      maxLength={contributionLengths.body}
      {...focusedIf(problem !== undefined)}
    />
    <div hidden>
      <input type="text" name={complaintFields.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
    <Button type="submit" variant="activating">
      {texts.submit}
    </Button>
  </form>
);
