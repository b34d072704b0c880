import { instead, shown } from "./check-settings.ts";
import { allOptions, partPlatforms, type FragmentChoice } from "./fragment-options.ts";
import type { WaitUntil } from "./shared-run.ts";

export interface PageChoice extends FragmentChoice {
  /** The nonce of the page's `Content-Security-Policy`, for the border's script and style sheets. */
  nonce?: string;
  /**
   * Keeps a request alive until its promise is settled, as `context.waitUntil` of Workers does: a border that is renewed for later pages
   * would end with the page otherwise. Servers need none.
   */
  waitUntil?: WaitUntil;
}

const names = ["options", "platform", "nonce", "waitUntil"] as const satisfies (keyof PageChoice)[];

/**
 * Returns the parts of a page's choice that are right, and reports the others by name: a page gets its border even if its options, which
 * may come from a visitor, are wrong.
 */
export function knownChoice(
  choice: PageChoice | undefined,
  report: (message: string) => void,
): PageChoice {
  const given: Record<string, unknown> = { ...choice };
  const wrong = (message: string) => report(`A page asks for a border with ${message}`);

  for (const name of Object.keys(given))
    if (!names.some((each) => each === name)) wrong(`the choice ${instead(name, names)}`);
  const { platform, nonce } = given;
  const options: unknown = given.options ?? [];
  if (!Array.isArray(options)) wrong(`options that are no list: ${shown(options)}`);
  const listed: unknown[] = Array.isArray(options) ? options.filter(Boolean) : [];
  for (const option of listed)
    if (!allOptions.some((each) => each === option))
      wrong(`the option ${instead(option, allOptions)}`);
  const known = partPlatforms.find((each) => each === platform);
  if (platform && !known) wrong(`the platform ${instead(platform, partPlatforms)}`);
  if (nonce && typeof nonce !== "string") wrong(`a nonce that is no string: ${shown(nonce)}`);
  return {
    options: allOptions.filter((each) => listed.includes(each)),
    platform: known,
    nonce: typeof nonce === "string" ? nonce : undefined,
    waitUntil: choice?.waitUntil,
  };
}
