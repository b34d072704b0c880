import {
  AckPolicy,
  DiscardPolicy,
  jetstream,
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type ConsumerMessages,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from "@nats-io/jetstream";
import { connect, nanos, type NatsConnection } from "@nats-io/transport-node";
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isRefusedValue } from "../../../database/unavailable.ts";
import { Refused } from "../../../http/admission.ts";
import { firstOfEach, type CheckedEvent, type EventSink, type Stored } from "./event-sink.ts";

export interface JetStreamSinkOptions {
  /** "nats://user:password@host:4222"; several servers of a cluster are separated by commas. */
  url: string;
  /** Where the events of the stream are written: its acknowledgement removes them from the stream. */
  target: EventSink;
  /** Events that may wait for the acknowledgement of the server. More are refused. */
  highWater?: number;
  log: { error(details: unknown, message?: string): void; info(message: string): void };
}

const stream = "KONTOR_EVENTS";
const subject = "kontor.events";
const consumer = "kontor-writer";

/** Milliseconds in which the server finds doubles; later ones are found by the database, exactly. */
const duplicateWindow = 120_000;
/** Milliseconds for the server's acknowledgement of a batch. */
const acknowledgedWithin = 2_000;
/** Batches that processes write at once, and that one of them asks for. */
const mostPending = 500;
const mostAskedFor = 100;
/** Milliseconds after which a batch that a process got but has not written goes to another. */
const writtenWithin = 30_000;
/** Milliseconds until a batch is written again that could not be. */
const tryAgainAfter = 5_000;

/** NATS has not acknowledged events, or cannot be reached. The same may succeed later. */
class EventStreamUnavailableError extends Error {
  readonly statusCode = 503;
}

/**
 * A sink in front of another one: answers when JetStream has acknowledged the events, and writes them to its target in the
 * background. Any number of processes may do both. The events of a request are one message; of those that are sent again with
 * others, only the target knows that it has them, so they are answered as accepted.
 */
export function createJetStreamSink({
  url,
  target,
  highWater = 10_000,
  log,
}: JetStreamSinkOptions): EventSink & { start(): void } {
  let connection: NatsConnection | undefined;
  let client: JetStreamClient | undefined;
  let messages: ConsumerMessages | undefined;
  let isConnected = false;
  let isClosed = false;
  let queued = 0;
  let working: Promise<void> = Promise.resolve();

  async function work() {
    connection = await connect({ ...serversOf(url), maxReconnectAttempts: -1, name: "kontor" });
    void watch(connection);
    await prepare(connection);
    client = jetstream(connection, { timeout: acknowledgedWithin });
    isConnected = true;
    const writer = await client.consumers.get(stream, consumer);
    while (!isClosed) {
      messages = await writer.consume({ max_messages: mostAskedFor });
      if (isClosed) break;
      for await (const message of messages) {
        // Without waiting: batches that arrive together share a transaction.
        void write(message).then(
          () => message.ack(),
          (error: unknown) => {
            message.nak(tryAgainAfter);
            if (!(error instanceof Refused)) log.error(error, "events wait to be written");
          },
        );
      }
    }
  }

  /** Writes the events of a message. What cannot be written ever is logged and left out, so that it holds up nothing else. */
  async function write(message: JsMsg) {
    const events = eventsOf(message);
    if (!events) return log.error({ sequence: message.seq }, "a message of no events is dropped");
    await writeEvents(events);
  }

  async function writeEvents(events: CheckedEvent[]) {
    try {
      await target.append(events);
    } catch (error) {
      if (!isRefusedValue(error)) throw error;
      if (events.length > 1) for (const event of events) await writeEvents([event]);
      else drop(events[0]!, error);
    }
  }

  /** The error itself may repeat what the event says. */
  const drop = ({ id, name }: CheckedEvent, { code }: { code?: string }) =>
    log.error({ id, name, code }, "an event that the database refuses is dropped");

  async function watch(watched: NatsConnection) {
    for await (const { type } of watched.status()) {
      if (type === "disconnect") log.error({ url: hostsOf(url) }, "NATS is lost");
      if (type === "disconnect") isConnected = false;
      if (type !== "reconnect") continue;
      log.info("NATS is back");
      isConnected = true;
      await prepare(watched).catch((error: unknown) => log.error(error, "NATS is not prepared"));
    }
  }

  /** Until it succeeds: the shop is open without NATS, and refuses events. */
  async function workOn() {
    while (!isClosed)
      try {
        await work();
      } catch (error) {
        isConnected = false;
        if (!isClosed) log.error(error, "events cannot be sent to NATS");
        await connection?.close();
        await Promise.race([sleep(1_000), closing.promise]);
      }
  }
  const closing = Promise.withResolvers<void>();

  const isFull = () => isClosed || !isConnected || queued >= highWater;

  return {
    start() {
      working = workOn();
    },
    isFull,
    get queued() {
      return queued + target.queued;
    },
    async append(events) {
      if (events.length === 0) return [];
      if (isFull()) throw new Refused("full");
      const first = firstOfEach(events);
      queued += first.size;
      try {
        const batch = [...first];
        const { duplicate } = await client!.publish(subject, JSON.stringify(batch), {
          msgID: batchId(batch),
        });
        return events.map((event): Stored =>
          !duplicate && first.has(event) ? "accepted" : "duplicate",
        );
      } catch (error) {
        throw new EventStreamUnavailableError("NATS has not acknowledged the events", {
          cause: error,
        });
      } finally {
        queued -= first.size;
      }
    },
    async close() {
      isClosed = true;
      closing.resolve();
      await messages?.close();
      await target.close();
      // Acknowledgements that are under way reach the server.
      if (isConnected) await connection?.drain();
      else await connection?.close();
      await working;
    },
  };
}

/**
 * Makes stream and consumer where they are missing. An operator who wants three replicas makes the stream before.
 *
 * A server that was killed may have forgotten that it removed events which it knows to be written. They would stay in the stream
 * without end, so the consumer is made anew and gets all that is there; the database knows what it has.
 */
async function prepare(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  await manager.streams.info(stream).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    await manager.streams.add({
      name: stream,
      subjects: [subject],
      storage: StorageType.File,
      // An event is removed when it is written; a full stream refuses rather than dropping the oldest.
      retention: RetentionPolicy.Workqueue,
      discard: DiscardPolicy.New,
      duplicate_window: nanos(duplicateWindow),
    });
  });
  const { ack_floor: written } = await consumerOf(manager);
  const { state } = await manager.streams.info(stream);
  if (state.messages === 0 || state.first_seq > written.stream_seq) return;
  await manager.consumers.delete(stream, consumer);
  await consumerOf(manager);
}

const consumerOf = (manager: JetStreamManager) =>
  manager.consumers.info(stream, consumer).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return manager.consumers.add(stream, {
      durable_name: consumer,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(writtenWithin),
      max_ack_pending: mostPending,
    });
  });

function eventsOf(message: JsMsg): CheckedEvent[] | undefined {
  try {
    return message.json<CheckedEvent[]>();
  } catch {
    return undefined;
  }
}

/** The same for the same events: a batch that is sent again after its answer was lost. */
const batchId = (batch: CheckedEvent[]) =>
  createHash("sha256")
    .update(batch.map(({ id }) => id).join())
    .digest("base64url");

const isMissing = (error: unknown) => error instanceof JetStreamApiError && error.status === 404;

/** The client takes user and password apart from the addresses. */
function serversOf(url: string) {
  const urls = url.split(",").map((each) => new URL(each));
  const { username, password, protocol } = urls[0]!;
  return {
    servers: urls.map(({ host }) => host),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === "tls:" && { tls: {} }),
  };
}

const hostsOf = (url: string) => serversOf(url).servers.join(",");
