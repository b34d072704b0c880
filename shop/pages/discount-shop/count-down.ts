import type { CountdownUnit } from "../../discount-shop/discount-shop-texts.ts";

/** Returns what is left until a moment, both in milliseconds since 1970; nothing less than 0. */
export function timeLeft(until: number, now: number): Record<CountdownUnit, number> {
  // The second that has begun counts, so that the moment itself is the first without any.
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
