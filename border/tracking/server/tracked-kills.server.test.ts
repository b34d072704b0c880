import { publishPath } from "../../border-paths.ts";
import { randomInt } from "node:crypto";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "../../../platform/database/database.ts";
import { startNats, type NatsServer } from "../../../tools/scripts/nats.ts";
import { findNats } from "../../../tools/scripts/programs.ts";
import { builtServer, type BuiltServer } from "../../../tests/support/built-server.ts";
import {
  postgresUrl,
  preparedDatabase,
  type TestDatabase,
} from "../../../tests/support/databases.ts";
import { randomIntegers } from "../../../tests/support/seed.ts";
import {
  batchAt,
  eventAt,
  grantingCookie,
  purchaseAt,
} from "../../../tests/support/tracked-events.ts";
import type { BatchAnswer, EventEnvelope } from "../tracking-schema.ts";
import { repeatedPurchase } from "./event-sink.ts";
import type { TrackingTables } from "./tracking-tables.ts";

/** How often the server is killed, each time at another moment; `npm run test:long` uses a higher number. */
const kills = Number(process.env.TRACKING_KILLS ?? 1);

let server: BuiltServer;
let database: TestDatabase;
let nats: NatsServer | undefined;
afterEach(async () => {
  await server.remove();
  await nats?.stop();
  nats = undefined;
});

const start = () => server.start({ TRUST_PROXY: "127.0.0.1", ...(nats && { NATS_URL: nats.url }) });

/** Each request comes from its own network, because the reports of one network are limited. */
const network = () =>
  `2001:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;

/** Returns the name by which it is stored once: the key of a purchase, the id of any other event. */
const nameOf = ({ id, key }: EventEnvelope) => key ?? id;

/** The events that one tab sent, and those that were answered. */
interface Sent {
  batches: EventEnvelope[][];
  answered: EventEnvelope[];
}

/** Throws when the server does not answer at all. */
async function publish(events: EventEnvelope[]): Promise<BatchAnswer> {
  for (;;) {
    const response = await fetch(server.origin + publishPath, {
      method: "POST",
      headers: {
        "content-type": "text/plain",
        cookie: grantingCookie,
        "x-forwarded-for": network(),
      },
      body: JSON.stringify(batchAt(Date.now(), events)),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as BatchAnswer;
    // NATS is not connected yet, or the machine is busy: browsers then retry.
    if (response.status !== 503) throw new WrongAnswer(`${response.status} ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

class WrongAnswer extends Error {}

/** Tracks until the server dies. Every third event is a purchase, which the next tab reports as well; batches are sent twice. */
async function track(tab: number, onAnswer: () => void): Promise<Sent> {
  const sent: Sent = { batches: [], answered: [] };
  try {
    for (let count = 0; ; count++) {
      const order = (name: number) => purchaseAt(Date.now(), `order-${count}-${name}`);
      const events = [eventAt(Date.now()), order(tab), order(tab + 1)];
      sent.batches.push(events);
      for (const batch of [events, sent.batches[count >> 1]!]) {
        const { accepted, duplicate, rejected } = await publish(batch);
        expect(rejected).toEqual([]);
        const ids = new Set([...accepted, ...duplicate]);
        sent.answered.push(...batch.filter(({ id }) => ids.has(id)));
        onAnswer();
      }
    }
  } catch (error) {
    if (error instanceof TypeError) return sent;
    throw error;
  }
}

/** Kills the server, and NATS with it, as soon as it has sent this many answers. */
async function killAfter(answers: number): Promise<Sent> {
  let left = answers;
  const enough = Promise.withResolvers<"enough">();
  const tracking = Promise.all(
    Array.from({ length: 8 }, (_, tab) =>
      track(tab, () => {
        if (--left === 0) enough.resolve("enough");
      }),
    ),
  );
  if ((await Promise.race([enough.promise, tracking])) !== "enough")
    throw new Error(`The server ended ${left} answers before it was killed: ${server.printed()}`);
  await Promise.all([server.kill("SIGKILL"), nats?.kill("SIGKILL")]);
  const tabs = await tracking;
  await nats?.start();
  return {
    batches: tabs.flatMap(({ batches }) => batches),
    answered: tabs.flatMap(({ answered }) => answered),
  };
}

/** Stops the server once it has written all events in NATS. */
async function writeAndEnd() {
  if (nats) {
    const connection = await connect({ servers: nats.url });
    const { streams } = await jetstreamManager(connection);
    const isWritten = async () => (await streams.info("KONTOR_EVENTS")).state.messages === 0;
    await vi.waitUntil(isWritten, { timeout: 90_000, interval: 200 });
    await connection.close();
  }
  await server.kill("SIGKILL");
}

/** Returns the keys or ids of the stored events. The server must not be running. */
async function stored(): Promise<string[]> {
  const { sql, close } = await openDatabase<TrackingTables>({
    ...database,
    onError: () => {},
  });
  const rows = await sql
    .selectFrom("tracking_event as event")
    .leftJoin("tracking_key as key", (join) =>
      join.onRef("key.id", "=", "event.id").onRef("key.day", "=", "event.day"),
    )
    .select(["event.id", "key.key"])
    .where("event.name", "<>", repeatedPurchase)
    .execute();
  await close();
  return rows.map(({ id, key }) => key ?? id);
}

for (const { name, hasNats } of [
  { name: postgresUrl ? "PostgreSQL" : "the embedded database", hasNats: false },
  { name: "JetStream", hasNats: true },
])
  test.runIf(!hasNats || (process.env.NIGHT && findNats() !== undefined))(
    `with ${name} kill -9 of the server loses no answered event, and sending all again stores each once`,
    { timeout: 180_000 * (kills + 1) },
    async () => {
      database = await preparedDatabase();
      server = await builtServer({ database });
      if (hasNats) nats = await startNats();
      const below = randomIntegers();
      const expected = new Set<string>();
      for (let time = 0; time < kills; time++) {
        const answers = 1 + below(600);
        await start();
        const { batches, answered } = await killAfter(answers);
        if (hasNats) {
          await start();
          await writeAndEnd();
        }
        const found = new Set(await stored());
        const lost = answered.map(nameOf).filter((name) => !found.has(name));
        expect(lost, `killed after ${answers} answers`).toEqual([]);

        await start();
        for (const batch of batches) await publish(batch);
        await writeAndEnd();
        for (const event of batches.flat()) expected.add(nameOf(event));
        expect((await stored()).toSorted()).toEqual([...expected].toSorted());
      }
    },
  );
