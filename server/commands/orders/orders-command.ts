import { parseArgs } from "node:util";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { orderStates, orderSteps } from "../../../shop/orders/order-contract.ts";
import { UsageError } from "../../start-error.ts";
import type { OrdersCall } from "./orders-call.ts";

const usageFor = ({ codes }: SiteSet) => `These are the ways to call it:
npm run orders -- list                     the newest orders
  --text 4711081512                          those with this number, payment reference, e-mail address or name
  --state paid                               those in one of the states ${orderStates.join(", ")}
  --site ${codes[0]}                                  those of one of ${codes.join(", ")}
npm run orders -- show NUMBER              one order, with its addresses
npm run orders -- set NUMBER STATE         sets its state, or that withdrawn articles are "returned"; its own state only adds the note
  --note "Came today"                        a note for staff`;

/** Parses the arguments. Throws a UsageError that says what to write instead. */
export function readOrdersCommand(args: string[], sites: SiteSet): OrdersCall {
  const usage = usageFor(sites);
  const { values, positionals } = parsed(args, usage);
  const [verb, typed = "", state, ...rest] = positionals;
  const { note = "", text, site, state: wanted } = values;
  const isList = text !== undefined || site !== undefined || wanted !== undefined;
  const number = typed.replaceAll(/\D/g, "");
  if (rest.length > 0 || (verb === "list") !== !typed) throw new UsageError(usage);
  if (verb === "list" && !note)
    return {
      verb,
      text,
      ...(wanted && { state: stateOf(wanted, orderStates, usage) }),
      ...(site && siteOf(site, sites, usage)),
    };
  if (isList || !number) throw new UsageError(usage);
  if (verb === "show" && !state && !note) return { verb, number };
  if (verb === "set" && state)
    return { verb, number, state: stateOf(state, orderSteps, usage), note };
  throw new UsageError(usage);
}

function stateOf<State extends string>(
  text: string,
  states: readonly State[],
  usage: string,
): State {
  const state = states.find((each) => each === text);
  if (!state) throw new UsageError(`There is no state "${text}". ${usage}`);
  return state;
}

function siteOf(text: string, sites: SiteSet, usage: string) {
  if (!sites.has(text)) throw new UsageError(`There is no site "${text}". ${usage}`);
  return { site: text };
}

function parsed(args: string[], usage: string) {
  const text = { type: "string" } as const;
  try {
    const options = { note: text, text, site: text, state: text };
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}
