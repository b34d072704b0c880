import { plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { consentName, inputLabel, inputsOf } from "../../leads/lead-inputs.ts";
import { leadProblemText } from "../../leads/lead-problem-text.ts";
import { leadFormNames, leadPath } from "../../leads/leads-contract.ts";
import { focusId, inputId, LeadFields, type LeadFieldsProps } from "./LeadFields.tsx";

export interface LeadFormProps extends LeadFieldsProps {
  /** The content page that the form stands in: mistakes return there. The form then has its campaign as a heading. */
  page?: string;
  /** Why the form was not taken, although nothing in it is wrong. */
  notTaken?: string;
  /** Explains the mark next to a label. */
  mandatory: string;
  /** When entries are deleted, and until when they are taken. */
  notes: string[];
  privacy: { introduction: string; url: string; text: string };
}

/** Renders the form of a campaign. It works without JavaScript; the server checks it, so that all shoppers read the shop's messages. */
export function LeadForm({ page, notTaken, mandatory, notes, privacy, ...fields }: LeadFormProps) {
  const { campaign } = fields;
  return (
    <section className="kontor-panel kontor-lead__form" aria-label={campaign.title}>
      {page !== undefined && (
        <div className="kontor-lead__heading">
          <h2>{campaign.title}</h2>
          <p>{campaign.description}</p>
        </div>
      )}
      {notTaken && (
        <div
          className="kontor-notice"
          data-kind="error"
          role="alert"
          tabIndex={-1}
          {...focusedIf(true)}
        >
          <p>{notTaken}</p>
        </div>
      )}
      <ProblemSummary {...fields} />
      <form className="kontor-form" method="post" action={leadPath(campaign)} noValidate>
        <p className="kontor-soft">{mandatory}</p>
        <LeadFields {...fields} />
        <div hidden>
          {page !== undefined && <input type="hidden" name={leadFormNames.page} value={page} />}
          <input
            type="text"
            name={leadFormNames.honeypot}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden
          />
        </div>
        <Button type="submit" size="large" variant="activating">
          {campaign.submit}
        </Button>
      </form>
      <p className="kontor-soft">{notes.join(" ")}</p>
      <p className="kontor-soft">
        {privacy.introduction}{" "}
        <a className="kontor-link" href={privacy.url}>
          {privacy.text}
        </a>
      </p>
    </section>
  );
}

/** Renders the problems above the form, each a link to its input. It has the focus when the page opens. */
function ProblemSummary({ campaign, site, texts, problems }: LeadFieldsProps) {
  const all = Object.keys(problems).length;
  if (all === 0) return null;
  const links = [
    ...inputsOf(campaign, site.market).map((input) => ({
      name: input.name,
      field: input.field,
      label: inputLabel(input, texts.labels),
      target: focusId(campaign, input),
    })),
    ...campaign.consents.map((consent) => ({
      name: consentName(consent),
      field: undefined,
      label: undefined,
      target: inputId(campaign, consentName(consent)),
    })),
  ].filter(({ name }) => problems[name]);
  return (
    <div
      className="kontor-notice"
      data-kind="error"
      role="alert"
      tabIndex={-1}
      {...focusedIf(true)}
    >
      <p>{plural(texts.problemsHeading, all, site.locale)}</p>
      <ul>
        {links.map(({ name, field, label, target }) => {
          const message = leadProblemText(problems[name]!, field, { site, texts });
          return (
            <li key={name}>
              <a href={`#${target}`}>{label ? `${label}: ${message}` : message}</a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
