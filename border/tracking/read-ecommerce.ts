import { maxItems, valueOf } from "./ecommerce.ts";
import {
  isPromotionEvent,
  needsValue,
  type PlainEvent,
  eventFields,
  itemFields,
  plainFields,
  requiredFields,
  textLimits,
  type EventFacts,
  type FieldKind,
  type PlainFacts,
  type TrackedItem,
} from "./ga4-events.ts";
import { hasEmail } from "./masking.ts";

/** Thrown for data that is not a valid event. `path` locates the field: `["items", 2, "price"]`. */
export class FieldError extends Error {
  readonly path: (string | number)[];

  constructor(path: (string | number)[], needs: string) {
    const name = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
    super(`${name.replace(/^\./, "") || "The data"} must be ${needs}`);
    this.path = path;
  }
}

/**
 * Fields without which an event means nothing, or something wrong. All others are left out where their value has the wrong type.
 */
const needed = ["currency", "value", "transaction_id"];
const neededOfItems = ["item_id", "price", "quantity"];

const numberOf = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && value.trim()) ? Number(value) : NaN;
const textOf = (value: unknown) =>
  typeof value === "string" || Number.isFinite(value) ? String(value) : undefined;

const readAmount = (value: unknown) => {
  const amount = numberOf(value);
  return Math.abs(amount) <= 1e9 ? amount : undefined;
};

const kinds: Record<
  FieldKind,
  { needs: string; read(value: unknown): string | number | boolean | undefined }
> = {
  text: { needs: "a text", read: (value) => textOf(value)?.slice(0, textLimits.text) },
  long: { needs: "a text", read: (value) => textOf(value)?.slice(0, textLimits.long) },
  search: { needs: "a text", read: (value) => textOf(value)?.slice(0, textLimits.search) },
  order: {
    needs: `the number of an order, of at most ${textLimits.order} characters and without an e-mail address`,
    read(value) {
      const text = textOf(value);
      const isTaken = text !== undefined && text.length <= textLimits.order && !hasEmail(text);
      return isTaken ? text : undefined;
    },
  },
  currency: {
    needs: 'a currency such as "EUR"',
    read: (value) => /^[a-z]{3}$/i.exec(textOf(value) ?? "")?.[0].toUpperCase(),
  },
  money: { needs: "an amount as a number", read: readAmount },
  number: { needs: "a number", read: readAmount },
  count: {
    needs: "a whole number",
    read(value) {
      const count = numberOf(value);
      return Number.isInteger(count) && count >= 0 && count <= 1e6 ? count : undefined;
    },
  },
  flag: {
    needs: "true or false",
    read(value) {
      const text = String(value);
      return text === "true" || text === "false" ? text === "true" : undefined;
    },
  },
};

/** Reads the known fields of a foreign object and collects the names of all others. Throws a FieldError. */
function readFields(
  { fields, required }: { fields: Record<string, FieldKind>; required: readonly string[] },
  foreign: unknown,
  path: (string | number)[],
  dropped: Set<string>,
): PlainFacts {
  if (typeof foreign !== "object" || foreign === null) throw new FieldError(path, "an object");
  const read: PlainFacts = {};
  for (const [name, value] of Object.entries(foreign)) {
    if (value === undefined || value === null || value === "") continue;
    const kind = Object.hasOwn(fields, name) ? kinds[fields[name]!] : undefined;
    const known = kind?.read(value);
    if (known !== undefined) read[name] = known;
    else if (kind && required.includes(name)) throw new FieldError([...path, name], kind.needs);
    else dropped.add(name);
  }
  return read;
}

/** Returns foreign items in the form of the schema, and the names of the fields that are not tracked. Throws a FieldError. */
export function readItems(foreign: unknown): { items: TrackedItem[]; dropped: string[] } {
  const dropped = new Set<string>();
  if (!Array.isArray(foreign)) throw new FieldError(["items"], "a list of items");
  const items = foreign.map((item: unknown, index) => {
    const read = readFields(
      { fields: itemFields, required: neededOfItems },
      item,
      ["items", index],
      dropped,
    );
    // GA4 requires one of the two.
    const item_id = read.item_id ?? kinds.text.read(read.item_name);
    if (item_id === undefined) throw new FieldError(["items", index, "item_id"], kinds.text.needs);
    return { ...read, item_id } as TrackedItem;
  });
  return { items, dropped: [...dropped] };
}

/**
 * Parses the data of a shop event, as hosts and tag managers write it, into the form of the schema: numbers may be texts and
 * texts numbers, long texts are cut. `dropped` has the names of the fields that are not tracked. Throws a FieldError where an
 * event makes no sense.
 */
export function readEcommerce(
  event: unknown,
  foreign: unknown,
): { ecommerce: EventFacts; dropped: string[] } {
  const dropped = new Set<string>();
  const { items: foreignItems, ...facts } = Object(foreign) as { items?: unknown };
  const read: Partial<EventFacts> = readFields(
    { fields: eventFields, required: needed },
    facts,
    [],
    dropped,
  );
  if (read.currency === undefined && needsValue(event))
    throw new FieldError(["currency"], kinds.currency.needs);
  const isPromotion = isPromotionEvent(event);
  const isRefund = event === "refund";
  const mayLackItems = isPromotion || isRefund;
  const { items, dropped: ofItems } = readItems(mayLackItems ? (foreignItems ?? []) : foreignItems);
  if (isRefund) checkRefund({ ...read, items });
  if (isPromotion && ![read, ...items].some(namesPromotion))
    throw new FieldError(["promotion_id"], kinds.text.needs);
  return { ecommerce: { ...read, items }, dropped: [...dropped, ...ofItems] };
}

const namesPromotion = ({ promotion_id, promotion_name }: Partial<EventFacts> | TrackedItem) =>
  promotion_id !== undefined || promotion_name !== undefined;

/** Throws a FieldError where a refund names no order, or has an amount without a currency. */
function checkRefund({ transaction_id, currency, value, items }: EventFacts) {
  if (!transaction_id) throw new FieldError(["transaction_id"], kinds.order.needs);
  if (!currency && (value !== undefined || items.length > 0))
    throw new FieldError(["currency"], kinds.currency.needs);
}

/** Parses the data of an event without items in the same way. */
export function readPlain(
  event: PlainEvent,
  foreign: unknown,
): { fields: PlainFacts; dropped: string[] } {
  const dropped = new Set<string>();
  const known = plainFields[event];
  const required = requiredFields[event] ?? [];
  const fields = readFields({ fields: known, required: needed }, foreign, [], dropped);
  const isPriced = "currency" in known && fields.value !== undefined;
  for (const name of isPriced ? [...required, "currency"] : required)
    if (fields[name] === undefined) throw new FieldError([name], kinds[known[name]!].needs);
  return { fields, dropped: [...dropped] };
}

/**
 * Throws a FieldError where a purchase cannot be compared with an order: it needs the order's number and the value of its items.
 */
export function checkPurchase({ transaction_id, value, items }: EventFacts) {
  if (!transaction_id) throw new FieldError(["transaction_id"], kinds.order.needs);
  const sum = valueOf(items);
  // Items beyond GA4's limit are left out, and prices may be rounded.
  const isSum =
    items.length >= maxItems || Math.abs((value ?? NaN) - sum) <= 0.01 * (items.length + 1);
  if (!isSum) throw new FieldError(["value"], `the sum of price times quantity, ${sum}`);
}
