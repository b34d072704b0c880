import { sitesOf } from "../../../platform/shared/sites/site-set.ts";
import { shop } from "../../served-shop.ts";
import { callShop, runCommand } from "../run-command.ts";
import { trackingCall } from "./tracking-call.ts";
import { readTrackingCommand } from "./tracking-command.ts";

/** `npm run tracking`: reports what browsers tracked, whether or not the shop runs. */
await runCommand(
  async (args) =>
    (await callShop(trackingCall, readTrackingCommand(args, sitesOf(shop).codes, new Date()))).text,
);
