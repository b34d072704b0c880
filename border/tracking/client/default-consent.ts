type ConsentState = "granted" | "denied";

/**
 * Puts "everything denied" (Google's consent mode, basic) before all entries of the data layer, unless the host has set a default
 * itself. The page's first script calls it, so that it runs before any consent tool.
 */
export function pushDefault() {
  const layer = dataLayer();
  if (!layer || layer.some(isDefault)) return;
  command("consent", "default", consentState("denied", "denied"));
  // A tag manager has replaced `push` and has read the older entries; other readers start at the beginning of the array.
  if (!Object.hasOwn(layer, "push")) layer.unshift(layer.pop());
}

/** Returns the page's data layer, or undefined where a script of the host uses that name for something else. */
export function dataLayer(): unknown[] | undefined {
  const page = window as { dataLayer?: unknown };
  page.dataLayer ??= [];
  return Array.isArray(page.dataLayer) ? page.dataLayer : undefined;
}

/** Google's `gtag` function: its tags understand an `arguments` object but not an array. */
export function command(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- the object itself is what the tags look for
  dataLayer()?.push(arguments);
}

/** Accepts both the `arguments` object of Google's snippet and an array, so that a default of the host is not set twice. */
function isDefault(entry: unknown): boolean {
  const [name, kind] = Object.values(entry ?? {}) as unknown[];
  return name === "consent" && kind === "default";
}

/** The purposes of Google's consent mode, mapped from our two consent groups. */
export const consentState = (advertising: ConsentState, statistics: ConsentState) => ({
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
  analytics_storage: statistics,
});
