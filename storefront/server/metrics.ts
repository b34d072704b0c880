import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { MemoryUse } from "../../platform/http/memory-use.ts";
import type { Admission } from "../../platform/http/overload/admission.ts";
import { refusals } from "../../platform/http/overload/waiting-tasks.ts";
import type { Drain } from "./drain.ts";
import type { WatchedParts } from "./parts-state.ts";

/** Fields of parts that are known without a request to them. */
interface KnownParts {
  database: Pick<WatchedParts["database"], "isListening">;
  search: WatchedParts["search"];
}

export interface Metrics {
  registry: Registry;
  /** Counts and times every response of an app. */
  measure(app: FastifyInstance): void;
  /** Returns a function that counts the responses of a route outside the app, by status. */
  counter(route: string): (status: number) => void;
  /** Counts a violation of the content security policy that a browser reported. */
  countCspReport(directive: string): void;
  /** Exposes what indexes and caches hold in memory, and their limits. */
  watchMemory(uses: () => MemoryUse[]): void;
  /** Exposes which parts of the process work. */
  watchParts(parts: KnownParts, drain: Pick<Drain, "isDraining">): void;
  /** Exposes how many tasks are admitted and refused. */
  watch(admission: Pick<Admission, "inFlight" | "queued" | "limit" | "refused">): void;
}

/** Counts responses by route and status, and measures their duration, for Prometheus. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  /** Answers by route and status since the last scrape: adding labels to each of them takes longer than to count it. */
  const counted = new Map<string, Map<number, number>>();
  new Counter({
    name: "kontor_answers_total",
    help: "Answers by route and status",
    labelNames: ["route", "status"],
    registers: [registry],
    collect() {
      for (const [route, byStatus] of counted) {
        for (const [status, count] of byStatus) this.inc({ route, status }, count);
        byStatus.clear();
      }
    },
  });
  const seconds = new Histogram({
    name: "kontor_answer_seconds",
    help: "Time from request to answer by route",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
    registers: [registry],
  });
  const cspReports = new Counter({
    name: "kontor_csp_reports_total",
    help: "What browsers refused because of a page's policy, by directive",
    labelNames: ["directive"],
    registers: [registry],
  });
  const counter = (route: string) => {
    const byStatus = counted.get(route) ?? new Map<number, number>();
    counted.set(route, byStatus);
    return (status: number) => void byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  };
  const measuredAs = (route: string) => {
    const child = seconds.labels({ route });
    return { count: counter(route), observe: (time: number) => child.observe(time) };
  };
  const measured = new Map<string, ReturnType<typeof measuredAs>>();
  return {
    registry,
    counter,
    measure: (app) =>
      app.addHook("onResponse", (request, reply, done) => {
        const route = request.routeOptions.url ?? "none";
        let measures = measured.get(route);
        if (!measures) measured.set(route, (measures = measuredAs(route)));
        measures.count(reply.statusCode);
        measures.observe(reply.elapsedTime / 1_000);
        done();
      }),
    countCspReport: (directive) => cspReports.inc({ directive }),
    watchMemory(uses) {
      for (const [name, help, field] of [
        ["bytes", "Bytes of an index or a cache", "bytes"],
        ["limit_bytes", "Most bytes that a cache may hold (CACHE_MEMORY)", "limit"],
      ] as const)
        new Gauge({
          name: `kontor_memory_${name}`,
          help,
          labelNames: ["part"],
          registers: [registry],
          collect() {
            for (const { part, [field]: value } of uses())
              if (value !== undefined) this.set({ part }, value);
          },
        });
    },
    watchParts({ database, search }, drain) {
      for (const [name, help, isTrue] of [
        ["search_ready", "1 when the search has an index", () => search.isReady],
        [
          "listener_connected",
          "1 when notifications of the database are received",
          () => database.isListening,
        ],
        ["draining", "1 from SIGTERM on", () => drain.isDraining],
      ] as const)
        new Gauge({
          name: `kontor_${name}`,
          help,
          registers: [registry],
          collect() {
            this.set(Number(isTrue()));
          },
        });
    },
    watch(admission) {
      for (const [name, help, value] of [
        ["in_flight", "Renderings and requests under way", () => admission.inFlight],
        ["queued", "Renderings and requests that wait for a place", () => admission.queued],
        ["limit", "Most that may be under way at once", () => admission.limit],
      ] as const)
        new Gauge({
          name: `kontor_work_${name}`,
          help,
          registers: [registry],
          collect() {
            this.set(value());
          },
        });
      new Counter({
        name: "kontor_work_refused_total",
        help: "Renderings and requests that were not begun, by reason",
        labelNames: ["reason"],
        registers: [registry],
        collect() {
          this.reset();
          for (const reason of refusals) this.inc({ reason }, admission.refused[reason]);
        },
      });
    },
  };
}

/** Serves `/metrics`. */
export async function serveMetrics(
  registry: Registry,
  host: string,
  port: number,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, listening);
  });
  return server;
}
