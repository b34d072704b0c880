import { sitesOf } from "../../../platform/shared/sites/site-set.ts";
import { shop } from "../../served-shop.ts";
import { callShop, runCommand } from "../run-command.ts";
import { readOrdersCommand } from "./orders-command.ts";
import { ordersCall } from "./orders-call.ts";

/** `npm run orders`: lists and shows orders and sets their states, whether or not the shop runs. */
await runCommand(
  async (args) => (await callShop(ordersCall, readOrdersCommand(args, sitesOf(shop)))).text,
);
