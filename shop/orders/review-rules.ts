import { fieldsOf, isText, itemsOf, parsed } from "../../platform/shared/foreign.ts";
import type { Amount } from "../../platform/shared/money.ts";
import type { Review, ReviewChange, ReviewLine } from "./checkout-contract.ts";

/**
 * Contents of a review as it was shown. They come back with the form and are not trusted: they are compared, never used for
 * computing.
 */
export interface ReviewSnapshot {
  lines: ShownLine[];
  /** Title of the voucher that deducted something. */
  voucher: string;
  delivery: Amount;
  total: Amount;
  /** Hash of what the shopper had entered. */
  entered: string;
  /** Until the payment is due, if it is paid in advance; otherwise 0. */
  days: number;
}

type ShownLine = Pick<ReviewLine, "kind" | "tcm" | "title" | "quantity" | "price" | "available">;

/** Encodes what a review shows, for a hidden field of its form. */
export const encodeShown = ({ lines, ...costs }: ReviewSnapshot): string =>
  JSON.stringify({
    ...costs,
    lines: lines.map((line) => [
      line.kind,
      line.tcm,
      line.title,
      line.quantity,
      line.price,
      line.available,
    ]),
  });

/** Above the number of lines of any cart, which has 100 entries and some free articles. */
const maxLines = 200;

/** Decodes such a field. Missing parts count as not shown, and a field with more lines than any cart has yields no line. */
export function decodeShown(text: string): ReviewSnapshot {
  const { lines, voucher, delivery, total, entered, days } = fieldsOf<ReviewSnapshot>(parsed(text));
  const items = itemsOf(lines);
  return {
    lines: (items.length > maxLines ? [] : items).map((each) => {
      const [kind, tcm, title, quantity, price, available] = itemsOf(each);
      return {
        kind: textOf(kind) as ShownLine["kind"],
        tcm: textOf(tcm),
        title: textOf(title),
        quantity: numberOf(quantity),
        price: numberOf(price),
        available: numberOf(available),
      };
    }),
    voucher: textOf(voucher),
    delivery: numberOf(delivery),
    total: numberOf(total),
    entered: textOf(entered),
    days: numberOf(days),
  };
}

const textOf = (value: unknown) => (isText(value) ? value : "");
const numberOf = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : 0);

/** Returns what a review shows. `entered` is the hash of its checkout, `days` are those until a payment in advance is due. */
export const shownReview = (
  { lines, totals, voucher }: Pick<Review, "lines" | "totals" | "voucher">,
  { entered, days }: Pick<ReviewSnapshot, "entered" | "days">,
): ReviewSnapshot => ({
  lines,
  voucher: voucher?.title ?? "",
  delivery: totals.delivery,
  total: totals.total,
  entered,
  days,
});

/** Returns the differences between what a review showed and what is true now, line by line. */
export function reviewChanges(shown: ReviewSnapshot, now: ReviewSnapshot): ReviewChange[] {
  const changes = now.lines.flatMap((line): ReviewChange[] => {
    const before = shown.lines.find((other) => isSameLine(line, other));
    return before ? lineChanges(before, line) : [{ kind: "added", title: line.title }];
  });
  for (const line of shown.lines)
    if (!now.lines.some((other) => isSameLine(line, other)))
      changes.push({ kind: "removed", title: line.title });
  if (shown.voucher !== now.voucher && shown.voucher)
    changes.push({ kind: "voucherEnded", title: shown.voucher });
  for (const kind of ["delivery", "total"] as const)
    if (shown[kind] !== now[kind]) changes.push({ kind, before: shown[kind], now: now[kind] });
  if (shown.entered !== now.entered) changes.push({ kind: "entered" });
  else if (shown.days !== now.days) changes.push({ kind: "term" });
  return changes;
}

/** Returns how a login has changed the cart that a review showed, if it has added articles or pieces. */
export function mergeChanges(shown: ReviewSnapshot, now: ReviewSnapshot): ReviewChange[] {
  const changes = reviewChanges(shown, now).filter(({ kind }) => kind !== "entered");
  const hasMore = changes.some(({ kind }) => kind === "added" || kind === "quantity");
  return hasMore ? changes : [];
}

const isSameLine = (a: ShownLine, b: ShownLine) => a.kind === b.kind && a.tcm === b.tcm;

function lineChanges(before: ShownLine, now: ShownLine): ReviewChange[] {
  const { title, quantity, available, price } = now;
  if (available === 0) return before.available === 0 ? [] : [{ kind: "soldOut", title }];
  const changes: ReviewChange[] = [];
  if (quantity !== before.quantity) changes.push({ kind: "quantity", title, now: quantity });
  else if (available < quantity && available !== before.available)
    changes.push({ kind: "onlyLeft", title, now: available });
  if (price !== before.price)
    changes.push({ kind: "price", title, before: before.price, now: price });
  return changes;
}
