import type { PageParts } from "../core/web-border.ts";
import { shareHtml } from "./shared-html.ts";

/** Header and footer by the names under which `BorderPart` finds their HTML: small enough to be sent to the browser. */
export interface SharedParts {
  header: string;
  footer: string;
}

/**
 * Shares the border of a page with its `BorderPart`s, in a loader or a server component. Fetch it without a nonce: `BorderPart` gets
 * that.
 */
export const shareParts = ({ head, header, footer }: PageParts): SharedParts => ({
  header: shareHtml(head + header),
  footer: shareHtml(footer),
});
