import { allows, consentGroups, hasDecided } from "../../../shared/consent-cookie.ts";

/**
 * The shop's own tags: `<script type="text/plain" data-kontor-tag="C0004" src="…">`, which no browser loads. Each runs once the
 * shopper has allowed its group; a tag of an unknown group never does.
 */
const tagSelector = 'script[type="text/plain"][data-kontor-tag]';

/** Runs the tags that are allowed by now and did not run yet. Resolves to their groups when they are loaded, or have failed. */
export async function runTags(cookies: string): Promise<string[]> {
  if (!hasDecided(cookies)) return [];
  const allowed = [...document.querySelectorAll<HTMLScriptElement>(tagSelector)].filter((tag) =>
    isAllowed(tag.dataset.kontorTag, cookies),
  );
  await Promise.all(allowed.map(run));
  return [...new Set(allowed.map((tag) => tag.dataset.kontorTag!))];
}

const isAllowed = (group: string | undefined, cookies: string) =>
  Object.entries(consentGroups).some(
    ([name, id]) => id === group && allows(name as keyof typeof consentGroups, cookies),
  );

/** Replaces a tag by a script: browsers run those alone that are inserted as such. */
function run(tag: HTMLScriptElement): Promise<void> {
  const script = document.createElement("script");
  for (const { name, value } of tag.attributes)
    if (name !== "type") script.setAttribute(name, value);
  script.text = tag.text;
  return new Promise((done) => {
    if (script.src) script.onload = script.onerror = () => done();
    tag.replaceWith(script);
    if (!script.src) done();
  });
}
