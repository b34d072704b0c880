import type { Border } from "../../node/border.ts";

declare global {
  namespace App {
    interface Locals {
      /** Of server.ts: fetches and caches the border. */
      border: Border;
      /** HTML for the layout. */
      header: string;
      footer: string;
    }
  }
}
