import { afterAll, beforeEach } from "vitest";
import { openTestShop } from "./shop.ts";
import { batchAt, eventAt, publishTo } from "./tracked-events.ts";

const start = new Date("2026-11-25T10:00:00Z");

/** Opens the collector that a file's tests share, with a clock that only they set. */
export async function openCollector() {
  let clock = start;
  const shop = await openTestShop({ now: () => clock });
  const { database, tracking } = shop.services;
  afterAll(() => shop.close());
  beforeEach(() => {
    clock = start;
  });

  const now = () => clock.getTime();
  const batch = (events: unknown[], more = {}) => batchAt(now(), events, more);
  const publish = (body: unknown, headers?: Record<string, string>) =>
    publishTo(shop, body, headers);
  return {
    shop,
    now,
    /** Advances the shop's clock. */
    pass: (milliseconds: number) => {
      clock = new Date(now() + milliseconds);
    },
    event: (more = {}) => eventAt(now(), more),
    batch,
    publish,
    /** Returns the reason why an event is rejected; undefined when it is accepted. */
    rejection: async (event: unknown, more = {}, headers?: Record<string, string>) =>
      (await publish(batch([event], more), headers)).response.rejected[0]?.code,
    stored: (id: string) =>
      database.sql.selectFrom("tracking_event").selectAll().where("id", "=", id).execute(),
    /** Returns the report's rejected events and dropped fields. */
    async refusals() {
      await tracking.jobs.find(({ name }) => name.includes("counts"))!.run();
      const today = { from: "2026-11-25", to: "2026-11-25", sites: [] };
      return (await tracking.report(today)).refusals;
    },
  };
}
