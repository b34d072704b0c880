import { BorderRouter } from "@kontor/border/next";
import type { ReactNode } from "react";
import { pages } from "../pages.ts";

/** The document of both root layouts, around a page and its border. */
export const Document = ({ children }: { children: ReactNode }) => (
  // The border's script writes attributes on html before React hydrates.
  <html lang="de" suppressHydrationWarning>
    <body>
      <script dangerouslySetInnerHTML={{ __html: "window.kontor = { spa: true }" }} />
      {children}
      <BorderRouter pages={pages} />
    </body>
  </html>
);
