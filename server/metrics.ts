import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

export interface Metrics {
  registry: Registry;
  /** Counts and times every answer of an app. */
  measure(app: FastifyInstance): void;
  /** Counts the answers of a route that the app never sees, by status. */
  counter(route: string): (status: number) => void;
}

/** Counts answers by route and status, and measures them; for Prometheus. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: "kontor_answers_total",
    help: "Answers by route and status",
    labelNames: ["route", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "kontor_answer_seconds",
    help: "Time from request to answer by route",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
    registers: [registry],
  });
  // Labels are put together once for each status: this is the busiest line of the server.
  const counter = (route: string) => {
    const byStatus = new Map<number, { inc(): void }>();
    return (status: number) => {
      let counted = byStatus.get(status);
      if (!counted) {
        counted = answers.labels({ route, status });
        byStatus.set(status, counted);
      }
      counted.inc();
    };
  };
  return {
    registry,
    counter,
    measure: (app) =>
      app.addHook("onResponse", (request, reply, done) => {
        const route = request.routeOptions.url ?? "none";
        answers.inc({ route, status: reply.statusCode });
        seconds.observe({ route }, reply.elapsedTime / 1_000);
        done();
      }),
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
