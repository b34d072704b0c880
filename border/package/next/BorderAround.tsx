import { cookies } from "next/headers";
import type { ReactNode } from "react";
import type { PageChoice, WebBorder } from "../core/web-border.ts";
import { separateFonts } from "../core/whole-fragment.ts";
import { BorderPart } from "../react/BorderPart.tsx";
import { shareParts } from "../react/share-parts.ts";
import { FontHints } from "./FontHints.tsx";

export interface BorderAroundProps extends PageChoice {
  border: WebBorder;
  /** The page, with an element that has `id="kontor-content"`. */
  children: ReactNode;
}

/**
 * A page between header and footer: a server component for the root layout, directly in body. It reads the cookie of staff previews,
 * which makes the pages dynamic: a page from the build would have the border of the build.
 */
export async function BorderAround({ border, children, nonce, ...choice }: BorderAroundProps) {
  const cookie = (await cookies()).toString();
  const page = await border.get({ headers: { cookie } }, choice);
  const { fonts, rest } = separateFonts(page.head);
  const parts = shareParts({ ...page, head: rest });
  return (
    <>
      <FontHints fonts={fonts} />
      <BorderPart name="header" parts={parts} nonce={nonce} />
      {children}
      <BorderPart name="footer" parts={parts} nonce={nonce} />
    </>
  );
}
