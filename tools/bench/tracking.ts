import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { CompiledQuery } from "kysely";
import { v7 as uuid } from "uuid";
import { publishPath } from "../../border/border-paths.ts";
import { dayOfId } from "../../border/tracking/server/event-time.ts";
import { clientVersion } from "../../border/tracking/tracking-contract.ts";
import type { EventEnvelope } from "../../border/tracking/tracking-schema.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { coffeeShop } from "../../server/shop.ts";
import { readMigrations } from "../../storefront/server/read-migrations.ts";
import { startNats } from "../scripts/nats.ts";
import { findNats, missingNats } from "../scripts/programs.ts";
import { onPostgres, openBench } from "./harness/bench.ts";
import { load, type LoadRequest } from "./harness/load.ts";
import { inTurn, rateOf } from "./harness/rounds.ts";
import { startShop } from "./harness/servers.ts";
import { comparedRates, type Table } from "./harness/tables.ts";

/**
 * `npm run bench:tracking`: events that are answered after they are durable, in batches as browsers send them, compared with the
 * raw INSERT of as many rows at once through the same driver. `--write` puts the table into docs/figures.md, `--short` measures
 * fewer rounds.
 */

const bench = openBench();
const seconds = 2;
const rounds = bench.short ? 1 : 3;
/** Events per request, and rows per INSERT. */
const batchSize = 10;
const rows: Table["rows"] = [];

/**
 * Measures a store of events: the settings of its shop, the database of the raw rows, and a wait for writes that continue after the
 * shop's answers.
 */
async function benchStore(
  name: string,
  settings: Record<string, string>,
  raw: { url: string; folder: string },
  settle = async () => {},
) {
  const database = await openDatabase({ ...raw, onError: console.error });
  await migrate(database, await readMigrations(coffeeShop.migrations));
  const shop = await startShop({ TRUST_PROXY: "127.0.0.1", ...settings });
  const insertBatch = () =>
    database.sql.executeQuery(CompiledQuery.raw(insert, nextEvents().flatMap(rowOf)));
  const ofEvents = (rate: number) => rate * batchSize;
  try {
    for (const connections of [1, 16, 64, 256]) {
      const { ours, alone } = await inTurn(rounds, {
        async ours() {
          const { rate } = await load(shop, { request, seconds, connections, ignored: [503] });
          await settle();
          return ofEvents(rate);
        },
        alone: async () => ofEvents(await rateOf(connections, { seconds }, insertBatch)),
      });
      rows.push([name, connections, ...comparedRates(ours, alone)]);
    }
  } finally {
    await shop.stop();
    await database.close();
  }
}

let sequence = 0;

function nextEvent(): EventEnvelope {
  return {
    id: uuid(),
    name: "EcommerceEventData",
    version: 1,
    time: Date.now(),
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

/** Waits until the shop has written the contents of the stream. */
async function untilWritten(url: string) {
  const connection = await connect({ servers: url });
  const { streams } = await jetstreamManager(connection);
  while ((await streams.info("KONTOR_EVENTS")).state.messages > 0) await sleep(100);
  await connection.close();
}

const folder = await mkdtemp(join(tmpdir(), "kontor-bench-"));
await benchStore("embedded", {}, { url: "", folder });
await rm(folder, { recursive: true });
await onPostgres("PostgreSQL", (url) =>
  benchStore("PostgreSQL", { DATABASE_URL: url }, { url, folder: "" }),
);
if (findNats())
  await onPostgres("JetStream", async (url) => {
    const nats = await startNats();
    const settings = { DATABASE_URL: url, NATS_URL: nats.url };
    await benchStore("JetStream", settings, { url, folder: "" }, () =>
      untilWritten(nats.url),
    ).finally(nats.stop);
  });
else console.log(`Skipped: JetStream. ${missingNats}`);
await bench.publish("tracking", "Tracked events with durable answers, beside the raw INSERT", {
  columns: ["stored by", "connections", "Kontor, events in a second", "raw INSERT", "ratio"],
  rows,
});
