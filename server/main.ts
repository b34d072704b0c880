import { runShop } from "./run-shop.ts";
import { ownCalls, shop } from "./served-shop.ts";

await runShop(shop, ownCalls);
