import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { previewCookie } from "../../node/preview-cookie.ts";
import { BorderPart } from "../kontor/BorderPart.tsx";
import { KontorRouter } from "../kontor/KontorRouter.tsx";

export const metadata: Metadata = { icons: "data:," };

/** The root layout, which `next/link` keeps: pages of the application share one border. */
export default async function Layout({ children }: { children: ReactNode }) {
  // Reading it makes every page dynamic: a page from the build would have the border of the build.
  const cookie = previewCookie((await cookies()).toString());
  return (
    // The border's script writes attributes on html before React hydrates.
    <html lang="de" suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: "window.kontor = { spa: true }" }} />
        <BorderPart name="header" cookie={cookie} />
        <main id="kontor-content">{children}</main>
        <BorderPart name="footer" cookie={cookie} />
        <KontorRouter />
      </body>
    </html>
  );
}
