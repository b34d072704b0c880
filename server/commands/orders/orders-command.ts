import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import {
  orderStates,
  orderSteps,
  type OrderStepName,
} from "../../../shop/orders/order-contract.ts";
import { wordOf, readArguments, refuseArgument } from "../arguments.ts";
import type { OrdersCall } from "./orders-call.ts";

/** Reads the arguments of `npm run orders`. Throws an ArgumentsError, or a HelpRequest. */
export const readOrdersCommand = (args: readonly string[], { codes }: SiteSet) =>
  readArguments<OrdersCall>("npm run orders --", args, (command, done) => {
    command.description("Lists and shows orders, and sets their states.");
    command
      .command("list")
      .description("lists the newest orders")
      .option("--text <TEXT>", "those with this number, payment reference, e-mail address or name")
      .option(
        "--state <STATE>",
        `those in one of the states ${orderStates.join(", ")}`,
        wordOf("state", orderStates),
      )
      .option("--site <SITE>", `those of one of ${codes.join(", ")}`, wordOf("site", codes))
      .action((options: Omit<OrdersCall & { verb: "list" }, "verb">) =>
        done({ verb: "list", ...options }),
      );
    command
      .command("show")
      .description("shows one order, with its addresses")
      .argument("<NUMBER>", "the number of the order", digitsOf)
      .action((number: string) => done({ verb: "show", number }));
    command
      .command("set")
      .description("sets the state of an order; its own state only adds the note")
      .argument("<NUMBER>", "the number of the order", digitsOf)
      .argument(
        "<STATE>",
        `one of ${orderStates.join(", ")}; or packed; or returned, for withdrawn articles that came back`,
        wordOf("state", orderSteps),
      )
      .option("--note <TEXT>", 'a note for staff, such as "Came today"')
      .action((number: string, state: OrderStepName, { note = "" }: { note?: string }) =>
        done({ verb: "set", number, state, note }),
      );
  });

const digitsOf = (typed: string) =>
  typed.replaceAll(/\D/g, "") || refuseArgument(`${typed} is no number of an order`);
