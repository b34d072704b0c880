/** Another team's server that includes the border in its pages. */
export interface Host {
  origin: string;
  /** Sets the clock of a host in a process of its own; milliseconds since 1970. */
  setTime?(time: number): Promise<void>;
  stop(): Promise<void>;
}

/** A host whose operators read in a log why the shop has no fragment. */
export interface LoggingHost extends Host {
  log(): Promise<string>;
}

/** Other values for the settings of a recipe, such as `{ "proxy_read_timeout 2s": "proxy_read_timeout 60s" }`. */
export type OtherSettings = Record<string, string>;

/** Reports whether a host already answers; waits a moment if not. */
export async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/page-with-option.html`, { method: "HEAD" }).then(
    () => true,
    () => new Promise((resolve) => setTimeout(resolve, 50, false)),
  );
}

/**
 * Returns a page without what Next sends as its timing wants: data for its scripts, which come in the order in which it has them, and
 * fonts, which it names in the head or in a header of the response.
 */
export const comparable = (page: string) =>
  page
    .replaceAll(/<script[^>]*>\(?self\.__next_f[^]*?<\/script>/g, "")
    .replaceAll(/<link rel="preload" href="[^"]*" as="font" crossorigin="" [^>]*>/g, "");

/** Returns a recipe with other settings, so that the rest is tested unchanged. Throws where the recipe lacks one of them. */
export function withSettings(recipe: string, settings: OtherSettings): string {
  for (const [setting, value] of Object.entries(settings)) {
    if (!recipe.includes(setting)) throw new Error(`The recipe must say '${setting}'.`);
    recipe = recipe.replaceAll(setting, value);
  }
  return recipe;
}
