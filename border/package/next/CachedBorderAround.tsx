import { cacheLife } from "next/cache";
import type { ReactNode } from "react";
import type { WebBorder } from "../core/web-border.ts";
import type { FragmentChoice } from "../core/fragment-options.ts";
import { BorderFrame } from "./BorderFrame.tsx";
import { BorderPreview } from "./BorderPreview.tsx";
import { cacheableBorder } from "./cacheable-border.ts";

export interface CachedBorderAroundProps extends FragmentChoice {
  border: WebBorder;
  /** The page, with an element that has `id="kontor-content"`. */
  children: ReactNode;
}

/** Seconds below which Next prerenders no page with a cached value, and no shell of an application. */
const minLife = 300;

/** The borders of this process: cached functions have no functions among their arguments. */
const borders = new Map<string, WebBorder>();

async function cachedParts(name: string, choice: FragmentChoice) {
  "use cache";
  const page = await cacheableBorder(borders.get(name)!, choice);
  const { fresh, stale } = page.lifetime;
  const revalidate = Math.max(1, fresh);
  cacheLife({ stale: minLife, revalidate, expire: Math.max(minLife, revalidate + stale) });
  return page;
}

/**
 * A page between header and footer for applications with Cache Components: a server component for the root layout, directly in body. The
 * border is part of each page's static shell, and renewed when the shop's `Cache-Control` says so. Staff see their preview once the
 * script of the page runs. Throws in `next build` when the shop does not answer.
 */
export async function CachedBorderAround({ border, children, ...choice }: CachedBorderAroundProps) {
  const name = `${border.shop} ${border.site}`;
  borders.set(name, border);
  const page = await cachedParts(name, choice);
  return (
    <BorderFrame page={page}>
      {children}
      <BorderPreview site={border.site} {...choice} />
    </BorderFrame>
  );
}
