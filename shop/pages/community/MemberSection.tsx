import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { Contribution } from "../../community/community-contract.ts";
import { memberNameLength, type MemberNameProblem } from "../../community/member-name.ts";
import { memberFields, type Member, type MemberKind } from "../../community/member.ts";
import type { MemberTexts } from "../../community/member-texts.ts";
import { customerPaths, memberPaths } from "../../shop-paths.ts";
import { wantedField } from "../../customer/wanted-field.ts";
import { contributionDay } from "./day-text.ts";
import { LinkedText } from "./LinkedText.tsx";

/** The form of membership as it was sent, with its problems. */
export interface SentMember {
  name: string;
  wantsMails: boolean;
  hasAccepted: boolean;
  problems: { name?: MemberNameProblem; rules?: true };
  /** Why a form without a problem was not accepted. */
  notice?: string;
}

/** A contribution in the list of its author; `decisionPath` leads to the decision that it is not published. */
export type OwnContribution = Contribution & { decisionPath?: string };

export interface MemberSectionProps {
  site: Pick<Site, "locale" | "timeZone">;
  texts: MemberTexts;
  /** The text of the links to decisions. */
  decisionText: string;
  /** Missing for a customer who has not joined. */
  member?: Member;
  /** Offered to a customer who joins. */
  offeredName: string;
  sent?: SentMember;
  /** The page of the account that a join leads back to. */
  wanted?: string;
  own: OwnContribution[];
  paths: { community: string; rules: string };
}

/** Renders what a customer is in the community: how to join, name and settings, and what they wrote. */
export function MemberSection(props: MemberSectionProps) {
  const { member, texts, paths } = props;
  return (
    <div className="kontor-member">
      <MemberForm {...props} />
      {member && (
        <>
          <OwnContributions {...props} />
          <section className="kontor-panel" aria-labelledby="leave-headline">
            <h2 id="leave-headline">{texts.leaveTitle}</h2>
            <p>{texts.leaveText}</p>
            <form method="post" action={customerPaths.community}>
              <Button type="submit" variant="secondary" name={memberFields.step} value="leave">
                {texts.leave}
              </Button>
            </form>
          </section>
        </>
      )}
      <p className="kontor-actions">
        <Button variant="secondary" href={paths.community}>
          {texts.toCommunity}
        </Button>
        {member && (
          <Button variant="secondary" href={memberPaths.recipe}>
            {texts.shareRecipe}
          </Button>
        )}
      </p>
    </div>
  );
}

function MemberForm({ site, texts, member, offeredName, sent, wanted, paths }: MemberSectionProps) {
  const { name: nameProblem, rules: rulesProblem } = sent?.problems ?? {};
  return (
    <section className="kontor-panel" aria-labelledby="member-headline">
      <h2 id="member-headline">{member ? texts.settingsTitle : texts.joinTitle}</h2>
      {member && (
        <p>
          {fill(texts.memberSince, {
            name: member.name,
            date: contributionDay(member.joinedAt, site),
          })}
        </p>
      )}
      {sent?.notice && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{sent.notice}</p>
        </div>
      )}
      <form className="kontor-form" method="post" action={customerPaths.community} noValidate>
        {wanted && <input type="hidden" name={wantedField} value={wanted} />}
        <TextField
          id="member-name"
          name={memberFields.name}
          label={texts.name}
          hint={texts.nameHint}
          error={nameProblem && texts.problems[nameProblem]}
          {...focusedIf(nameProblem !== undefined)}
          autoComplete="nickname"
          spellCheck={false}
          maxLength={memberNameLength.max}
          defaultValue={sent?.name ?? member?.name ?? offeredName}
          required
        />
        <Checkbox
          id="member-mails"
          name={memberFields.mails}
          value="yes"
          label={texts.mails}
          defaultChecked={sent?.wantsMails ?? member?.wantsMails ?? false}
        />
        {!member && (
          <Checkbox
            id="member-rules"
            name={memberFields.rules}
            value="yes"
            label={<LinkedText text={texts.rules} href={paths.rules} />}
            error={rulesProblem && texts.problems.rules}
            {...focusedIf(rulesProblem && !nameProblem)}
            defaultChecked={sent?.hasAccepted}
            required
          />
        )}
        <Button
          type="submit"
          variant={member ? "secondary" : "community"}
          name={memberFields.step}
          value="save"
        >
          {member ? texts.save : texts.join}
        </Button>
        <p className="kontor-soft">{texts.note}</p>
      </form>
    </section>
  );
}

function OwnContributions({ site, texts: { own: texts }, decisionText, own }: MemberSectionProps) {
  return (
    <section className="kontor-panel" aria-labelledby="own-headline">
      <h2 id="own-headline">{texts.title}</h2>
      {own.length === 0 && <p>{texts.empty}</p>}
      <ul className="kontor-member__own">
        {own.map(({ number, kind, title, body, state, note, writtenAt, decisionPath }) => (
          <li key={number}>
            <p className="kontor-soft">
              {[
                texts.kinds[kind as MemberKind],
                contributionDay(writtenAt, site),
                texts.states[state],
              ].join(" · ")}
            </p>
            <p className="kontor-member__text">{title || body}</p>
            {note && <p className="kontor-member__note">{note}</p>}
            <div className="kontor-actions">
              {decisionPath && (
                <a className="kontor-link" href={decisionPath}>
                  {decisionText}
                </a>
              )}
              {kind === "recipe" && (
                <a className="kontor-link" href={`${memberPaths.recipe}/${number}`}>
                  {texts.change}
                </a>
              )}
              <details>
                <summary>{texts.delete}</summary>
                <form method="post" action={customerPaths.community}>
                  <input type="hidden" name={memberFields.number} value={number} />
                  <Button type="submit" variant="secondary" name={memberFields.step} value="delete">
                    {texts.deleteFinally}
                  </Button>
                </form>
              </details>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
