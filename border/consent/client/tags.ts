import { allows, consentGroups, hasDecided } from "../../../platform/shared/consent-cookie.ts";
import { removeStored } from "./remove-stored.ts";

/**
 * Selector of the shop's own tags: `<script type="text/plain" data-kontor-tag="C0004" src="…">`, which no browser loads. Each
 * runs once the shopper has allowed its group; a tag of an unknown group never does.
 */
const tagSelector = 'script[type="text/plain"][data-kontor-tag]';

/** A tag that a host declares in `window.kontor.tags`, so that a withdrawal of consent affects it. */
export interface HostTag {
  /** The id of its script. */
  id: string;
  /** Names of the items it stores in the browser; a `*` at the end is a wildcard. */
  names?: readonly string[];
  /** Stops the running script. Without it the page is reloaded. */
  stop?(): void;
}

const running = new Set<HTMLScriptElement>();

/** Runs the allowed tags that have not run yet. Resolves to their groups when they have loaded or failed. */
export async function runTags(cookies: string): Promise<string[]> {
  if (!hasDecided(cookies)) return [];
  const allowed = waitingTags().filter((tag) => isAllowed(tag, cookies));
  await Promise.all(allowed.map(run));
  return [...new Set(allowed.map((tag) => tag.dataset.kontorTag!))];
}

/**
 * Stops the tags that are no longer allowed, and removes their stored data. Returns whether any of them keeps running until the
 * page is left.
 */
export function endTags(cookies: string): boolean {
  if (!hasDecided(cookies)) return false;
  let goesOn = false;
  for (const tag of [...running, ...waitingTags()]) {
    if (isAllowed(tag, cookies)) continue;
    const said = hostTags().find(({ id }) => id && id === tag.id);
    if (running.delete(tag) && !ends(said)) goesOn = true;
    const { names = [] } = said ?? {};
    removeStored((["cookie", "local", "session"] as const).map((kind) => ({ names, kind })));
  }
  return goesOn;
}

const waitingTags = () => [...document.querySelectorAll<HTMLScriptElement>(tagSelector)];

/** Returns the declared tags; a script of the host may use the global for something else. */
function hostTags(): HostTag[] {
  const { kontor } = window as { kontor?: { tags?: unknown } };
  return Array.isArray(kontor?.tags) ? kontor.tags : [];
}

function ends(said: HostTag | undefined): boolean {
  try {
    said?.stop?.();
    return Boolean(said?.stop);
  } catch {
    return false;
  }
}

const isAllowed = ({ dataset }: HTMLScriptElement, cookies: string) =>
  Object.entries(consentGroups).some(
    ([name, id]) => id === dataset.kontorTag && allows(name as keyof typeof consentGroups, cookies),
  );

/** Replaces a tag by a script, because browsers run only scripts that are inserted as such. */
function run(tag: HTMLScriptElement): Promise<void> {
  const script = document.createElement("script");
  for (const { name, value } of tag.attributes)
    if (name !== "type") script.setAttribute(name, value);
  script.text = tag.text;
  running.add(script);
  return new Promise((done) => {
    if (script.src) script.onload = script.onerror = () => done();
    tag.replaceWith(script);
    if (!script.src) done();
  });
}
