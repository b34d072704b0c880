import { Gauge, Histogram } from "prom-client";
import type { Kysely } from "kysely";
import { createRateLimits, type RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { ReportPeriod } from "../report-period.ts";
import { createCollector } from "./collector.ts";
import { createJetStreamSink, type JetStreamSinkOptions } from "./jetstream-sink.ts";
import { storeEvents } from "./event-store.ts";
import { createOutcomeCounts } from "./outcome-counts.ts";
import type { OrderSource } from "./order-source.ts";
import { ownEventsOf, type OwnEvents } from "./own-events.ts";
import { makePartitions } from "./partitions.ts";
import { createPostgresSink } from "./event-sink.ts";
import { deleteExpiredEvents, eraseVisitor } from "./retention.ts";
import { readTrackingReport } from "./tracking-report.ts";
import { erasureLimits, publishRoute, purchaseRoute, visitorRoute } from "./tracking-routes.ts";
import type { TrackingTables } from "./tracking-tables.ts";

export interface TrackingPorts extends Pick<JetStreamSinkOptions, "log"> {
  now(): Date;
  security: SecurityLog;
  /** The source of orders for reports; missing while the shop takes no orders. */
  orders?: OrderSource;
  /** NATS servers that acknowledge events before the database has them; empty without NATS. */
  natsUrl: string;
}

/** Milliseconds between two checks for missing partitions, and between two writes of counts. */
const [partitionsEvery, countsEvery] = [3_600_000, 5_000];

/** Creates the collector of tracking events. */
export function trackingSlice(
  database: Kysely<TrackingTables & RateLimitTables>,
  { now, natsUrl, log, orders, security }: TrackingPorts,
) {
  const counts = createOutcomeCounts(database);
  const seconds = new Histogram({
    name: "kontor_tracking_commit_seconds",
    help: "Time of one transaction that stores events",
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
    registers: [],
  });
  const written = createPostgresSink({
    store: (events) => storeEvents(database, events),
    onStored: (stored) => seconds.observe(stored.seconds),
  });
  const stream = natsUrl ? createJetStreamSink({ url: natsUrl, target: written, log }) : undefined;
  const sink = stream ?? written;
  const limits = createRateLimits(database, erasureLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );
  let ownEvents: OwnEvents = new Map();
  const collector = createCollector({ sink, counts, ownEvents: () => ownEvents });
  const erase = (visitor: string, at: Date) => eraseVisitor(database, visitor, at);
  const report = (period: ReportPeriod) =>
    readTrackingReport(database, period, { now: now(), orders });
  return {
    erase,
    report,
    start: async (slices) => {
      ownEvents = ownEventsOf(slices);
      // Until the next run succeeds, events are stored in the default partition.
      await makePartitions(database, now()).catch((error: unknown) =>
        log.error(error, "partitions of tracking were not made"),
      );
      stream?.start();
    },
    jobs: [
      {
        name: "make partitions of tracking",
        every: partitionsEvery,
        run: () => makePartitions(database, now()),
      },
      { name: "store counts of tracking", every: countsEvery, run: counts.store },
    ],
    deleteExpired: async (at) => {
      await deleteExpiredEvents(database, at);
      await counts.deleteExpired(at);
    },
    routes: (app, tools) => {
      publishRoute(app, { collector, ...tools });
      purchaseRoute(app, { collector, ...tools });
    },
    personalRoutes: (app, tools) => visitorRoute(app, { erase, limits, ...tools }),
    metrics: (registry) => {
      registry.registerMetric(counts.events);
      registry.registerMetric(counts.rejectedPurchases);
      registry.registerMetric(seconds);
      new Gauge({
        name: "kontor_tracking_queued",
        help: "Events that wait to be stored",
        registers: [registry],
        collect() {
          this.set(sink.queued);
        },
      });
    },
    close: async () => {
      await sink.close();
      // Losing the counts of the last seconds is better than a process that cannot stop.
      await counts
        .store()
        .catch((error: unknown) => log.error(error, "counts of tracking are lost"));
    },
  } satisfies Slice & { erase: typeof erase; report: typeof report };
}
