import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import type { PageChoice } from "../core/known-choice.ts";
import type { WebBorder } from "../core/web-border.ts";
import { BorderFrame } from "./BorderFrame.tsx";

export interface BorderAroundProps extends PageChoice {
  border: WebBorder;
  /** The page, with an element that has `id="kontor-content"`. */
  children: ReactNode;
}

/**
 * A page between header and footer: a server component for the root layout, directly in body. It reads the request, for previews of
 * staff, so that pages are rendered when they are requested; with Cache Components the layout exports `instant = false`. Throws in a page
 * with `dynamic = "force-static"`, which would have the border of the build: that needs `StaticBorderAround`.
 */
export async function BorderAround({ border, children, nonce, ...choice }: BorderAroundProps) {
  // Cache Components would render the layout ahead of a navigation, with the cookies of the page before.
  await connection();
  const request = await headers();
  // Next has no headers at all for such a page, and at least Host for every request.
  if (request.keys().next().done)
    throw new Error(
      'A page with dynamic = "force-static" would have the border of the build for ever: use StaticBorderAround of @kontor/border/next in its layout.',
    );
  const page = await border.get({ headers: request }, choice);
  return (
    <BorderFrame page={page} nonce={nonce}>
      {children}
    </BorderFrame>
  );
}
