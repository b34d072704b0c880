import { Gauge, type Registry } from "prom-client";
import type { createOrderAttempts } from "./order-attempts.ts";
import type { OrderPorts } from "./orders-ports.ts";

/** Registers the metrics of orders on their way; NaN while the database does not answer. */
export function watchAttempts(
  registry: Registry,
  { onTheirWay }: Pick<ReturnType<typeof createOrderAttempts>, "onTheirWay">,
  { now }: Pick<OrderPorts, "now">,
): void {
  type Found = Awaited<ReturnType<typeof onTheirWay>>;
  const gauge = (name: string, help: string, valueOf: (found: Found) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await onTheirWay().catch(() => undefined);
        this.set(found ? valueOf(found) : NaN);
      },
    });
  gauge(
    "kontor_orders_on_their_way",
    "Orders whose attempts have not ended, of all processes",
    ({ count }) => count,
  );
  gauge(
    "kontor_orders_waiting_seconds",
    "Age of the oldest order that is neither completed nor released",
    ({ openSince }) => (openSince ? (now().getTime() - openSince.getTime()) / 1_000 : 0),
  );
}
