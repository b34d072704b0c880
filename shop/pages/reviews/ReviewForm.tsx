import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { contributionLengths } from "../../community/community-contract.ts";
import {
  reviewFields,
  type ReviewInput,
  type ReviewProblems,
  type TypedReview,
} from "../../community/review-rules.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { customerPaths } from "../../shop-paths.ts";

export interface ReviewFormProps {
  typed: TypedReview;
  problems: ReviewProblems;
  /** Whether there is a review that the form changes. */
  isChange: boolean;
  isCheckedFirst: boolean;
  /** The name of an author who is a member of the community, which is changed there. */
  memberName?: string;
  texts: ReviewTexts;
  locale: string;
  privacy: { url: string; text: string };
}

/** Renders the form of a review. The server checks it, so that all shoppers read the shop's messages. */
export function ReviewForm({
  typed,
  problems,
  isChange,
  isCheckedFirst,
  memberName,
  texts,
  locale,
  privacy,
}: ReviewFormProps) {
  const { form } = texts;
  const [first] = Object.keys(problems);
  const common = (name: ReviewInput) => ({
    id: `review-${name}`,
    name: reviewFields[name],
    error: problems[name] && texts.problems[problems[name]],
    ...(first === name && { autoFocus: true }),
  });
  return (
    <>
      <form className="kontor-form kontor-review-form" method="post" noValidate>
        <RadioGroup
          {...common("stars")}
          label={form.stars}
          required
          options={[5, 4, 3, 2, 1].map((stars) => ({
            value: String(stars),
            label: plural(texts.stars, stars, locale),
          }))}
          defaultValue={typed.stars}
        />
        <TextField
          {...common("title")}
          label={form.headline}
          required
          defaultValue={typed.title}
          maxLength={contributionLengths.title}
          autoComplete="off"
        />
        <TextArea
          {...common("body")}
          label={form.body}
          hint={form.bodyHint}
          required
          rows={6}
          defaultValue={typed.body}
          maxLength={contributionLengths.body}
        />
        <TextField
          {...common("use")}
          label={form.use}
          hint={form.useHint}
          defaultValue={typed.use}
          maxLength={contributionLengths.use}
          autoComplete="off"
        />
        {memberName === undefined ? (
          <TextField
            {...common("name")}
            label={form.name}
            hint={form.nameHint}
            required
            defaultValue={typed.name}
            maxLength={contributionLengths.name}
            autoComplete="nickname"
          />
        ) : (
          <p>
            {fill(form.memberName, { name: memberName })}{" "}
            <a className="kontor-link" href={customerPaths.community}>
              {form.changeName}
            </a>
          </p>
        )}
        <div hidden>
          <input type="text" name={reviewFields.honeypot} tabIndex={-1} autoComplete="off" />
        </div>
        <p className="kontor-soft">
          {isCheckedFirst ? form.checkedFirst : form.checkedLater}{" "}
          <a className="kontor-link" href={privacy.url}>
            {privacy.text}
          </a>
        </p>
        <Button type="submit" size="large" variant="activating">
          {form.submit}
        </Button>
      </form>
      {isChange && (
        <form className="kontor-form" method="post">
          <p className="kontor-soft">{form.deleteText}</p>
          <Button type="submit" variant="secondary" name={reviewFields.step} value="delete">
            {form.delete}
          </Button>
        </form>
      )}
    </>
  );
}
