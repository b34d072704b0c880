import type { StubShop } from "@kontor/border/test";
import type { Page } from "@playwright/test";

/** Shop and page on which examples run. */
export interface ExampleTools {
  /** A shop of `startStubShop`. */
  shop: StubShop;
  /** A page of Playwright, on a page of a host with the shop's border. */
  page: Page;
}

/** An example of an export, under its name. Its result stands in docs/border-package-examples.md. */
export type Example = (tools: ExampleTools) => unknown;
