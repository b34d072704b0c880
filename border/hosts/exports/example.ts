import type { StubShop } from "@kontor/border/test";
import type { Page } from "@playwright/test";

/** Shop and page on which examples run. */
export interface ExampleTools {
  /** A shop of `startStubShop`. */
  shop: StubShop;
  /** A page of Playwright, on a page of a host with the shop's border. */
  page: Page;
}

/** An example of an export, under its name. What comes out stands in docs/border-package-examples.md. */
export type Example = (tools: ExampleTools) => unknown;

/** An example as the page of all examples shows it. */
export interface ShownExample {
  /** The entry of the package: "@kontor/border/react". */
  entry: string;
  /** The export, or a setting or function of it. */
  name: string;
  /** Purpose of that. */
  text: string;
  code?: string;
  language?: string;
  /** A file instead of the code, for an example that is an application of its own. */
  file?: string;
  /** The address of a page that shows it; without one the server runs it. */
  frame?: string;
}
