const hex = (number: number, digits: number) =>
  number.toString(16).padStart(digits, "0").slice(-digits);

/**
 * Returns a UUID version 7 (RFC 9562): 48 bits of the event's time in milliseconds since 1970, and 74 random bits. Written by
 * hand, because a package would add a tenth to the size of the tracking client.
 */
export function eventId(time: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  const random = [...numbers].map((number) => hex(number, 8)).join("");
  const variant = "89ab"[numbers[0]! & 3]! + random.slice(8, 11);
  const start = hex(time, 12);
  return [
    start.slice(0, 8),
    start.slice(8),
    `7${random.slice(0, 3)}`,
    variant,
    random.slice(12),
  ].join("-");
}

/** Returns a random name that matches the collector's schema. */
export const randomName = () => crypto.getRandomValues(new Uint32Array(3)).join("-");
