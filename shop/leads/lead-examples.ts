import type { LeadCampaign, LeadEntry } from "./leads-contract.ts";

/** Campaigns and entries as data, for examples and tests. */

const consents = [
  {
    id: "terms",
    version: "2026-11",
    text: "Ich nehme nach den [Teilnahmebedingungen](/lead/verlosung#conditions) teil.",
    isRequired: true,
  },
  { id: "call", version: "1", text: "Sie dürfen mich anrufen.", isRequired: false },
];

/** A campaign whose form has a field of each kind. */
export const exampleCampaign: LeadCampaign = {
  site: "DE",
  id: "everything",
  address: "alles",
  title: "Alle Felder",
  description: "Ein Formular mit jeder Art von Feld.",
  blocks: [{ text: "Über dem Formular." }],
  fields: [
    {
      id: "name",
      kind: "text",
      label: "Name",
      isRequired: true,
      maxLength: 40,
      autoComplete: "name",
    },
    {
      id: "card",
      kind: "text",
      label: "Kartennummer",
      isRequired: false,
      maxLength: 20,
      pattern: "\\d{4}-\\d{4}",
      patternHint: "Bitte geben Sie acht Ziffern mit Bindestrich ein, wie 1234-5678.",
    },
    {
      id: "email",
      kind: "email",
      label: "E-Mail-Adresse",
      isRequired: true,
      hint: "Für die Antwort.",
    },
    { id: "phone", kind: "phone", label: "Telefon", isRequired: false },
    { id: "home", kind: "address", label: "Anschrift", isRequired: false },
    { id: "people", kind: "number", label: "Personen", isRequired: false, min: 1, max: 1000 },
    {
      id: "brew",
      kind: "choice",
      label: "Zubereitung",
      isRequired: true,
      options: [
        { value: "filter", text: "Filterkaffee" },
        { value: "espresso", text: "Espresso" },
      ],
    },
    {
      id: "start",
      kind: "date",
      label: "Beginn",
      isRequired: false,
      min: "2026-12-01",
      max: "2027-12-31",
    },
    { id: "adult", kind: "checkbox", label: "Ich bin volljährig", isRequired: true },
    { id: "message", kind: "textarea", label: "Nachricht", isRequired: false, maxLength: 200 },
  ],
  consents,
  submit: "Absenden",
  conditions: { title: "Teilnahmebedingungen", text: "<p>Es gelten Bedingungen.</p>" },
  thanks: { title: "Vielen Dank", text: "<p>Wir melden uns per E-Mail.</p>" },
  isConfirmedByMail: false,
  isMailedToTeam: true,
  storedDays: 30,
  closes: new Date("2026-12-20T19:00:00Z"),
};

/** A form that fills in `exampleCampaign` without a mistake. */
export const exampleForm = {
  name: "Ida Müller",
  email: "Ida@Example.com",
  brew: "espresso",
  adult: "yes",
  "consent-terms": "2026-11",
};

export const exampleEntry: LeadEntry = {
  id: "00000000-0000-4000-8000-000000000001",
  site: "DE",
  campaign: "everything",
  email: "ida@example.com",
  answers: {
    name: "Ida Müller",
    "home-street": "Am Sandtorkai 12",
    "home-postalCode": "20457",
    "home-town": "Hamburg",
    people: "1200",
    brew: "espresso",
    start: "2026-12-24",
    adult: "yes",
    message: "Bitte melden Sie sich,\nam besten vormittags. Mehr auf www.example.com",
  },
  consents: [{ id: "call", version: "1", text: "Sie dürfen mich [anrufen](/contact)." }],
  receivedAt: new Date("2026-11-22T16:30:05Z"),
  acceptedAt: new Date("2026-11-22T16:30:05Z"),
  expiresAt: new Date("2027-01-19T19:00:00Z"),
};
