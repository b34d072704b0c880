import { callShop, runCommand } from "../run-command.ts";
import { searchReportCall } from "./search-report-call.ts";

/** `npm run search:report`: reports what shoppers search for, whether or not the shop runs. */
await runCommand(async () => (await callShop(searchReportCall, {})).text);
