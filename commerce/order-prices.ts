import type { Amount } from "../platform/shared/money.ts";
import type { OrderDraft, OrderRefusal } from "./orders.ts";
import type { CurrentOffer } from "./offers.ts";
import { stockCount } from "./product-feed.ts";
import type { EngineId } from "./scope.ts";

/** Returns what a draft costs at these prices of its variants. */
const totalAt = (
  { lines, discount, shipping }: Pick<OrderDraft, "lines" | "discount" | "shipping">,
  priceOf: (variant: EngineId) => Amount,
): Amount =>
  lines.reduce((sum, { variant, quantity }) => sum + priceOf(variant) * quantity, 0) -
  discount +
  shipping;

/** Returns the stock of an offer that a draft takes: that of its place, or the channel's. */
const stockFor = ({ place }: Pick<OrderDraft, "place">, offer: CurrentOffer | undefined) =>
  place === undefined ? offer?.stock : offer?.places?.[place];

/** Returns why a draft cannot be ordered at these offers; undefined if it can. */
export function refusalOf(
  draft: OrderDraft,
  offers: ReadonlyMap<EngineId, CurrentOffer>,
): OrderRefusal | undefined {
  const { lines } = draft;
  const variants = new Set(lines.map(({ variant }) => variant));
  const isWhole = lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
  if (lines.length === 0 || variants.size < lines.length || !isWhole) return { kind: "invalid" };
  const short = lines.flatMap(({ variant, quantity }) => {
    const stock = stockCount(stockFor(draft, offers.get(variant)) ?? "none");
    return stock < quantity ? [[variant, stock] as const] : [];
  });
  if (short.length > 0) return { kind: "outOfStock", available: new Map(short) };
  const prices = new Map(lines.map(({ variant }) => [variant, offers.get(variant)!.price]));
  const total = totalAt(draft, (variant) => prices.get(variant)!);
  const isChanged =
    total !== draft.total || lines.some(({ variant, price }) => prices.get(variant) !== price);
  return isChanged ? { kind: "changed", prices, total } : undefined;
}
