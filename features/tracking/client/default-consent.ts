type ConsentState = "granted" | "denied";

/**
 * Says that nothing is allowed yet (Google's consent mode, basic), before all that the data layer has already: the page's first
 * script calls it, so that no consent tool comes before. A host that says it itself is left alone.
 */
export function pushDefault() {
  const layer = dataLayer();
  if (!layer || layer.some(isDefault)) return;
  command("consent", "default", consentState("denied", "denied"));
  // A tag manager has read the older entries and listens to `push` of its own; others read the list from its beginning.
  if (!Object.hasOwn(layer, "push")) layer.unshift(layer.pop());
}

/** The page's data layer; undefined where a script of the host uses its name for something else. */
export function dataLayer(): unknown[] | undefined {
  const page = window as { dataLayer?: unknown };
  page.dataLayer ??= [];
  return Array.isArray(page.dataLayer) ? page.dataLayer : undefined;
}

/** What Google calls `gtag`: its tags understand the arguments of a function and no array. */
export function command(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- the object itself is what the tags look for
  dataLayer()?.push(arguments);
}

/** Both the `arguments` of Google's snippet and a list: what a host says is not said again. */
function isDefault(entry: unknown): boolean {
  const [name, kind] = Object.values(entry ?? {}) as unknown[];
  return name === "consent" && kind === "default";
}

/** The purposes of Google's consent mode, by the two groups that they belong to. */
export const consentState = (advertising: ConsentState, statistics: ConsentState) => ({
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
  analytics_storage: statistics,
});
