import Type, { type Static } from "typebox";
import type { SiteContent } from "../../../shop/sites/site-content.ts";
import { orderStates, orderSteps } from "../../../shop/orders/order-contract.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Services } from "../../shop.ts";
import { shopCall } from "../shop-call.ts";
import { printedOrder, printedOrders } from "./printed-orders.ts";

const text = Type.String();
const state = Type.Enum(orderStates, { type: "string" });
const step = Type.Enum(orderSteps, { type: "string" });

/** The request of `npm run orders`, executed in its own process or in that of a shop. */
const OrdersCall = Type.Union([
  Type.Object({
    verb: Type.Literal("list"),
    text: Type.Optional(text),
    state: Type.Optional(state),
    site: Type.Optional(text),
  }),
  Type.Object({ verb: Type.Literal("show"), number: text }),
  Type.Object({ verb: Type.Literal("set"), number: text, state: step, note: text }),
]);
export type OrdersCall = Static<typeof OrdersCall>;

/** Answers with the text to print. */
export const ordersCall = shopCall<Pick<Services, "orders">, SiteContent>()({
  name: "orders",
  needs: ["orders"],
  request: OrdersCall,
  answer: Type.Object({ text }),
  run: async (call, { named: { orders }, sites }) => ({
    text: await answerOrdersCall(call, orders, sites),
  }),
});

async function answerOrdersCall(
  call: OrdersCall,
  orders: Services["orders"],
  sites: Record<SiteCode, SiteContent>,
): Promise<string> {
  if (call.verb === "list") return printedOrders(await orders.search(call), sites);
  if (call.verb === "set") {
    const outcome = await orders.setState(call.number, call);
    if (outcome === "notAllowed") return `Order ${call.number} cannot change to ${call.state} now.`;
  }
  const order = await orders.ofNumber(call.number);
  return order ? printedOrder(order, sites) : `There is no order ${call.number}.`;
}
