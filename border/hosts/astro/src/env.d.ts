import type { HostBorder, PageParts } from "@kontor/border";

declare global {
  namespace App {
    interface Locals {
      /** Fetches and caches the border; created in server.ts. */
      border: HostBorder;
      /** HTML for the layout. */
      parts: PageParts;
    }
  }
}
