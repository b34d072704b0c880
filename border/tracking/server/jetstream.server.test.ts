import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { batchAt, eventAt, publishTo, purchaseAt } from "../../../tests/support/tracked-events.ts";
import { startNats, type NatsServer } from "../../../tools/scripts/nats.ts";
import { findNats } from "../../../tools/scripts/programs.ts";
import { checkEvent, type Checked } from "./check-event.ts";
import { repeatedPurchase, type CheckedEvent } from "./event-sink.ts";
import { createJetStreamSink } from "./jetstream-sink.ts";

let nats: NatsServer;
let shop: TestShop;
const now = new Date("2026-11-25T10:00:00Z").getTime();

const hasNats = findNats() !== undefined;
if (!hasNats) console.warn("There is no nats-server: events that it stores are not tested.");

beforeAll(async () => {
  if (!hasNats) return;
  nats = await startNats();
  shop = await openTestShop({ now: () => new Date(now), natsUrl: nats.url });
});
afterAll(async () => {
  await shop?.close();
  await nats?.stop();
});

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 });

/** Returns the ids of stored events; of a repeated purchase only its number is stored. */
const stored = async () =>
  (
    await shop.services.database.sql
      .selectFrom("tracking_event")
      .select("id")
      .where("name", "!=", repeatedPurchase)
      .execute()
  ).map(({ id }) => id);

/** Sends a batch until the answer is something other than "later". */
async function publish(body: unknown) {
  for (;;) {
    const sent = await publishTo(shop, body);
    if (sent.status !== 503) return sent;
    expect(sent.headers["retry-after"]).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test.runIf(hasNats)(
  "the collector answers with JetStream as it does with the database",
  async () => {
    const [first, second] = [eventAt(now), purchaseAt(now, "10042")];
    const batch = batchAt(now, [first, second, first, { ...first, name: "Foreign" }]);
    expect((await publish(batch)).response).toEqual({
      accepted: [first.id, second.id],
      duplicate: [first.id],
      rejected: [{ id: first.id, code: "unknown" }],
    });
    expect((await publish(batchAt(now, [first, second]))).response).toEqual({
      accepted: [],
      duplicate: [first.id, second.id],
      rejected: [],
    });
    await eventually(async () =>
      expect((await stored()).toSorted()).toEqual([first.id, second.id].toSorted()),
    );
  },
);

test.runIf(hasNats)(
  "with JetStream an event that is sent again with others is stored once",
  async () => {
    const [first, second] = [eventAt(now), eventAt(now)];
    await publish(batchAt(now, [first]));
    await publish(batchAt(now, [first, second]));
    await eventually(async () => expect(await stored()).toContain(second.id));
    expect((await stored()).filter((id) => id === first.id)).toHaveLength(1);
  },
);

test.runIf(hasNats)("with JetStream a purchase that two tabs report is stored once", async () => {
  const twice = [purchaseAt(now, "10043"), purchaseAt(now, "10043")];
  for (const each of twice) await publish(batchAt(now, [each]));
  const last = eventAt(now);
  await publish(batchAt(now, [last]));
  await eventually(async () => expect(await stored()).toContain(last.id));
  expect((await stored()).filter((id) => twice.some((each) => each.id === id))).toHaveLength(1);
});

test.runIf(hasNats)(
  "a JetStream message that the database always refuses delays no other",
  async () => {
    const [before, bad, after] = [eventAt(now), eventAt(now), eventAt(now)].map((event) => {
      const checked = checkEvent(event, {
        batch: { client: "1.0.0", site: "DE", sent: now },
        received: new Date(now),
        browser: "chromium",
        isBot: false,
        allowsStatistics: true,
        isPreview: false,
        hostSite: undefined,
        isSigned: false,
        network: "192.0.2.0",
        ip: "192.0.2.1",
      });
      return (checked as Checked).event;
    }) as [CheckedEvent, CheckedEvent, CheckedEvent];
    const connection = await connect({ servers: nats.url });
    try {
      const client = jetstream(connection);
      await client.publish("kontor.events", "no events");
      const events = [before, { ...bad, data: { text: "\0" } }, after];
      await client.publish("kontor.events", JSON.stringify(events));
      await eventually(async () =>
        expect(await stored()).toEqual(expect.arrayContaining([before.id, after.id])),
      );
      expect(await stored()).not.toContain(bad.id);
      const { streams } = await jetstreamManager(connection);
      await eventually(async () =>
        expect((await streams.info("KONTOR_EVENTS")).state.messages).toBe(0),
      );
    } finally {
      await connection.close();
    }
  },
);

test.runIf(hasNats)(
  "events are refused while NATS is down, and accepted when it is back",
  async () => {
    const event = eventAt(now);
    await nats.kill("SIGKILL");
    await eventually(async () =>
      expect((await publishTo(shop, batchAt(now, [event]))).status).toBe(503),
    );
    await nats.start();
    expect((await publish(batchAt(now, [event]))).status).toBe(200);
    await eventually(async () => expect(await stored()).toContain(event.id));
  },
);

test.runIf(hasNats)(
  "an event stays in JetStream until it is written, and is accepted only once the stream has it",
  async () => {
    const own = await startNats();
    const written: string[] = [];
    const sink = createJetStreamSink({
      url: own.url,
      target: {
        async store(events) {
          written.push(...events.map(({ id }) => id));
          if (written.length === 1) throw new Error("The database is down");
          return events.map(() => "accepted");
        },
        isFull: () => false,
        queued: 0,
        close: async () => {},
      },
      log: { error() {}, info() {} },
    });
    const connection = await connect({ servers: own.url });
    try {
      sink.start();
      await vi.waitUntil(() => !sink.isFull(), { timeout: 60_000 });
      const { id } = eventAt(now);
      expect(await sink.store([{ id, key: null } as CheckedEvent])).toEqual(["accepted"]);
      await eventually(async () => expect(written).toEqual([id, id]));
      const { streams } = await jetstreamManager(connection);
      await eventually(async () =>
        expect((await streams.info("KONTOR_EVENTS")).state.messages).toBe(0),
      );

      // A deleted stream acknowledges no message.
      await streams.delete("KONTOR_EVENTS");
      const unacknowledged = sink.store([{ id: eventAt(now).id, key: null } as CheckedEvent]);
      await expect(unacknowledged).rejects.toMatchObject({ statusCode: 503 });
    } finally {
      await connection.close();
      await sink.close();
      await own.stop();
    }
  },
);
