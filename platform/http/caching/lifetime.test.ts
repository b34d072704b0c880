import { expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { lifetime, lifetimeWithStale } from "./lifetime.ts";

const started = Date.parse("2026-11-21T12:00:00Z");
/** Milliseconds until the next change, from 1 ms to half an hour. */
const left = fc.integer({ min: 1, max: 1_800_000 });
/** The time at which the server sends the response, as a fraction of the period in which it may. */
const part = fc.double({ min: 0, max: 1, noNaN: true });

/** Returns the moment until which a cache that counts whole seconds may serve the copy that it received at `sent`. */
const cachedUntil = (sent: number, seconds: number) =>
  seconds === 0 ? sent : Math.floor(sent / 1_000) * 1_000 + (seconds + 1) * 1_000 - 1;

function secondsOf(cacheControl: string) {
  const [, fresh, stale] =
    /^public, max-age=(\d+), stale-while-revalidate=(\d+), stale-if-error=86400$/.exec(
      cacheControl,
    )!;
  return { fresh: Number(fresh), stale: Number(stale) };
}

test("no cached copy outlives the content's next change, whenever it was sent", () => {
  fc.assert(
    fc.property(left, part, (milliseconds, later) => {
      const until = started + milliseconds;
      const { freshFor, freshUntil } = lifetime(started, until);
      const { cacheControl, freshUntil: staleFreshUntil } = lifetimeWithStale(started, until);
      const { fresh, stale } = secondsOf(cacheControl);
      for (const [seconds, end] of [
        [freshFor, freshUntil],
        [fresh + stale, staleFreshUntil],
      ] as const) {
        expect(end).toBeGreaterThan(started);
        const sent = started + (end - started - 1) * later;
        expect(cachedUntil(sent, seconds)).toBeLessThan(until);
      }
    }),
  );
});

test("cached copies live long while a change is far, and few renderings lead up to it", () => {
  const until = started + 3_600_000;
  expect(lifetime(started, until).freshFor).toBe(60);
  expect(secondsOf(lifetimeWithStale(started, Infinity).cacheControl)).toEqual({
    fresh: 60,
    stale: 600,
  });
  let renderings = 0;
  for (let now = started; now < until; now = lifetimeWithStale(now, until).freshUntil) renderings++;
  expect(renderings).toBeLessThan(15);
});

test("an answer that was rendered until after the change is stored by no cache", () => {
  const late = lifetimeWithStale(started + 5_000, started);
  expect(secondsOf(late.cacheControl)).toEqual({ fresh: 0, stale: 0 });
  expect(late.freshUntil).toBeLessThanOrEqual(started + 5_000);
});
