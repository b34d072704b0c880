import { ordersCall } from "./commands/orders/orders-call.ts";
import type { ShopCall } from "./commands/shop-call.ts";

/** The shop that this server serves. A build of a shop in another folder has that one instead (`tools/scripts/shop-in-folder.ts`). */
export { coffeeShop as shop } from "./shop.ts";

/** The calls of commands for the shop's own slices. */
export const ownCalls: ShopCall[] = [ordersCall];
