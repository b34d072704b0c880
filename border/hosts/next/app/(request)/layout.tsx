import { BorderAround } from "@kontor/border/next";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { border } from "../../kontor/border.ts";
import { Document } from "../../kontor/Document.tsx";

export const metadata: Metadata = { icons: "data:," };

/** Pages wait for a request, which may be that of staff who preview. */
export const instant = false;

/** The root layout of pages that are rendered when they are requested. `next/link` keeps it: its pages share one border. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <BorderAround border={border}>
        <main id="kontor-content">{children}</main>
      </BorderAround>
    </Document>
  );
}
