import { newsletterApi } from "../border/border-paths.ts";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../platform/database/database.ts";
import { renderTokenHeader } from "../border/newsletter/newsletter-contract.ts";
import { atOnce } from "../platform/mail/server/mail-worker.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { builtServer, type BuiltServer } from "../tests/support/built-server.ts";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { randomIntegers } from "../tests/support/seed.ts";
import { startMailServer, type MailServer } from "../tests/support/mail-server.ts";
import type { Tables } from "./shop.ts";

/**
 * How many times the server's process is killed, each time at a different moment, while addresses are signed up, mailed and
 * confirmed. NEWSLETTER_KILLS overrides it (`npm run test:long` sets more).
 */
const kills = Number(process.env.NEWSLETTER_KILLS ?? 1);
const clients = 4;

let database: TestDatabase;
let server: BuiltServer;
let mailServer: MailServer;
beforeEach(async () => {
  database = await preparedDatabase();
  server = await builtServer({ database });
  mailServer = await startMailServer();
});
afterEach(async () => {
  await server.remove();
  await mailServer.close();
});
const start = () =>
  server.start({
    SMTP_URL: mailServer.url,
    TRUST_PROXY: "127.0.0.1",
  });

const { confirmation, welcome } = allSites.DE.texts.newsletterMails;
const mailsOf = (subject: string) =>
  mailServer.received.filter(({ mail }) => mail.subject === subject);
const recipientsOf = (subject: string) =>
  new Set(mailsOf(subject).flatMap(({ recipients }) => recipients));

let networks = 0;
async function signUp(token: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const network = ++networks;
  const response = await fetch(server.origin + newsletterApi.subscribers("internal"), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${network >> 8}.${network & 255}.1`,
      [renderTokenHeader]: token,
    },
    body: JSON.stringify({ email }),
  });
  if (response.status === 202) return email;
  if (response.status === 503) return signUp(token);
  throw new Error(`A sign-up was answered with ${response.status}`);
}

/** Presses the button in the mail to an address. */
async function confirm(email: string): Promise<void> {
  const found = mailsOf(confirmation.subject).find(({ recipients }) => recipients[0] === email);
  const [, token] = /confirm\/([\w-]{43})/.exec(found!.mail.text!)!;
  const response = await fetch(`${server.origin}${newsletterApi.subscriber(token!)}/doi`, {
    method: "PUT",
  });
  if (response.status === 503) return confirm(email);
  expect(response.status).toBe(204);
}

/**
 * Returns the confirmed addresses in the database while no process runs. Also ends the time for which mails were reserved for the
 * killed process, and resets their retries: ten kills in a row during one mail are outside the scope of this test.
 */
async function confirmedWhileDown(): Promise<string[]> {
  const opened = await openDatabase<Tables>({ ...database, onError() {} });
  try {
    await sql`update outgoing_mail set next_try = now(), tries = 0
      where next_try is not null`.execute(opened.sql);
    const rows = await opened.sql
      .selectFrom("newsletter_subscription")
      .select("email")
      .where("status", "=", "confirmed")
      .execute();
    return rows.map(({ email }) => email);
  } finally {
    await opened.close();
  }
}

test.runIf(process.env.NIGHT)(
  "kill -9 at any step of a sign-up loses no mail, confirms no address, and repeats only mails under way",
  { timeout: 120_000 * (kills + 1) },
  async () => {
    await start();
    const { token } = (await (await fetch(server.origin + newsletterApi.renderToken)).json()) as {
      token: string;
    };
    // A form that is sent within two seconds is refused.
    await sleep(2_500);
    const accepted: string[] = [];
    const pressed = new Set<string>();
    const below = randomIntegers();
    for (let time = 0; time < kills; time++) {
      let left = 1 + below(60);
      const enough = Promise.withResolvers<void>();
      const step = () => {
        if (--left === 0) enough.resolve();
      };
      const untilItDies = async (act: () => Promise<void>) => {
        try {
          for (;;) {
            await act();
            step();
          }
        } catch (error) {
          // The connection to a dead process failed. Any other error is wrong.
          if (!(error instanceof TypeError)) throw error;
        }
      };
      const acting = Promise.all([
        ...Array.from({ length: clients }, () =>
          untilItDies(async () => void accepted.push(await signUp(token))),
        ),
        untilItDies(async () => {
          const next = [...recipientsOf(confirmation.subject)].find((each) => !pressed.has(each));
          if (!next) {
            // Checks whether the process is alive.
            await fetch(`${server.origin}/health/live`);
            return;
          }
          pressed.add(next);
          await confirm(next);
        }),
      ]);
      await Promise.race([enough.promise, acting]);
      await server.kill("SIGKILL");
      await acting;
      for (const email of await confirmedWhileDown()) expect(pressed).toContain(email);
      await start();
    }
    await expect
      .poll(() => accepted.filter((each) => !recipientsOf(confirmation.subject).has(each)), {
        timeout: 60_000,
      })
      .toEqual([]);
    for (const email of accepted) await confirm(email);
    await expect
      .poll(() => accepted.filter((each) => !recipientsOf(welcome.subject).has(each)), {
        timeout: 60_000,
      })
      .toEqual([]);
    for (const { subject } of [confirmation, welcome]) {
      const all = mailsOf(subject);
      // Exactly one mail for each address: a repeated mail has the same id.
      const mails = new Set(all.map(({ mail }) => mail.messageId));
      expect(mails.size).toBe(recipientsOf(subject).size);
      expect(all.length - mails.size).toBeLessThanOrEqual(kills * atOnce);
    }
  },
);
