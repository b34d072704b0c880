import { callShop, runCommand } from "../run-command.ts";
import { trackingCall } from "./tracking-call.ts";
import { readTrackingCommand } from "./tracking-command.ts";

/** `npm run tracking`: reports what browsers tracked, whether or not the shop runs. */
await runCommand(
  async (args) => (await callShop(trackingCall, readTrackingCommand(args, new Date()))).text,
);
