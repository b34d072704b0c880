import Type, { type Static, type TSchema } from "typebox";
import {
  Day,
  formed,
  Key,
  listOfSites,
  Moment,
  text,
} from "../../../platform/shared/content/content-schema.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { leadAutoComplete } from "../leads-contract.ts";

/** Schema of the files in shop/content/leads; shop/content/README.md explains it to editors. */

const closed = { additionalProperties: false };

export const leadKinds = [
  "text",
  "textarea",
  "email",
  "phone",
  "address",
  "number",
  "choice",
  "date",
  "checkbox",
] as const;

const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));

/** Properties that only some kinds have are checked after the form of an entry (`read-leads.ts`). */
const FieldEntry = Type.Object(
  {
    id: Key,
    kind: oneOf(leadKinds),
    label: text(200),
    hint: Type.Optional(text(300)),
    required: Type.Optional(Type.Boolean()),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 5_000 })),
    pattern: Type.Optional(text(200)),
    patternHint: Type.Optional(text(200)),
    autoComplete: Type.Optional(oneOf(leadAutoComplete)),
    min: Type.Optional(Type.Union([Type.Integer(), Day])),
    max: Type.Optional(Type.Union([Type.Integer(), Day])),
    options: Type.Optional(
      Type.Array(Type.Object({ value: Key, text: text(100) }, closed), {
        minItems: 2,
        maxItems: 50,
      }),
    ),
  },
  closed,
);
export type LeadFieldEntry = Static<typeof FieldEntry>;

const ConsentEntry = Type.Object(
  {
    id: Key,
    version: formed("^[\\w.-]{1,20}$", "letters, digits, dots and hyphens, such as 2026-11"),
    text: text(1_000),
    required: Type.Optional(Type.Boolean()),
  },
  closed,
);

const Section = Type.Object({ title: text(120), text: text(20_000) }, closed);

/** `block` is the schema of a block of content pages. */
export const leadEntry = (sites: SiteSet, block: TSchema) =>
  Type.Object(
    {
      id: Key,
      sites: listOfSites(sites),
      address: Key,
      title: text(80),
      description: text(300),
      blocks: Type.Array(Type.Unsafe<object>(block), { minItems: 1, maxItems: 20 }),
      fields: Type.Array(FieldEntry, { minItems: 1, maxItems: 30 }),
      consents: Type.Optional(Type.Array(ConsentEntry, { maxItems: 10 })),
      submit: text(60),
      thanks: Section,
      conditions: Type.Optional(Section),
      confirmedByMail: Type.Optional(Type.Boolean()),
      mailedToTeam: Type.Optional(Type.Boolean()),
      maxEntries: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
      storedDays: Type.Integer({ minimum: 1, maximum: 3_650 }),
      from: Type.Optional(Moment),
      until: Type.Optional(Moment),
    },
    closed,
  );
export type LeadCampaignEntry = Static<ReturnType<typeof leadEntry>>;
