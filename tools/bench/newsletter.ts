import { fork } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { simpleParser } from "mailparser";
import nodemailer, { type SendMailOptions } from "nodemailer";
import pg from "pg";
import { newsletterApi } from "../../border/border-paths.ts";
import { signUpLimits } from "../../border/newsletter/server/newsletter-limits.ts";
import { measureAnswerTimes } from "./answer-times.ts";
import { onPostgres, openBench } from "./harness/bench.ts";
import { inTurn, onPool, rateOf } from "./harness/rounds.ts";
import { startShop, type Server } from "./harness/servers.ts";
import { comparedRates, markdownTable, printTable, type Table } from "./harness/tables.ts";
import { signUpAll } from "./newsletter-clients.ts";

/**
 * `npm run bench:newsletter`: sign-ups stored durably on a PostgreSQL server, compared with the raw statements that store the
 * same through the same driver; the mails that answer them, compared with nodemailer alone and the same SMTP server; and how long
 * forms take to answer for known and for unknown addresses. `--write` puts the tables into docs/figures.md, `--short` measures
 * fewer rounds.
 */

const bench = openBench();
const seconds = 2;
const rounds = bench.short ? 1 : 3;
const mailsOfRound = bench.short ? 300 : 1_000;

await onPostgres("newsletter", async (url) => {
  const sink = await startMailSink();
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // Its clients simulate many networks.
  const settings = { DATABASE_URL: url, SMTP_URL: sink.url, TRUST_PROXY: "127.0.0.1" };
  const shop = await startShop(settings);
  try {
    const token = await renderToken(shop);
    const rows = [
      ...(await benchMails(shop, sink, token)),
      ...(await benchSignUps(shop, sink, token, pool)),
    ];
    const columns = ["", "connections", "Kontor, in a second", "alone, in a second", "ratio"];
    const speed: Table = { columns, rows };
    printTable("The newsletter on PostgreSQL, beside raw statements and nodemailer alone", speed);
    await deleteAll(pool);
    const times = await measureAnswerTimes(shop.origin, token, pool, bench.short ? 100 : 1_000);
    printTable("Answers for known and for unknown addresses", times);
    await bench.write("newsletter", [speed, times].map(markdownTable).join("\n\n"));
  } finally {
    await pool.end();
    await shop.stop();
    sink.stop();
  }
});

/** Pending mails must not be sent during a measurement; all networks together may send 3,000 sign-ups an hour. */
async function deleteAll(pool: pg.Pool) {
  await pool.query("delete from outgoing_mail");
  await pool.query("delete from rate_limit");
}

/** Measures sign-ups with and without the mails that answer them, which the shop sends at the same time. */
async function benchSignUps(
  { origin }: Server,
  sink: MailSink,
  token: string,
  pool: pg.Pool,
): Promise<Table["rows"]> {
  const rows: Table["rows"] = [];
  const limits = { seconds, times: signUpLimits.signUpsOfAll.times };
  for (const connections of [1, 16, 64]) {
    const signUps = (setSink: () => void) => async () => {
      await deleteAll(pool);
      setSink();
      return signUpAll(origin, token, connections, limits);
    };
    const { waiting, raw, sending } = await inTurn(rounds, {
      waiting: signUps(sink.wait),
      async raw() {
        await deleteAll(pool);
        return rateOf(connections, { seconds }, onPool(pool, insertSignUp));
      },
      sending: signUps(sink.take),
    });
    rows.push(["sign-ups", connections, ...comparedRates(waiting, raw)]);
    rows.push(["sign-ups while mails are sent", connections, ...comparedRates(sending, raw)]);
  }
  return rows;
}

/** Returns the token of a form that is old enough: it is not accepted within 2 seconds after it was shown. */
async function renderToken({ origin }: Server): Promise<string> {
  const response = await fetch(origin + newsletterApi.renderToken);
  const { token } = (await response.json()) as { token: string };
  await sleep(2_500);
  return token;
}

async function insertSignUp(client: pg.PoolClient) {
  const [id, hash, now] = [randomUUID(), randomBytes(32).toString("base64url"), new Date()];
  const email = `${id}@example.com`;
  await client.query("begin");
  await client.query(
    `insert into newsletter_subscription (site, address_hash, email, status, requested_at) values ('DE', $1, $2, 'pending', $3)
     on conflict (site, address_hash) do update set requested_at = $3`,
    [hash, email, now],
  );
  await client.query(
    `insert into newsletter_event (id, site, address_hash, kind, happened_at, details) values ($1, 'DE', $2, 'requested', $3, $4)`,
    [id, hash, now, { ip: "10.0.0.1", userAgent: "", consents: ["DNE"] }],
  );
  await client.query(
    `insert into outgoing_mail (id, kind, site, recipient, data, message_id, made_at, next_try)
     values ($1, 'raw', 'DE', $2, $3, $4, $5, $5)`,
    [id, email, { request: id }, `<${id}@example.com>`, now],
  );
  await client.query("commit");
}

/**
 * Measures the mails that answer sign-ups, all of them pending at the start. Nodemailer composes and sends as many of the same,
 * and sends as many composed in advance.
 */
async function benchMails(
  { origin }: Server,
  sink: MailSink,
  token: string,
): Promise<Table["rows"]> {
  const connections = 4;
  const [from, to] = ["service@kontor.example", "guest@example.com"];
  let message = "";
  const sendAll = async (mail: SendMailOptions) => {
    const options = { url: sink.url, pool: true, maxConnections: connections } as const;
    const mailer = nodemailer.createTransport(options);
    const counted = sink.count(mailsOfRound);
    await Promise.all(Array.from({ length: mailsOfRound }, () => mailer.sendMail(mail)));
    mailer.close();
    return (await counted).rate;
  };
  const { ours, composed, raw } = await inTurn(rounds, {
    async ours() {
      sink.wait();
      await signUpAll(origin, token, 8, { times: mailsOfRound });
      const counted = await sink.count(mailsOfRound);
      ({ message } = counted);
      return counted.rate;
    },
    async composed() {
      const { subject, html, text } = await simpleParser(message);
      return sendAll({ from, to, subject, text, html: html || undefined });
    },
    raw: () => sendAll({ envelope: { from, to }, raw: message }),
  });
  return [
    ["mails", connections, ...comparedRates(ours, composed)],
    ["mails, beside finished messages", connections, ...comparedRates(ours, raw)],
  ];
}

interface MailSink {
  url: string;
  /** Makes senders wait until it counts or accepts mails. */
  wait(): void;
  /** Accepts mails from now on. */
  take(): void;
  /** Counts the next mails, up to this number: resolves to the rate per second, and the last one. */
  count(mails: number): Promise<{ rate: number; message: string }>;
  stop(): void;
}

async function startMailSink(): Promise<MailSink> {
  const child = fork(join(import.meta.dirname, "mail-sink.ts"));
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `smtp://127.0.0.1:${port}`,
    wait: () => child.send("wait"),
    take: () => child.send("take"),
    async count(mails) {
      child.send(mails);
      const [counted] = (await once(child, "message")) as [{ rate: number; message: string }];
      return counted;
    },
    stop: () => child.kill(),
  };
}
