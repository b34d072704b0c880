import { readFileSync } from "node:fs";

const filePrefix = "file:";

/**
 * Returns the key in a value of ENGINE_KEY: the value, or what the file of `file:PATH` holds at this moment. Throws if that cannot be
 * read, or is no key.
 */
export function readEngineKey(given: string): string {
  if (!given.startsWith(filePrefix)) return given;
  const path = given.slice(filePrefix.length);
  const key = readFileSync(path, "utf8").trim();
  if (!/^[!-~]{1,2000}$/.test(key)) throw new Error(`${path} does not hold one key.`);
  return key;
}
