import type { ReactNode } from "react";
import { inShop } from "../../platform/client/shop-address.ts";

export interface PlainDocumentProps {
  title: string;
  /** BCP 47; English by default. */
  lang?: string;
  /** Addresses of style sheets. */
  styles: string[];
  /** The address to which the page redirects by itself. */
  leadsTo?: string;
  children: ReactNode;
}

/** Renders a page without the shop's border, hidden from search engines: for developers and staff, and to print. */
export function PlainDocument({
  title,
  lang = "en",
  styles,
  leadsTo,
  children,
}: PlainDocumentProps) {
  return (
    <html lang={lang} data-kontor-theme="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        {leadsTo && <meta httpEquiv="refresh" content={`0;url=${inShop(leadsTo)}`} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
