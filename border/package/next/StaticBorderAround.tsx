import { unstable_cache } from "next/cache";
import type { ReactNode } from "react";
import type { WebBorder } from "../core/web-border.ts";
import type { FragmentChoice } from "../core/fragment-options.ts";
import { BorderFrame } from "./BorderFrame.tsx";
import { BorderPreview } from "./BorderPreview.tsx";
import { cacheableBorder } from "./cacheable-border.ts";

export interface StaticBorderAroundProps extends FragmentChoice {
  border: WebBorder;
  /** The page, with an element that has `id="kontor-content"`. */
  children: ReactNode;
}

/** Lets Next render the page again after some seconds at the latest: the only function that says so while a page is rendered. */
const revalidateWithin = (seconds: number) =>
  unstable_cache(async () => seconds, ["@kontor/border", String(seconds)], {
    revalidate: seconds,
  })();

/**
 * A page between header and footer for applications without Cache Components: a server component for the root layout, directly in body.
 * It reads no request, so that pages may be static, and renewed when the shop's `Cache-Control` says so. Staff see their preview once the
 * script of the page runs. Throws in `next build` when the shop does not answer.
 */
export async function StaticBorderAround({ border, children, ...choice }: StaticBorderAroundProps) {
  const page = await cacheableBorder(border, choice);
  await revalidateWithin(Math.max(1, page.lifetime.fresh));
  return (
    <BorderFrame page={page}>
      {children}
      <BorderPreview site={border.site} {...choice} />
    </BorderFrame>
  );
}
