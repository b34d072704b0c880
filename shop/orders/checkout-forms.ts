import { normalEmail } from "../../platform/shared/email.ts";
import { nameOrder } from "../../platform/shared/texts/name-order.ts";
import type { CourierPhone, Market, Site } from "../../platform/shared/sites/site.ts";
import { markets } from "../sites/site-codes.ts";
import {
  addressLinesOf,
  hasRegion,
  isRequiredField,
  maxFieldLengths,
  regionsOf,
  type AddressField,
  type CheckoutField,
} from "./address-fields.ts";
import { canBeRight, postalCodeProblem, type PostalCodeProblem } from "./postal-codes.ts";
import type { Billing, Delivery, PostalAddress } from "./order-contract.ts";
import { courierNumber } from "./phone-numbers.ts";

/** The reason why a field of the checkout is rejected. */
export type CheckoutProblem =
  | "required"
  | "tooLong"
  | PostalCodeProblem
  | "notDeliveredTo"
  | "unknownStore"
  | "invalidPhone"
  | "wrongVatNumber";
export type CheckoutProblems = Partial<Record<CheckoutField, CheckoutProblem>>;

/** The submitted fields of a form. */
export type CheckoutForm = Partial<Record<string, string>>;

/** Returns a text as entered, without control characters, which pasting can add and which are invisible. */
const textOf = (form: CheckoutForm, field: string) =>
  (form[field] ?? "").replaceAll(/[^\P{Cc}\n\t]/gu, "").trim();

const lineOf = (form: CheckoutForm, field: string) => textOf(form, field).replaceAll(/\s+/g, " ");

export const guestEmailOf = (form: CheckoutForm) => normalEmail(textOf(form, "email"));

export const giftMessageOf = (form: CheckoutForm) => textOf(form, "giftMessage");

/** Returns the country that a form names. One that no site sells in becomes that of the form's site. */
export const countryOf = (form: CheckoutForm, { market }: Pick<Site, "market">): Market =>
  markets.find((each) => each === lineOf(form, "country")) ?? market;

type AddressSite = Pick<Site, "market" | "courierPhone">;

export function addressOf(form: CheckoutForm, site: AddressSite): PostalAddress {
  const read = (field: AddressField) => lineOf(form, field);
  const country = countryOf(form, site);
  return {
    firstName: read("firstName"),
    lastName: read("lastName"),
    company: read("company"),
    street: read("street"),
    extra: read("extra"),
    postalCode: read("postalCode"),
    town: read("town"),
    region: hasRegion(country) ? read("region") : "",
    country,
    ...phoneOf(read("phone"), country, site),
  };
}

/** Returns the phone number of an address in the site's country: in international form, or as it was typed where it has none. */
function phoneOf(typed: string, country: Market, { market, courierPhone }: AddressSite) {
  if (!courierPhone || country !== market || typed === "") return undefined;
  return { phone: courierNumber(typed, courierPhone) ?? typed };
}

/** The kinds of delivery that a shopper chooses from. */
export type EnteredDelivery = Exclude<Delivery, { kind: "online" }>;

export function deliveryOf(form: CheckoutForm, site: AddressSite): EnteredDelivery {
  if (form.kind !== "store") return { kind: "home", address: addressOf(form, site) };
  return {
    kind: "store",
    storeId: lineOf(form, "storeId"),
    firstName: lineOf(form, "firstName"),
    lastName: lineOf(form, "lastName"),
  };
}

/** The address of an invoice has no phone number, which is for couriers. */
export const billingOf = (form: CheckoutForm, { market }: Pick<Site, "market">): Billing => ({
  address: addressOf(form, { market }),
  vatNumber: lineOf(form, "vatNumber"),
});

export interface DeliveryRules {
  site: Pick<Site, "market" | "language" | "courierPhone">;
  /** The postal codes' pattern in a country, that of an input. */
  patternOf: (country: Market) => string;
  storeIds: readonly string[];
  /** The postal code that the shopper insists on, taken where it can be right. */
  keptPostalCode?: string;
}

/** Returns the problems of a delivery by field. Only the site's country is delivered to. */
export function deliveryProblems(
  delivery: EnteredDelivery,
  rules: DeliveryRules,
): CheckoutProblems {
  if (delivery.kind === "store") {
    const isKnown = rules.storeIds.includes(delivery.storeId);
    const problems: CheckoutProblems = { storeId: isKnown ? undefined : "unknownStore" };
    for (const name of nameOrder(rules.site))
      problems[name] = textProblem(delivery[name], maxFieldLengths[name], true);
    return found(problems);
  }
  const { address } = delivery;
  const isAbroad = address.country !== rules.site.market;
  return {
    ...addressProblems(address, rules),
    ...phoneProblems(address, rules.site.courierPhone),
    ...(isAbroad && { country: "notDeliveredTo" as const }),
  };
}

/** Returns the problem of the phone number of an address to which something is delivered. */
export function phoneProblems(
  { phone = "" }: Pick<PostalAddress, "phone">,
  courierPhone: CourierPhone | undefined,
): CheckoutProblems {
  if (!courierPhone) return {};
  const problem = textProblem(phone, maxFieldLengths.phone, courierPhone.isRequired);
  if (problem || phone === "") return found({ phone: problem });
  return found({ phone: courierNumber(phone, courierPhone) ? undefined : "invalidPhone" });
}

/** Returns the problems of an address by field, in the order of the form: the first one gets the focus. */
export function addressProblems(
  address: PostalAddress,
  { site, patternOf, keptPostalCode }: Omit<DeliveryRules, "storeIds">,
): CheckoutProblems {
  const { country, postalCode, region } = address;
  const fields = [...nameOrder(site), "company", ...addressLinesOf(site.market).flat()] as const;
  const problems: CheckoutProblems = {};
  for (const field of fields) {
    if (field === "country" || field === "phone") continue;
    const isRequired = isRequiredField(field, country);
    problems[field] = textProblem(address[field], maxFieldLengths[field], isRequired);
  }
  if (region && !regionsOf(country).includes(region)) problems.region = "required";
  const doubt = postalCodeProblem(postalCode, country, patternOf);
  if (doubt && !(canBeRight(doubt) && postalCode === keptPostalCode)) problems.postalCode ??= doubt;
  return found(problems);
}

/**
 * Returns the problems of an invoice's address. A VAT number belongs to a company. The form has the fields of the site's country, so
 * that another country's region may be missing.
 */
export function billingProblems(
  { address, vatNumber }: Billing,
  rules: Omit<DeliveryRules, "storeIds"> & {
    isVatNumber: (country: Market, number: string) => boolean;
  },
): CheckoutProblems {
  const problems = addressProblems(address, rules);
  if (address.country !== rules.site.market) delete problems.region;
  if (vatNumber === "") return problems;
  const { isVatNumber } = rules;
  return found({
    ...problems,
    company: address.company ? problems.company : "required",
    vatNumber:
      textProblem(vatNumber, maxFieldLengths.vatNumber, false) ??
      (isVatNumber(address.country, vatNumber) ? undefined : "wrongVatNumber"),
  });
}

export const giftMessageProblem = (message: string) =>
  textProblem(message, maxFieldLengths.giftMessage, false);

function textProblem(
  text: string,
  max: number,
  isRequired: boolean,
): "required" | "tooLong" | undefined {
  if (text === "") return isRequired ? "required" : undefined;
  return text.length > max ? "tooLong" : undefined;
}

/** Returns the fields that have a problem. */
const found = (problems: Record<string, CheckoutProblem | undefined>): CheckoutProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

/** Returns the fields of a delivery's form from what was stored. */
export function deliveryForm(delivery: EnteredDelivery): CheckoutForm {
  if (delivery.kind === "store") {
    const { store: _store, collection: _collection, ...fields } = delivery;
    return fields;
  }
  const { address } = delivery;
  return { kind: "home", ...address, keptPostalCode: address.postalCode };
}
