import type { ReactNode } from "react";
import type { PageParts } from "../core/web-border.ts";
import { separateFonts } from "../core/whole-fragment.ts";
import { BorderPart } from "../react/BorderPart.tsx";
import { shareParts } from "../react/share-parts.ts";
import { FontHints } from "./FontHints.tsx";

interface BorderFrameProps {
  page: PageParts;
  /** The nonce of the page's `Content-Security-Policy`. */
  nonce?: string;
  children: ReactNode;
}

/** Header and footer around a page. Never in a cached component: their HTML is in the memory of the process that renders the page. */
export function BorderFrame({ page, nonce, children }: BorderFrameProps) {
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
