import { allSites } from "../../sites/all-sites.ts";
import { exampleCampaign, exampleForm } from "../../leads/lead-examples.ts";
import { leadProblems, typedAnswers, typedConsents } from "../../leads/lead-rules.ts";
import { LeadClosed } from "./LeadClosed.tsx";
import { LeadForm, type LeadFormProps } from "./LeadForm.tsx";

/** Named examples of a campaign's form, for the gallery, tests and axe. */

const { site, texts } = allSites.DE;

/** Returns the form as it is shown after it was sent. */
export function sentForm(form: Record<string, string>): LeadFormProps {
  const answers = typedAnswers(form, exampleCampaign, site);
  const ticked = typedConsents(form, exampleCampaign);
  return {
    ...emptyForm,
    answers,
    ticked,
    problems: leadProblems(answers, ticked, exampleCampaign, site),
  };
}

export const emptyForm: LeadFormProps = {
  campaign: exampleCampaign,
  site,
  texts: texts.leads,
  answers: {},
  ticked: {},
  problems: {},
  mandatory: texts.customer.mandatory,
  notes: [
    "Möglich bis 20. Dezember 2026 um 20:00.",
    "Wir löschen Ihre Angaben am 19. Januar 2027.",
  ],
  privacy: { introduction: texts.leads.aboutPrivacy, url: "/", text: "Datenschutz" },
};

const problems = { ...exampleForm, name: "", email: "ida@", people: "viele", brew: "" };

export const examples = {
  everyField: <LeadForm {...emptyForm} />,
  withProblems: (
    <LeadForm {...sentForm(problems)} campaign={{ ...exampleCampaign, id: "with-problems" }} />
  ),
  tooMany: (
    <LeadForm
      {...sentForm(exampleForm)}
      campaign={{ ...exampleCampaign, id: "too-many", fields: exampleCampaign.fields.slice(0, 1) }}
      notTaken={texts.leads.notTaken.unavailable}
    />
  ),
  inContentPage: (
    <LeadForm
      {...emptyForm}
      campaign={{ ...exampleCampaign, id: "in-page", fields: exampleCampaign.fields.slice(0, 1) }}
      page="gift-guide"
    />
  ),
  closed: (
    <LeadClosed
      {...texts.leads.states.full}
      typed={{ title: texts.leads.typed, answers: [{ label: "Name", text: "Ida Müller" }] }}
      toShop={texts.leads.toShop}
    />
  ),
};
