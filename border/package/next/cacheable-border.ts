import { randomUUID } from "node:crypto";
import { unstable_cache } from "next/cache";
import type { WebBorder, PageParts } from "../core/web-border.ts";
import type { FragmentChoice } from "../core/fragment-options.ts";

/**
 * Returns the border for a page that is cached, without a preview of staff. Throws in `next build` when there is none: the page would be
 * served without it.
 */
export async function cacheableBorder(
  border: WebBorder,
  choice: FragmentChoice,
): Promise<PageParts> {
  const load = () => border.get({ headers: {} }, choice);
  if (process.env.NEXT_PHASE !== "phase-production-build") return load();
  const page = await withoutStoredAnswers(load);
  if (page.state === "fallback")
    throw new Error(
      `next build prerenders pages, and the shop at ${border.shop} has no border for them: let it answer during the build, or use BorderAround of @kontor/border/next.`,
    );
  return page;
}

/** Next stores the answers of `fetch` for the next builds, except within a function of `unstable_cache`. */
async function withoutStoredAnswers<T>(load: () => Promise<T>): Promise<T> {
  let loaded: T | undefined;
  await unstable_cache(async () => void (loaded = await load()), [randomUUID()])();
  return loaded!;
}
