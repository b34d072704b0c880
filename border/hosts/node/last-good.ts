/** A complete fragment, and how long it may be shown. */
export interface Fragment {
  html: string;
  /** The response's header `Cache-Control`. */
  cacheControl: string;
  /** The response's header `Age`, for a shop behind a cache: seconds. */
  age: number;
}

/** Milliseconds for which no page waits for a shop that has failed, and none asks it. */
const pauseAfterFailure = 10_000;

/** Reports whether HTML is a whole header or footer, and not an error page or the first half of a fragment. */
export function isWhole(html: string): boolean {
  const [, root] = /<(kontor-border|header|footer)[^>]* data-kontor=/.exec(html) ?? [];
  return root !== undefined && html.includes(`</${root}>`);
}

/**
 * Creates a cache for one fragment: it serves the last good one as long as its `Cache-Control` allows. All pages share one request
 * at a time, and after a failure (a rejected `load`), which is logged, there is none for a while. Returns undefined without a fragment to show.
 */
export function lastGood<T extends Fragment>() {
  let good: { fragment: T; since: number } | undefined;
  let loading: Promise<T | undefined> | undefined;
  let pausedUntil = 0;

  async function renew(load: () => Promise<T>) {
    const start = Date.now();
    try {
      const fragment = await load();
      good = { fragment, since: start - fragment.age * 1_000 };
      return fragment;
    } catch (error) {
      console.warn("A fragment of the border cannot be fetched:", error);
      pausedUntil = Date.now() + pauseAfterFailure;
      return undefined;
    } finally {
      loading = undefined;
    }
  }

  /** Returns the fragment while its age is within the sum of these directives. */
  function within(...directives: string[]) {
    if (!good) return undefined;
    const { fragment, since } = good;
    const seconds = directives.map((name) => secondsOf(name, fragment.cacheControl));
    const allowed = seconds.reduce((sum, value) => sum + value, 0);
    return Date.now() - since < allowed * 1_000 ? fragment : undefined;
  }

  return async (load: () => Promise<T>): Promise<T | undefined> => {
    const fresh = within("max-age");
    if (fresh) return fresh;
    const renewed = Date.now() < pausedUntil ? undefined : (loading ??= renew(load));
    return (
      within("max-age", "stale-while-revalidate") ??
      (await renewed) ??
      within("max-age", "stale-if-error")
    );
  };
}

const secondsOf = (directive: string, cacheControl: string) =>
  Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
