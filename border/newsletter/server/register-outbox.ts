import { sql, type Selectable } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import { createClaims, waitAfter } from "../../../platform/database/claimed-rows.ts";
import { RefusedConsent, type ConsentRegister } from "./iys.ts";
import type { NewsletterDatabase, NewsletterTables } from "./newsletter-tables.ts";

/** Milliseconds for which a process has claimed the entry that it sends. */
const claimedFor = 60_000;

const columns = ["number", "email", "is_consent", "happened_at", "tries", "next_try"] as const;
type Entry = Pick<
  Selectable<NewsletterTables["newsletter_register_entry"]>,
  (typeof columns)[number]
>;

export interface RegisterOutboxOptions {
  register: ConsentRegister;
  now(): Date;
  log: Pick<FastifyBaseLogger, "warn">;
  /** From 0 to 1. */
  random?: () => number;
}

/**
 * Sends pending entries to a register until it accepts or permanently refuses them, those of one address in order. Any number of
 * processes may run it concurrently; no lock is held during a request.
 */
export function createRegisterOutbox(
  database: NewsletterDatabase,
  { register, now, log, random = Math.random }: RegisterOutboxOptions,
) {
  const claims = createClaims<Entry>(database, {
    table: "newsletter_register_entry",
    columns,
    key: "number",
    claimedFor,
    now,
  });

  async function claim() {
    const isFirstOfAddress = sql`not exists (
      select from newsletter_register_entry as earlier where earlier.number < due.number
      and earlier.site = due.site and earlier.email = due.email)`;
    const [entry] = await claims.claim(isFirstOfAddress, "number", 1);
    return entry;
  }

  return async function sendEntries(): Promise<void> {
    for (let entry = await claim(); entry; entry = await claim()) {
      const { number, tries, email, is_consent: isConsent, happened_at: happenedAt } = entry;
      try {
        await register.enter({ email, isConsent, happenedAt });
      } catch (error) {
        // Without the error, which may contain the address.
        if (!(error instanceof RefusedConsent)) {
          log.warn({ entry: number, tries }, "the register did not take a consent");
          await claims.planNext(
            entry,
            claims.later(waitAfter(tries, random())),
            error instanceof Error ? error.message : String(error),
          );
          continue;
        }
        // Later entries of the address must not wait for it.
        log.warn({ entry: number, isConsent, code: error.code }, "the register refused a consent");
      }
      await database.deleteFrom("newsletter_register_entry").where("number", "=", number).execute();
    }
  };
}
