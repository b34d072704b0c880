import { callShop, runCommand } from "../run-command.ts";
import { searchReportCall } from "./search-report-call.ts";
import { readSearchReportCommand } from "./search-report-command.ts";

/** `npm run search:report`: reports what shoppers search for, whether or not the shop runs. */
await runCommand(
  async (args) => (await callShop(searchReportCall, readSearchReportCommand(args))).text,
);
