import { AssertionError } from "node:assert/strict";
import { inspect, isDeepStrictEqual } from "node:util";

/** Returns why a check fails in one sentence, without a full stop: "a price: expected 900, got 990". */
export function failureSentence(error: Error): string {
  const [first = ""] = error.message.split("\n");
  if (!(error instanceof AssertionError)) return first.replace(/\.$/, "");
  const { actual, expected, operator, generatedMessage } = error;
  const said = generatedMessage ? "" : first.replace(/\.$/, "");
  if (operator === "fail") return said;
  if (operator === "==")
    return said || `expected ${actual === false ? "true" : "something"}, got ${short(actual)}`;
  if (operator === "rejects") return `expected ${nameOf(expected)}, got ${short(actual)}`;
  const isOther = operator === "notStrictEqual" || operator === "notDeepStrictEqual";
  const difference = isOther
    ? `expected anything but ${short(expected)}`
    : differenceOf(actual, expected);
  return said ? `${said}: ${difference}` : difference;
}

/** The error that was to be thrown, or what was to be true of it. */
const nameOf = (wanted: unknown) =>
  typeof wanted === "function" && wanted.prototype instanceof Error
    ? `the error ${wanted.name}`
    : "an error";

/** Names two values, or where they are too long the first place in which they differ. */
function differenceOf(actual: unknown, expected: unknown, place = ""): string {
  if (isLong(actual) || isLong(expected)) {
    const [one, other] = [Object(actual), Object(expected)] as Record<string, unknown>[];
    const key = Object.keys({ ...one, ...other }).find(
      (each) => !isDeepStrictEqual(one![each], other![each]),
    );
    if (typeof actual === typeof expected && typeof actual === "object" && key !== undefined)
      return differenceOf(one![key], other![key], place ? `${place}/${key}` : key);
  }
  return `${place ? `${place}: ` : ""}expected ${short(expected)}, got ${short(actual)}`;
}

const maxLength = 200;
const written = (value: unknown) =>
  value === undefined
    ? "nothing"
    : value instanceof Error
      ? `the error ${value.name}: ${value.message.replace(/\.$/, "")}`
      : inspect(value, { breakLength: Infinity, compact: true, depth: 8 });
const isLong = (value: unknown) => written(value).length > maxLength;

function short(value: unknown): string {
  const text = written(value);
  return text.length > maxLength && !(value instanceof Error)
    ? `${text.slice(0, maxLength)}…`
    : text;
}
