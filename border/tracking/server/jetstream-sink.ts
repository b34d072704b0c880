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
import { isRefusedValue } from "../../../platform/database/unavailable.ts";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { firstOfEach, type CheckedEvent, type EventSink, type Stored } from "./event-sink.ts";

export interface JetStreamSinkOptions {
  /** "nats://user:password@host:4222"; servers of a cluster are separated by commas. */
  url: string;
  /** The sink that stores the events of the stream: when it has stored them, they are removed from the stream. */
  target: EventSink;
  /** Limit of events that wait for the server's acknowledgement. More are refused. */
  highWater?: number;
  log: { error(details: unknown, message?: string): void; info(message: string): void };
}

const stream = "KONTOR_EVENTS";
const subject = "kontor.events";
const consumer = "kontor-writer";

/** Milliseconds in which the server detects duplicates; the database detects later ones, exactly. */
const duplicateWindow = 120_000;
/** Milliseconds to wait for the server's acknowledgement of a batch. */
const acknowledgedWithin = 2_000;
/** Limit of batches that all processes write at once, and that one process requests. */
const maxPending = 500;
const maxAskedFor = 100;
/** Milliseconds after which a batch that a process received but did not write goes to another process. */
const writtenWithin = 30_000;
/** Milliseconds until a failed write of a batch is retried. */
const tryAgainAfter = 5_000;

/** Thrown when NATS has not acknowledged events or cannot be reached. A retry may succeed later. */
class EventStreamUnavailableError extends Error {
  readonly statusCode = 503;
}

/**
 * Creates a sink in front of another one. It answers when JetStream has acknowledged the events, and writes them to its target in
 * the background. Any number of processes may do both. The events of a request are one message. When events are sent again
 * together with others, only the target knows that it already has them, so they are answered as accepted.
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
      messages = await writer.consume({ max_messages: maxAskedFor });
      if (isClosed) break;
      for await (const message of messages) {
        // Not awaited: batches that arrive together share a transaction.
        void storeMessage(message).then(
          () => message.ack(),
          (error: unknown) => {
            message.nak(tryAgainAfter);
            if (!(error instanceof RefusedError)) log.error(error, "events wait to be written");
          },
        );
      }
    }
  }

  /**
   * Stores the events of a message. Events that can never be written are logged and left out, so that they do not block the
   * others.
   */
  async function storeMessage(message: JsMsg) {
    const events = eventsOf(message);
    if (!events) return log.error({ sequence: message.seq }, "a message of no events is dropped");
    await storeAll(events);
  }

  async function storeAll(events: CheckedEvent[]) {
    try {
      await target.store(events);
    } catch (error) {
      if (!isRefusedValue(error)) throw error;
      if (events.length > 1) for (const event of events) await storeAll([event]);
      else drop(events[0]!, error);
    }
  }

  /** Does not log the error itself, which may repeat the event's data. */
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

  /** Retries until it succeeds: without NATS the shop stays open and refuses events. */
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
    async store(events) {
      if (events.length === 0) return [];
      if (isFull()) throw new RefusedError("full");
      const { first, repeats } = firstOfEach(events);
      const batch = [...first, ...repeats];
      queued += batch.length;
      try {
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
        queued -= batch.length;
      }
    },
    async close() {
      isClosed = true;
      closing.resolve();
      await messages?.close();
      await target.close();
      // Lets acknowledgements in flight reach the server.
      if (isConnected) await connection?.drain();
      else await connection?.close();
      await working;
    },
  };
}

/**
 * Creates stream and consumer where they are missing. For three replicas the operator creates the stream first.
 *
 * After a crash the server may have forgotten that it removed events which it knows to be written. They would stay in the stream
 * forever. The consumer is therefore created again and receives all remaining events; the database recognizes those that it has.
 */
async function prepare(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  await manager.streams.info(stream).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    await manager.streams.add({
      name: stream,
      subjects: [subject],
      storage: StorageType.File,
      // An event is removed when it is written; a full stream refuses new events instead of dropping the oldest.
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
      max_ack_pending: maxPending,
    });
  });

function eventsOf(message: JsMsg): CheckedEvent[] | undefined {
  try {
    return message.json<CheckedEvent[]>();
  } catch {
    return undefined;
  }
}

/** Returns the same id for the same events: a batch is sent again when its answer was lost. */
const batchId = (batch: CheckedEvent[]) =>
  createHash("sha256")
    .update(batch.map(({ id }) => id).join())
    .digest("base64url");

const isMissing = (error: unknown) => error instanceof JetStreamApiError && error.status === 404;

/** The client expects user and password separate from the addresses. */
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
