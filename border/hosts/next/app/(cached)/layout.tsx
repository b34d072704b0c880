import { CachedBorderAround } from "@kontor/border/next/cached";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { border } from "../../kontor/border.ts";
import { Document } from "../../kontor/Document.tsx";

export const metadata: Metadata = { icons: "data:," };

/** The root layout of pages whose static shell has the border, and is rendered again as often as that changes. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <CachedBorderAround border={border}>
        <main id="kontor-content">{children}</main>
      </CachedBorderAround>
    </Document>
  );
}
