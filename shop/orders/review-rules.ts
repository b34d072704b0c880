import { fieldsOf, isText, itemsOf, parsed } from "../../platform/shared/foreign.ts";
import type { OrderRefusal } from "../../commerce/orders.ts";
import type { Review, ReviewChange, ReviewLine, ReviewSnapshot } from "./checkout-contract.ts";
import { hasOwnPrice, isStocked, piecesIn } from "./order-lines.ts";

type ShownLine = ReviewSnapshot["lines"][number];

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
  const { lines, voucher, delivery, total, entered, days, collection } = fieldsOf<ReviewSnapshot>(
    parsed(text),
  );
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
    collection: collection === "stock" || collection === "delivered" ? collection : "",
  };
}

const textOf = (value: unknown) => (isText(value) ? value : "");
const numberOf = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : 0);

/** A cart as a review shows it; `later` are subscriptions that begin another day. */
interface ShownCart extends Pick<Review, "lines" | "totals" | "voucher"> {
  later: ReviewLine[];
}

/** Returns what identifies a line: an article may be subscribed with several intervals. */
const shownId = ({ tcm, intervalWeeks }: ReviewLine) =>
  intervalWeeks === undefined ? tcm : `${tcm}.${intervalWeeks}`;

/** Returns what a review shows. `entered` is the hash of its checkout, `days` are those until a payment in advance is due. */
export const snapshotOf = (
  { lines, later, totals, voucher }: ShownCart,
  { entered, days, collection }: Pick<ReviewSnapshot, "collection" | "days" | "entered">,
): ReviewSnapshot => ({
  lines: [...lines, ...later].map((line) => ({ ...line, tcm: shownId(line) })),
  voucher: voucher?.title ?? "",
  delivery: totals.delivery,
  total: totals.total,
  entered,
  days,
  collection,
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
  else {
    if (shown.days !== now.days) changes.push({ kind: "term" });
    if (shown.collection === "stock" && now.collection !== "stock")
      changes.push({ kind: "collection" });
  }
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

/** Returns the differences between a review and the engine's refusal of its order, before the shop knows them itself. */
export function refusedChanges(refusal: OrderRefusal, lines: ReviewLine[]): ReviewChange[] {
  const stocked = lines.filter(isStocked);
  if (refusal.kind === "outOfStock")
    return [...Map.groupBy(stocked, ({ tcm }) => tcm)].flatMap(([tcm, same]) =>
      shortOf(same, refusal.available.get(tcm)),
    );
  if (refusal.kind !== "changed") return [];
  return stocked.flatMap(({ kind, tcm, title, price }): ReviewChange[] => {
    const now = refusal.prices.get(tcm) ?? price;
    return hasOwnPrice({ kind }) || now === price
      ? []
      : [{ kind: "price", title, before: price, now }];
  });
}

/** Returns the change of an article of which too few pieces are left. Free pieces stay in the cart, so they count first. */
function shortOf(lines: ReviewLine[], available = Infinity): ReviewChange[] {
  const free = lines.filter(({ kind }) => kind === "freeArticle");
  const { title } = lines.find(({ kind }) => kind !== "freeArticle") ?? lines[0]!;
  const now = free.length < lines.length ? available - piecesIn(free) : available;
  if (available >= piecesIn(lines)) return [];
  return [now > 0 ? { kind: "onlyLeft", title, now } : { kind: "soldOut", title }];
}
