import type { Border } from "../../node/border.ts";

declare global {
  namespace App {
    interface Locals {
      /** Fetches and caches the border; created in server.ts. */
      border: Border;
      /** HTML for the layout. */
      header: string;
      footer: string;
    }
  }
}
