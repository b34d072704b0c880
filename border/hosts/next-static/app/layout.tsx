import { connectBorder } from "@kontor/border";
import { StaticBorderAround } from "@kontor/border/next";
import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { icons: "data:," };

const border = connectBorder({ shop: process.env.SHOP ?? "http://127.0.0.1:3000" });

/** The root layout of static pages without Cache Components, which Next renders again as often as the border changes. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" suppressHydrationWarning>
      <body style={{ margin: 0 }}>
        <StaticBorderAround border={border}>
          <main id="kontor-content">{children}</main>
        </StaticBorderAround>
      </body>
    </html>
  );
}
