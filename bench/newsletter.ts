import { fork } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import nodemailer from "nodemailer";
import pg from "pg";
import { newsletterApi, renderTokenHeader } from "../features/newsletter/newsletter-contract.ts";
import { withPostgres } from "../scripts/postgres.ts";
import { findPostgres, missingPostgres } from "../scripts/programs.ts";
import { load, type LoadRequest } from "./load.ts";
import { startShop, type Server } from "./servers.ts";
import { median } from "./statistics.ts";
import { count, markdownTable, printTable, type Table } from "./tables.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:newsletter`: sign-ups that are stored durably on a PostgreSQL server, beside the raw statements that store the
 * same through the same driver; and the mails that answer them, beside nodemailer alone with the same SMTP server. `--write` puts
 * the table into README.md, `--short` measures fewer rounds.
 */

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
  },
});
const seconds = 2;
const rounds = values.short ? 1 : 3;
const mailsOfRound = values.short ? 300 : 1_000;

async function benchNewsletter(url: string) {
  console.log(machine());
  const sink = await startMailSink();
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const shop = await startShop({
    DATABASE_URL: url,
    SMTP_URL: sink.url,
    // Its clients come from many networks.
    TRUST_PROXY: "127.0.0.1",
  });
  try {
    const rows = [...(await benchMails(shop, sink)), ...(await benchSignUps(shop, pool))];
    const columns = ["", "connections", "Kontor, in a second", "alone, in a second", "ratio"];
    const table: Table = { columns, rows };
    printTable("The newsletter on PostgreSQL, beside raw statements and nodemailer alone", table);
    if (values.write) await writeFigures("README.md", "newsletter", markdownTable(table));
  } finally {
    await pool.end();
    await shop.stop();
    sink.stop();
  }
}

async function benchSignUps(shop: Server, pool: pg.Pool): Promise<Table["rows"]> {
  const token = await renderToken(shop);
  const rows: Table["rows"] = [];
  for (const connections of [1, 16, 64]) {
    const ours: number[] = [];
    const raw: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // For all networks together 3,000 sign-ups an hour are allowed.
      await pool.query("delete from rate_limit");
      const request = () => signUp(token);
      ours.push((await load(shop, { request, seconds, connections, ignored: [503] })).rate);
      // What waits is not to be sent meanwhile.
      await pool.query("delete from outgoing_mail");
      raw.push(await insertSignUps(pool, connections));
      await pool.query("delete from outgoing_mail");
    }
    rows.push(["sign-ups", connections, ...compared(ours, raw)]);
  }
  return rows;
}

/** A form is not accepted within 2 seconds after it was shown. */
async function renderToken({ origin }: Server): Promise<string> {
  const response = await fetch(origin + newsletterApi.renderToken);
  const { token } = (await response.json()) as { token: string };
  await sleep(2_500);
  return token;
}

const signUp = (token: string): LoadRequest => ({
  method: "POST",
  path: newsletterApi.subscribers("internal"),
  headers: {
    "content-type": "application/json",
    "x-forwarded-for": `10.${[...randomBytes(3)].join(".")}`,
    [renderTokenHeader]: token,
  },
  body: JSON.stringify({ email: `${randomUUID()}@example.com`, consents: ["DNE"] }),
});

/** Times in a second that a sign-up's statements ran. */
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

/** The mails that answer sign-ups, all of them waiting; nodemailer sends the very same message as often. */
async function benchMails(shop: Server, sink: MailSink): Promise<Table["rows"]> {
  const connections = 4;
  const ours: number[] = [];
  const alone: number[] = [];
  const token = await renderToken(shop);
  for (let round = 0; round < rounds; round++) {
    sink.wait();
    for (let sent = 0; sent < mailsOfRound; sent += 10)
      await Promise.all(Array.from({ length: 10 }, () => send(shop, signUp(token))));
    const { rate, message } = await sink.count(mailsOfRound);
    ours.push(rate);
    const mailer = nodemailer.createTransport({
      url: sink.url,
      pool: true,
      maxConnections: connections,
    });
    const counted = sink.count(mailsOfRound);
    const envelope = { from: "service@kontor.example", to: "guest@example.com" };
    await Promise.all(
      Array.from({ length: mailsOfRound }, () => mailer.sendMail({ envelope, raw: message })),
    );
    alone.push((await counted).rate);
    mailer.close();
  }
  return [["mails", connections, ...compared(ours, alone)]];
}

async function send({ origin }: Server, { path, ...request }: LoadRequest) {
  const { status } = await fetch(origin + path, request as RequestInit);
  if (status !== 202) throw new Error(`A sign-up was answered with ${status}`);
}

interface MailSink {
  url: string;
  /** Lets senders wait for its greeting, until it counts. */
  wait(): void;
  /** Takes that many mails, from now on: how many in a second, and the last of them. */
  count(mails: number): Promise<{ rate: number; message: string }>;
  stop(): void;
}

async function startMailSink(): Promise<MailSink> {
  const child = fork(join(import.meta.dirname, "mail-sink.ts"));
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `smtp://127.0.0.1:${port}`,
    wait: () => child.send("wait"),
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
