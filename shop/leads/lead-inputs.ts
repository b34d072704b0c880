import type { Market } from "../../platform/shared/sites/site.ts";
import { leadFormNames, type LeadCampaign, type LeadField } from "./leads-contract.ts";

/** The parts of a postal address, each an input. */
export const postalParts = ["street", "postalCode", "town", "region"] as const;
export type PostalPart = (typeof postalParts)[number];

/** An input of a form: a field is one, and a postal address several. */
export interface LeadInput {
  name: string;
  field: LeadField;
  /** The part of an address that it is. */
  part?: PostalPart;
}

const usual: readonly PostalPart[] = ["street", "postalCode", "town"];

/** The parts in the order in which a country writes addresses, where it differs. */
const orders: Partial<Record<Market, readonly PostalPart[]>> = {
  HU: ["postalCode", "town", "street"],
  TR: ["street", "town", "region", "postalCode"],
};

/** Returns the inputs of a campaign's form, in their order. */
export const inputsOf = ({ fields }: Pick<LeadCampaign, "fields">, market: Market): LeadInput[] =>
  fields.flatMap((field): LeadInput[] =>
    field.kind === "address"
      ? (orders[market] ?? usual).map((part) => ({ name: `${field.id}-${part}`, field, part }))
      : [{ name: field.id, field }],
  );

/** Returns the name of the input of a consent. */
export const consentName = ({ id }: { id: string }) => leadFormNames.consent + id;

/** Returns the label of an input. */
export const inputLabel = (
  { field, part }: Pick<LeadInput, "field" | "part">,
  labels: Record<PostalPart, string>,
): string => (part ? labels[part] : field.label);
