import { sql, type Selectable } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import type { ConsentRegister } from "./iys.ts";
import type { NewsletterDatabase, NewsletterTables } from "./newsletter-tables.ts";

/** Milliseconds for which a process has claimed the entry that it sends. */
const sentBy = 60_000;
/** Longest delay between attempts, in milliseconds: an entry is due within three working days. */
const longestWait = 6 * 3_600_000;

export interface RegisterOutboxOptions {
  register: ConsentRegister;
  now(): Date;
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Sends pending entries to a register until it accepts them, those of one address in order. Any number of processes may run it
 * concurrently; no lock is held during a request.
 */
export function createRegisterOutbox(
  database: NewsletterDatabase,
  { register, now, log }: RegisterOutboxOptions,
) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  async function claim() {
    const { rows } = await sql<Selectable<NewsletterTables["newsletter_register_entry"]>>`
      update newsletter_register_entry set tries = tries + 1, next_try = ${later(sentBy)}
      where number = (select number from newsletter_register_entry as entry
        where next_try <= ${now()} and not exists (
          select from newsletter_register_entry as earlier where earlier.number < entry.number
          and earlier.site = entry.site and earlier.email = entry.email)
        order by number limit 1 for update skip locked)
      returning *`.execute(database);
    return rows[0];
  }

  return async function sendEntries(): Promise<void> {
    for (let entry = await claim(); entry; entry = await claim()) {
      const { number, tries, email, is_consent: isConsent, happened_at: happenedAt } = entry;
      try {
        await register.enter({ email, isConsent, happenedAt });
        await database
          .deleteFrom("newsletter_register_entry")
          .where("number", "=", number)
          .execute();
      } catch (error) {
        // Without the error, which may contain the address.
        log.warn({ entry: number, tries }, "the register did not take a consent");
        await database
          .updateTable("newsletter_register_entry")
          .set({
            problem: error instanceof Error ? error.message : String(error),
            next_try: later(Math.min(sentBy * 2 ** Math.min(tries, 10), longestWait)),
          })
          .where("number", "=", number)
          // After more than `sentBy` the entry belongs to another process.
          .where("tries", "=", tries)
          .execute();
      }
    }
  };
}
