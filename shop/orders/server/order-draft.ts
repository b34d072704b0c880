import type { CurrentOffer } from "../../../commerce/offers.ts";
import type { OrderAddress, OrderDraft } from "../../../commerce/orders.ts";
import type { EngineId } from "../../../commerce/scope.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Delivery, Order, PostalAddress } from "../order-contract.ts";
import { isStocked, piecesOf } from "../order-lines.ts";

/**
 * Returns the engine's part of an order; undefined when it has none of its articles. A variant that is bought and free at once is one
 * line. The engine knows neither free articles nor prices of subscriptions: what they save is part of the discount.
 */
export function engineDraft(
  { lines, totals, email, ...order }: Order,
  offers: ReadonlyMap<EngineId, Pick<CurrentOffer, "price">>,
  { market }: Pick<Site, "market">,
): OrderDraft | undefined {
  const pieces = piecesOf(lines);
  if (pieces.length === 0) return undefined;
  const drafted = pieces.map(({ tcm, quantity, price = offers.get(tcm)?.price ?? 0 }) => ({
    variant: tcm,
    quantity,
    price,
  }));
  const goods = drafted.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const others = lines.filter((line) => !isStocked(line));
  const total = others.reduce((sum, line) => sum - line.total, totals.total);
  return {
    email,
    address: addressOf(order, market),
    ...(isFromStore(order.delivery) && { place: order.delivery.storeId }),
    lines: drafted,
    discount: goods + totals.delivery - total,
    shipping: totals.delivery,
    total,
  };
}

/** Reports whether a store had everything when the order was placed, whose stock the order then takes. */
const isFromStore = (delivery: Delivery): delivery is Delivery & { kind: "store" } =>
  delivery.kind === "store" && delivery.collection?.kind === "stock";

const empty: Omit<OrderAddress, "country"> = {
  firstName: "",
  lastName: "",
  company: "",
  street: "",
  extra: "",
  postalCode: "",
  town: "",
  region: "",
};

/** The contract with engines has no phone number: parcels are sent by the shop's staff. */
const withoutPhone = ({ phone: _phone, ...address }: PostalAddress): OrderAddress => address;

/** Returns the address of a delivery; where nothing is sent, that of the invoice. */
function addressOf(
  { delivery, billing }: Pick<Order, "delivery" | "billing">,
  country: string,
): OrderAddress {
  const address = delivery.kind === "home" ? delivery.address : billing?.address;
  if (address) return withoutPhone(address);
  if (delivery.kind !== "store") return { ...empty, country };
  const { firstName, lastName } = delivery;
  return { ...empty, firstName, lastName, country };
}
