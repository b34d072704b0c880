import type { Kysely, Transaction } from "kysely";
import { untilAtMost } from "../../../platform/content/validity.ts";
import { createKnownBrowsers } from "../../../platform/security/known-browsers.ts";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import { hashOf, isSecret, newSecret } from "../../../platform/security/secrets.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import { maxSessionHours, sessionMinutes } from "../customer-rules.ts";
import type { Logins } from "./accounts.ts";
import { customerOf, heldRow, rowIdOf, type CardOf } from "./customer-row.ts";
import type { CustomerTables } from "./customer-tables.ts";
import { createListedSessions } from "./listed-sessions.ts";
import { judgeValidator, parseLoginToken, rotate, startFamily } from "./login-tokens.ts";
import type { CustomerViewpoint, Presented, Visitor } from "./visitor.ts";

export interface LoginOptions {
  security: SecurityLog;
  cardOf: CardOf;
}

const sessionEnd = (now: Date) => new Date(now.getTime() + sessionMinutes * 60_000);
/** Milliseconds between two records of a session's use, to avoid a write on every request. */
const recordUseAfter = 60_000;

/** Recognises customers by sessions and login tokens, which are stored only in the database. */
export function createLogins(
  database: Kysely<CustomerTables & LoginProofTables>,
  { security, cardOf }: LoginOptions,
): Logins {
  const browsers = createKnownBrowsers(database, "customer_id");

  async function bySession(session: string, at: CustomerViewpoint) {
    const id = hashOf(session);
    const found = await database
      .selectFrom("customer_session")
      .innerJoin("customer", "customer.id", "customer_session.customer_id")
      .selectAll("customer")
      .select("customer_session.last_used_at")
      .where("customer_session.id_hash", "=", id)
      .where("customer_session.expires_at", ">", at.now)
      .where("customer.site", "=", at.site.code)
      .executeTakeFirst();
    if (!found) return undefined;
    if (at.now.getTime() - found.last_used_at.getTime() >= recordUseAfter)
      await database
        .updateTable("customer_session")
        .set({
          last_used_at: at.now,
          expires_at: untilAtMost(sessionEnd(at.now), maxSessionHours),
        })
        .where("id_hash", "=", id)
        .execute();
    return found;
  }

  /** Returns the customer of a token. A token that has been replaced ends its family and the sessions started from it. */
  async function byToken(text: string | undefined, at: CustomerViewpoint) {
    const presented = parseLoginToken(text);
    if (!presented) return undefined;
    const { selector, validator } = presented;
    const found = await database
      .selectFrom("login_token")
      .innerJoin("customer", "customer.id", "login_token.customer_id")
      .selectAll("customer")
      .select(["selector", "validator_hash", "previous_hash", "rotated_at", "rotation_key"])
      .where("selector", "=", selector)
      .where("login_token.expires_at", ">", at.now)
      .where("customer.site", "=", at.site.code)
      .executeTakeFirst();
    if (!found) return undefined;
    if (judgeValidator(found, validator, at.now) !== "reused")
      return { customer: found, token: found, validator };
    security("tokenReused", { customer: found.id });
    await database.deleteFrom("login_token").where("selector", "=", selector).execute();
    return undefined;
  }

  async function find({ session, loginToken }: Presented, at: CustomerViewpoint) {
    const customer = isSecret(session) ? await bySession(session, at) : undefined;
    if (customer)
      return {
        visitor: {
          status: "LOGGED_IN",
          customer: customerOf(customer, await cardOf(customer.id)),
        } satisfies Visitor,
      };
    const remembered = await byToken(loginToken, at);
    const visitor: Visitor = remembered
      ? {
          status: "REMEMBERED",
          customer: customerOf(remembered.customer, await cardOf(remembered.customer.id)),
        }
      : { status: "LOGGED_OUT" };
    return { visitor, remembered };
  }

  return {
    sessions: createListedSessions(database, security),

    recognise: async (presented, at) => (await find(presented, at)).visitor,

    async renew(presented, at) {
      const { visitor, remembered } = await find(presented, at);
      if (!remembered || presented.isTokenFixed) return { visitor };
      const { token, validator } = remembered;
      return { visitor, loginToken: await rotate(database, token, validator, at.now) };
    },

    async start(checked, presented, { isRemembered, browser, names, at }) {
      const id = rowIdOf(checked.customer.id);
      const started = await database.transaction().execute(async (transaction) => {
        if (!(await heldRow(transaction, checked))) return undefined;
        await end(transaction, presented);
        const family = isRemembered ? await startFamily(transaction, id, at.now, names) : undefined;
        const session = newSecret();
        await transaction
          .insertInto("customer_session")
          .values({
            id_hash: hashOf(session),
            customer_id: id,
            selector: family?.selector ?? null,
            created_at: at.now,
            last_used_at: at.now,
            expires_at: sessionEnd(at.now),
            ...names,
          })
          .execute();
        return { session, loginToken: family?.token };
      });
      return started && { ...started, browser: await browsers.remember(id, browser, at.now) };
    },

    end: (presented) => end(database, presented),

    async emailOf(id) {
      const found = await database
        .selectFrom("customer")
        .select("email")
        .where("id", "=", rowIdOf(id))
        .executeTakeFirst();
      return found?.email;
    },
  };
}

async function end(
  database: Kysely<CustomerTables> | Transaction<CustomerTables>,
  { session, loginToken }: Presented,
): Promise<void> {
  if (isSecret(session))
    await database.deleteFrom("customer_session").where("id_hash", "=", hashOf(session)).execute();
  const token = parseLoginToken(loginToken);
  if (token)
    await database
      .deleteFrom("login_token")
      .where("selector", "=", token.selector)
      .where((row) =>
        row.or([
          row("validator_hash", "=", hashOf(token.validator)),
          row("previous_hash", "=", hashOf(token.validator)),
        ]),
      )
      .execute();
}
