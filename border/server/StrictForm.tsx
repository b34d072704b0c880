import type { ReactNode } from "react";
import { shopBase } from "../../platform/client/shop-address.ts";
import type { Platform } from "../../platform/shared/platform.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

export interface StrictFormProps {
  site: Pick<Site, "code" | "locale" | "currency" | "brand">;
  platform?: Platform;
  monitoring?: boolean;
  isSticky?: boolean;
  /** Address of the style sheet of the shadow root. */
  styles: string;
  /** The header or the footer. */
  children: ReactNode;
}

/**
 * Puts a header or a footer into a declarative shadow root, where the styles of the host do not reach it. The attributes repeat what
 * scripts and styles of the page read of a border.
 */
export function StrictForm({
  site: { code, locale, currency, brand },
  platform,
  monitoring,
  isSticky,
  styles,
  children,
}: StrictFormProps) {
  return (
    <kontor-border
      lang={locale}
      dir="ltr"
      data-kontor="shadow"
      data-site={code}
      data-currency={currency.code}
      data-brand={brand.name}
      data-monitoring={monitoring || undefined}
      data-platform={platform}
      data-sticky={isSticky || undefined}
      data-kontor-base={shopBase() || undefined}
    >
      <template {...{ shadowrootmode: "open" }}>
        <link rel="stylesheet" href={styles} />
        {/* What follows the part says that the parser has read it to its end (boot.ts). */}
        {children}{" "}
      </template>
    </kontor-border>
  );
}

declare module "react/jsx-runtime" {
  namespace JSX {
    interface IntrinsicElements {
      "kontor-border": {
        lang: string;
        dir: "ltr";
        "data-kontor": "shadow";
        "data-site": string;
        "data-currency": string;
        "data-brand": string;
        "data-monitoring"?: boolean;
        "data-platform"?: Platform;
        "data-sticky"?: boolean;
        "data-kontor-base"?: string;
        children: ReactNode;
      };
    }
  }
}
