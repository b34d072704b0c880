import type { KontorPage } from "./kontor-page.ts";

/** Milliseconds for which a click waits for the border's script, which comes through the host from the shop. */
const patience = 10_000;

/** Milliseconds between two looks: the script sends no event when it starts. */
const pause = 50;

/** Resolves to a part of `window.kontor` as soon as the border's script has set it. Rejects if that does not happen in time. */
export async function startedBorder<Name extends "cart" | "consent">(
  name: Name,
): Promise<NonNullable<KontorPage[Name]>> {
  for (let waited = 0; waited <= patience; waited += pause) {
    const part = window.kontor?.[name];
    if (part) return part;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`The border of this page has not started: window.kontor.${name} is missing.`);
}
