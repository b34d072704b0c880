import { newsletterApi } from "../../border/border-paths.ts";
import { fork } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { simpleParser } from "mailparser";
import nodemailer from "nodemailer";
import pg from "pg";
import { withPostgres } from "../scripts/postgres.ts";
import { findPostgres, missingPostgres } from "../scripts/programs.ts";
import { benchAnswerTimes } from "./answer-times.ts";
import { signUpAll, signUpFor } from "./newsletter-clients.ts";
import { options } from "./options.ts";
import { startShop, type Server } from "./servers.ts";
import { median } from "./statistics.ts";
import { count, markdownTable, printTable, type Table } from "./tables.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:newsletter`: sign-ups stored durably on a PostgreSQL server, compared with the raw statements that store the
 * same through the same driver; the mails that answer them, compared with nodemailer alone and the same SMTP server; and how long
 * forms take to answer for known and for unknown addresses. `--write` puts the tables into docs/figures.md, `--short` measures
 * fewer rounds.
 */

const seconds = 2;
const rounds = options.short ? 1 : 3;
const mailsOfRound = options.short ? 300 : 1_000;

async function benchNewsletter(url: string) {
  console.log(machine());
  const sink = await startMailSink();
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const shop = await startShop({
    DATABASE_URL: url,
    SMTP_URL: sink.url,
    // Its clients simulate many networks.
    TRUST_PROXY: "127.0.0.1",
  });
  try {
    const token = await renderToken(shop);
    const rows = [
      ...(await benchMails(shop, sink, token)),
      ...(await benchSignUps(shop, sink, token, pool)),
    ];
    const columns = ["", "connections", "Kontor, in a second", "alone, in a second", "ratio"];
    const speed: Table = { columns, rows };
    printTable("The newsletter on PostgreSQL, beside raw statements and nodemailer alone", speed);
    await pool.query("delete from outgoing_mail");
    await pool.query("delete from rate_limit");
    const times = await benchAnswerTimes(shop.origin, token, pool, options.short ? 100 : 1_000);
    printTable("Answers for known and for unknown addresses", times);
    if (options.write) {
      const tables = [speed, times].map(markdownTable).join("\n\n");
      await writeFigures("docs/figures.md", "newsletter", tables);
    }
  } finally {
    await pool.end();
    await shop.stop();
    sink.stop();
  }
}

/** Measures sign-ups with and without the mails that answer them, which the shop sends at the same time. */
async function benchSignUps(
  { origin }: Server,
  sink: MailSink,
  token: string,
  pool: pg.Pool,
): Promise<Table["rows"]> {
  const rows: Table["rows"] = [];
  for (const connections of [1, 16, 64]) {
    const waiting: number[] = [];
    const sending: number[] = [];
    const raw: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const [ours, setSink] of [
        [waiting, sink.wait],
        [sending, sink.take],
      ] as const) {
        // Pending mails must not be sent during the measurement; all networks together may send 3,000 sign-ups an hour.
        await pool.query("delete from outgoing_mail");
        await pool.query("delete from rate_limit");
        setSink();
        ours.push(await signUpFor(origin, token, { seconds, connections }));
        if (ours === sending) continue;
        await pool.query("delete from outgoing_mail");
        raw.push(await insertSignUps(pool, connections));
      }
    rows.push(["sign-ups", connections, ...compared(waiting, raw)]);
    rows.push(["sign-ups while mails are sent", connections, ...compared(sending, raw)]);
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

/** Returns how many times per second a sign-up's statements ran. */
async function insertSignUps(pool: pg.Pool, connections: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const client = await pool.connect();
        await insertSignUp(client);
        client.release();
        done++;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - started);
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
  const ours: number[] = [];
  const composed: number[] = [];
  const raw: number[] = [];
  for (let round = 0; round < rounds; round++) {
    sink.wait();
    await signUpAll(origin, token, mailsOfRound);
    const { rate, message } = await sink.count(mailsOfRound);
    ours.push(rate);
    const { subject, html, text } = await simpleParser(message);
    const [from, to] = ["service@kontor.example", "guest@example.com"];
    const mail = { from, to, subject, text, html: html || undefined };
    const finished = { envelope: { from, to }, raw: message };
    for (const [alone, each] of [
      [composed, mail],
      [raw, finished],
    ] as const) {
      const mailer = nodemailer.createTransport({
        url: sink.url,
        pool: true,
        maxConnections: connections,
      });
      const counted = sink.count(mailsOfRound);
      await Promise.all(Array.from({ length: mailsOfRound }, () => mailer.sendMail(each)));
      alone.push((await counted).rate);
      mailer.close();
    }
  }
  return [
    ["mails", connections, ...compared(ours, composed)],
    ["mails, beside finished messages", connections, ...compared(ours, raw)],
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

const compared = (ours: number[], alone: number[]) => [
  count(median(ours)),
  count(median(alone)),
  median(ours.map((rate, round) => rate / alone[round]!)).toFixed(2),
];

if (findPostgres()) await withPostgres(benchNewsletter);
else console.log(`Skipped: newsletter. ${missingPostgres}`);
