import type { Kysely, Selectable, Transaction } from "kysely";
import { untilAtMost } from "../../../platform/content/validity.ts";
import { hashOf, isSecret, newSecret } from "../../../platform/security/secrets.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { SiteCode } from "../../../platform/shared/site.ts";
import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import { longestSessionHours, sessionMinutes } from "../customer-rules.ts";
import type { BrowserNames } from "./browser-names.ts";
import type { CustomerTables } from "./customer-tables.ts";
import { createListedSessions } from "./listed-sessions.ts";
import { judgeValidator, parseLoginToken, rotate, startFamily } from "./login-tokens.ts";

export type CustomerRow = Selectable<CustomerTables["customer"]>;

/** Site and time of a request. */
export interface CustomerViewpoint {
  site: { code: SiteCode };
  now: Date;
}

/** Session and token sent by a browser. */
export interface Presented {
  session?: string;
  loginToken?: string;
  /** Whether the token stays the same instead of being replaced. */
  isTokenFixed?: boolean;
}

export type Visitor =
  | { status: "LOGGED_OUT"; customer?: undefined }
  | { status: Exclude<LoginStatus, "LOGGED_OUT">; customer: CustomerRow };

/** Cookies that a browser stores after a login. */
export interface Login {
  session: string;
  /** Only for a remembered browser. */
  loginToken?: string;
}

/** Data to start a session. */
export interface SessionStart {
  isRemembered: boolean;
  /** Names of the browser and its system. */
  names: BrowserNames;
  at: CustomerViewpoint;
}

export interface LoginOptions {
  security: SecurityLog;
}

const sessionEnd = (now: Date) => new Date(now.getTime() + sessionMinutes * 60_000);
/** Milliseconds between two records of a session's use, to avoid a write on every request. */
const recordUseAfter = 60_000;

/** Recognises customers by sessions and login tokens, which are stored only in the database. */
export function createLogins(database: Kysely<CustomerTables>, { security }: LoginOptions) {
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
          expires_at: untilAtMost(sessionEnd(at.now), longestSessionHours),
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

  async function recognise(presented: Presented, at: CustomerViewpoint): Promise<Visitor> {
    const { visitor } = await find(presented, at);
    return visitor;
  }

  async function find({ session, loginToken }: Presented, at: CustomerViewpoint) {
    const customer = isSecret(session) ? await bySession(session, at) : undefined;
    if (customer) return { visitor: { status: "LOGGED_IN", customer } satisfies Visitor };
    const remembered = await byToken(loginToken, at);
    const visitor: Visitor = remembered
      ? { status: "REMEMBERED", customer: remembered.customer }
      : { status: "LOGGED_OUT" };
    return { visitor, remembered };
  }

  return {
    recognise,
    sessions: createListedSessions(database, security),

    /** Like `recognise`; a remembered browser also receives its next token. */
    async renew(
      presented: Presented,
      at: CustomerViewpoint,
    ): Promise<{ visitor: Visitor; loginToken?: string }> {
      const { visitor, remembered } = await find(presented, at);
      if (!remembered || presented.isTokenFixed) return { visitor };
      const { token, validator } = remembered;
      return { visitor, loginToken: await rotate(database, token, validator, at.now) };
    },

    /** Starts a session for a login; returns undefined when the password has been changed since it was checked. */
    async start(
      customer: Pick<CustomerRow, "id" | "password_hash">,
      presented: Presented,
      { isRemembered, names, at }: SessionStart,
    ): Promise<Login | undefined> {
      return database.transaction().execute(async (transaction) => {
        const held = await transaction
          .selectFrom("customer")
          .select("id")
          .where("id", "=", customer.id)
          .where("password_hash", "=", customer.password_hash)
          .forUpdate()
          .executeTakeFirst();
        if (!held) return undefined;
        await end(transaction, presented);
        const family = isRemembered
          ? await startFamily(transaction, customer.id, at.now, names)
          : undefined;
        const session = newSecret();
        await transaction
          .insertInto("customer_session")
          .values({
            id_hash: hashOf(session),
            customer_id: customer.id,
            selector: family?.selector ?? null,
            created_at: at.now,
            last_used_at: at.now,
            expires_at: sessionEnd(at.now),
            ...names,
          })
          .execute();
        return { session, loginToken: family?.token };
      });
    },

    /** Ends this browser's session and deletes its token. */
    end: (presented: Presented) => end(database, presented),

    async deleteExpired(now: Date): Promise<void> {
      await database.deleteFrom("customer_session").where("expires_at", "<", now).execute();
      await database.deleteFrom("login_token").where("expires_at", "<", now).execute();
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
