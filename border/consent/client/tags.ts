import {
  allows,
  consentGroups,
  hasDecided,
} from "../../../platform/shared/cookies/consent-cookie.ts";
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
  const allowed = waitingTags().filter((tag) => isAllowed(tag, cookies) && isTrusted(tag));
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

/**
 * Reports whether a tag has the nonce of the border's script. Under `'strict-dynamic'` a browser trusts what the border adds, so that
 * HTML without the page's nonce must not become a script. `document.scripts` would be such HTML's own `<form name="scripts">`.
 */
const isTrusted = ({ nonce }: HTMLScriptElement) =>
  [...document.querySelectorAll<HTMLScriptElement>(boot)].every((script) => script.nonce === nonce);

const boot = 'script[src*="/kontor/boot-"]';

/** Replaces a tag by a script, because browsers run only scripts that are inserted as such. */
function run(tag: HTMLScriptElement): Promise<void> {
  const policy = (trusted ??= tagPolicy());
  const script = document.createElement("script");
  for (const { name, value } of tag.attributes)
    if (name === "src") script.src = policy.createScriptURL(value);
    else if (name !== "type") script.setAttribute(name, value);
  // Browsers empty the attribute.
  script.nonce = tag.nonce;
  script.text = policy.createScript(tag.text);
  running.add(script);
  return new Promise((done) => {
    if (script.src) script.onload = script.onerror = () => done();
    tag.replaceWith(script);
    if (!script.src) done();
  });
}

type TagPolicy = Record<"createScript" | "createScriptURL", (text: string) => string>;
let trusted: TagPolicy | undefined;

/** Returns the policy by which tags run where a page requires Trusted Types; throws where the page does not allow it. */
function tagPolicy(): TagPolicy {
  const same = (text: string) => text;
  const rules: TagPolicy = { createScript: same, createScriptURL: same };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: TagPolicy): TagPolicy };
  };
  return trustedTypes?.createPolicy("kontor-tags", rules) ?? rules;
}
