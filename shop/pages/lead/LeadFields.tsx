import { LinkedWords } from "../../../border/newsletter/client/LinkedWords.tsx";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import {
  consentName,
  inputLabel,
  inputsOf,
  type LeadInput,
  type PostalPart,
} from "../../leads/lead-inputs.ts";
import { leadProblemText } from "../../leads/lead-problem-text.ts";
import { tickedValue } from "../../leads/lead-rules.ts";
import type {
  LeadAnswers,
  LeadCampaign,
  LeadConsent,
  LeadField,
  LeadProblems,
} from "../../leads/leads-contract.ts";
import type { LeadTexts } from "../../leads/leads-texts.ts";

export interface LeadFieldsProps {
  campaign: LeadCampaign;
  site: Site;
  texts: LeadTexts;
  /** Typed texts by the names of their inputs. */
  answers: LeadAnswers;
  /** The versions of the ticked consents, by the names of their inputs. */
  ticked: LeadAnswers;
  problems: LeadProblems;
}

/** More options than these, or some with a hint, are a list that opens. */
const maxRadios = 5;

const addressAutoComplete: Record<PostalPart, string> = {
  street: "address-line1",
  postalCode: "postal-code",
  town: "address-level2",
  region: "address-level1",
};

/** Returns the id of an input, which is unique on a page with several forms. */
export const inputId = ({ id }: Pick<LeadCampaign, "id">, name: string) => `${id}-${name}`;

/** Returns the id of the element that gets the focus for an input. */
export function focusId(campaign: LeadCampaign, { name, field }: LeadInput): string {
  const id = inputId(campaign, name);
  return isRadioGroup(field) ? `${id}-${field.options[0]!.value}` : id;
}

type Choice = Extract<LeadField, { kind: "choice" }>;

const isRadioGroup = (field: LeadField): field is Choice =>
  field.kind === "choice" && field.options.length <= maxRadios && field.hint === undefined;

/** Renders the fields of a campaign's form, and its consents. */
export function LeadFields(props: LeadFieldsProps) {
  const { campaign, site, texts } = props;
  const inputs = inputsOf(campaign, site.market);
  return (
    <>
      {campaign.fields.map((field) => {
        const own = inputs.filter((input) => input.field === field);
        const shown = own.map((input) => <LeadControl key={input.name} {...props} input={input} />);
        return field.kind === "address" ? (
          <fieldset key={field.id} className="kontor-lead__address">
            <legend>{field.label}</legend>
            {field.hint && <p className="kontor-field__hint">{field.hint}</p>}
            {shown}
          </fieldset>
        ) : (
          shown
        );
      })}
      {campaign.consents.map((consent) => (
        <ConsentBox key={consent.id} {...props} consent={consent} texts={texts} />
      ))}
    </>
  );
}

function LeadControl({
  campaign,
  site,
  texts,
  answers,
  problems,
  input,
}: LeadFieldsProps & { input: LeadInput }) {
  const { name, field, part } = input;
  const problem = problems[name];
  const value = answers[name] ?? "";
  const common = {
    id: inputId(campaign, name),
    name,
    label: inputLabel(input, texts.labels),
    error: problem && leadProblemText(problem, field, { site, texts }),
    required: field.isRequired,
  };
  const { hint } = field;
  switch (field.kind) {
    case "text":
      return (
        <TextField
          {...common}
          hint={hint}
          defaultValue={value}
          autoComplete={field.autoComplete ?? "off"}
        />
      );
    case "textarea":
      return <TextArea {...common} hint={hint} rows={4} defaultValue={value} />;
    case "email":
      return (
        <TextField
          {...common}
          hint={hint}
          type="email"
          defaultValue={value}
          autoComplete="email"
          spellCheck={false}
        />
      );
    case "phone":
      return (
        <TextField {...common} hint={hint} type="tel" defaultValue={value} autoComplete="tel" />
      );
    case "address":
      return (
        <TextField
          {...common}
          defaultValue={value}
          autoComplete={part && addressAutoComplete[part]}
        />
      );
    case "number":
      return (
        <TextField
          {...common}
          hint={hint}
          inputMode="numeric"
          defaultValue={value}
          autoComplete="off"
        />
      );
    case "date":
      return (
        <TextField
          {...common}
          hint={hint}
          type="date"
          min={field.min}
          max={field.max}
          defaultValue={value}
        />
      );
    case "choice": {
      const { options } = field;
      return isRadioGroup(field) ? (
        <RadioGroup
          {...common}
          options={options.map((option) => ({ value: option.value, label: option.text }))}
          defaultValue={value}
        />
      ) : (
        <Select
          {...common}
          hint={hint}
          options={[{ value: "", text: texts.choose }, ...options]}
          defaultValue={value}
        />
      );
    }
    case "checkbox":
      return <Checkbox {...common} hint={hint} value={tickedValue} defaultChecked={value !== ""} />;
  }
}

function ConsentBox({
  campaign,
  site,
  texts,
  ticked,
  problems,
  consent,
}: LeadFieldsProps & { consent: LeadConsent }) {
  const name = consentName(consent);
  const problem = problems[name];
  return (
    <Checkbox
      id={inputId(campaign, name)}
      name={name}
      // A shopper agrees to the words of a version.
      value={consent.version}
      label={<LinkedWords text={consent.text} />}
      error={problem && leadProblemText(problem, undefined, { site, texts })}
      required={consent.isRequired}
      defaultChecked={ticked[name] === consent.version}
    />
  );
}
