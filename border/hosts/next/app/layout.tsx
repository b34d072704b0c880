import { connectBorder } from "@kontor/border";
import { BorderAround, BorderRouter } from "@kontor/border/next";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { pages } from "../pages.ts";

export const metadata: Metadata = { icons: "data:," };

const border = connectBorder({ shop: process.env.SHOP ?? "http://127.0.0.1:3000" });

/** The root layout, which `next/link` keeps: pages of the application share one border. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The border's script writes attributes on html before React hydrates.
    <html lang="de" suppressHydrationWarning>
      <body style={{ margin: 0 }}>
        <script dangerouslySetInnerHTML={{ __html: "window.kontor = { spa: true }" }} />
        <BorderAround border={border}>
          <main id="kontor-content">{children}</main>
        </BorderAround>
        <BorderRouter pages={pages} />
      </body>
    </html>
  );
}
