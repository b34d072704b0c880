import { publishPath } from "../../border/border-paths.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { CompiledQuery, type Kysely } from "kysely";
import { v7 as uuid } from "uuid";
import { dayOfId } from "../../border/tracking/server/event-time.ts";
import { clientVersion } from "../../border/tracking/tracking-contract.ts";
import type { EventEnvelope } from "../../border/tracking/tracking-schema.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { readMigrations } from "../../storefront/server/read-migrations.ts";
import { startNats } from "../scripts/nats.ts";
import { withPostgres } from "../scripts/postgres.ts";
import { findNats, findPostgres, missingNats, missingPostgres } from "../scripts/programs.ts";
import { load, type LoadRequest } from "./load.ts";
import { options } from "./options.ts";
import { startShop } from "./servers.ts";
import { median } from "./statistics.ts";
import { count, markdownTable, printTable, type Table } from "./tables.ts";
import { coffeeShop } from "../../server/shop.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:tracking`: events that are answered after they are durable, in batches as browsers send them, compared with the
 * raw INSERT of as many rows at once through the same driver. `--write` puts the table into docs/figures.md, `--short` measures
 * fewer rounds.
 */

const seconds = 2;
const rounds = options.short ? 1 : 3;
/** Events per request, and rows per INSERT. */
const batchSize = 10;
const connectionCounts = [1, 16, 64, 256];

type Rows = Table["rows"];

interface Store {
  name: string;
  /** The shop's settings. */
  settings: Record<string, string>;
  /** The database for the raw rows. */
  raw: { url: string; folder: string };
  /** Waits for writes that continue after the shop's answers. */
  settle?(): Promise<void>;
}

async function benchStore({ name, settings, raw, settle }: Store): Promise<Rows> {
  const database = await openDatabase({ ...raw, onError: console.error });
  await migrate(database, await readMigrations(coffeeShop.migrations));
  const shop = await startShop({ TRUST_PROXY: "127.0.0.1", ...settings });
  const rows: Rows = [];
  try {
    for (const connections of connectionCounts) {
      const ours: number[] = [];
      const alone: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const { rate } = await load(shop, { request, seconds, connections, ignored: [503] });
        ours.push(rate * batchSize);
        await settle?.();
        alone.push(await insertRows(database.sql, connections));
      }
      const ratio = median(ours.map((rate, round) => rate / alone[round]!)).toFixed(2);
      rows.push([name, connections, count(median(ours)), count(median(alone)), ratio]);
    }
  } finally {
    await shop.stop();
    await database.close();
  }
  return rows;
}

let sequence = 0;

function nextEvent(): EventEnvelope {
  const time = Date.now();
  return {
    id: uuid(),
    name: "EcommerceEventData",
    version: 1,
    time,
    tab: "1234567890-1234567890-1234567890",
    sequence: ++sequence,
    page: "1234567890-1234567890-1234567890",
    consent: ["C0001", "C0002", "C0003"],
    data: {
      event: "view_item",
      ecommerce: {
        currency: "EUR",
        value: 12.5,
        items: [{ item_id: "100101", item_name: "Espresso Klassiker", price: 12.5, quantity: 1 }],
      },
    },
  };
}

/** Another network for each request: the collector lets one have only some of its places. */
const nextAddress = () => `${20 + (sequence % 100)}.${Math.floor(sequence / 100) % 200}.7.1`;

const nextEvents = () => Array.from({ length: batchSize }, nextEvent);

const request = (): LoadRequest => ({
  method: "POST",
  path: publishPath,
  headers: {
    "content-type": "text/plain",
    "x-forwarded-for": nextAddress(),
    cookie: "OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0002%3A1",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  },
  body: JSON.stringify({
    client: clientVersion,
    site: "DE",
    sent: Date.now(),
    visitor: "1234567890-1234567890-1234567890",
    session: "1234567890-1234567890-1234567890",
    events: nextEvents(),
  }),
});

/** Returns the rows per second that this many clients store, each with one INSERT after the other. */
async function insertRows(database: Kysely<unknown>, clients: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let stored = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        await database.executeQuery(CompiledQuery.raw(insert, nextEvents().flatMap(rowOf)));
        stored += batchSize;
      }
    }),
  );
  return (stored * 1_000) / (performance.now() - started);
}

const columns =
  "day, id, site, name, version, time, received, client, tab, sequence, page, visitor, session, consent, browser, is_bot, network, data";
const width = columns.split(",").length;
const insert = `insert into tracking_event (${columns}) values ${Array.from(
  { length: batchSize },
  (_, row) => `(${Array.from({ length: width }, (_, at) => `$${row * width + at + 1}`).join()})`,
).join()} on conflict do nothing`;

const rowOf = ({ id, name, version, time, tab, sequence, page, consent, data }: EventEnvelope) => [
  dayOfId(id),
  id,
  "DE",
  name,
  version,
  new Date(time),
  new Date(),
  clientVersion,
  tab,
  sequence,
  page,
  tab,
  tab,
  consent.join(),
  "Firefox",
  false,
  "127.0.0.0",
  JSON.stringify(data),
];

async function benchEmbedded(): Promise<Rows> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-bench-"));
  const rows = await benchStore({ name: "embedded", settings: {}, raw: { url: "", folder } });
  await rm(folder, { recursive: true });
  return rows;
}

const benchPostgres = () =>
  withPostgres((url) =>
    benchStore({
      name: "PostgreSQL",
      settings: { DATABASE_URL: url },
      raw: { url, folder: "" },
    }),
  );

async function benchJetStream(): Promise<Rows> {
  const nats = await startNats();
  try {
    return await withPostgres((url) =>
      benchStore({
        name: "JetStream",
        settings: { DATABASE_URL: url, NATS_URL: nats.url },
        raw: { url, folder: "" },
        settle: () => untilWritten(nats.url),
      }),
    );
  } finally {
    await nats.stop();
  }
}

/** Waits until the shop has written the contents of the stream. */
async function untilWritten(url: string) {
  const connection = await connect({ servers: url });
  const { streams } = await jetstreamManager(connection);
  while ((await streams.info("KONTOR_EVENTS")).state.messages > 0) await sleep(100);
  await connection.close();
}

console.log(machine());
const rows = await benchEmbedded();
if (findPostgres()) rows.push(...(await benchPostgres()));
else console.log(`Skipped: PostgreSQL and JetStream. ${missingPostgres}`);
if (findPostgres() && findNats()) rows.push(...(await benchJetStream()));
else console.log(`Skipped: JetStream. ${missingNats}`);
const table: Table = {
  columns: ["stored by", "connections", "Kontor, events in a second", "raw INSERT", "ratio"],
  rows,
};
printTable("Tracked events with durable answers, beside the raw INSERT", table);
if (options.write) await writeFigures("docs/figures.md", "tracking", markdownTable(table));
