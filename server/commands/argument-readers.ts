import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import { readContentCommand } from "./content/content-command.ts";
import { readGenerateCommand } from "./generate/generate-command.ts";
import { readMailCommand } from "./mails/mail-command.ts";
import { readOrdersCommand } from "./orders/orders-command.ts";
import { readSearchReportCommand } from "./search-report/search-report-command.ts";
import { readStaffCommand } from "./staff/staff-command.ts";
import { readTrackingCommand } from "./tracking/tracking-command.ts";

/** Readers of the arguments of each command, by its folder: before a build, and once more in the built command. */
export const argumentReaders = {
  content: readContentCommand,
  generate: readGenerateCommand,
  mails: readMailCommand,
  orders: readOrdersCommand,
  "search-report": readSearchReportCommand,
  staff: readStaffCommand,
  tracking: (args: readonly string[], { codes }: SiteSet) =>
    readTrackingCommand(args, codes, new Date()),
};
