import type { Host } from "../hosts/host.ts";
import { skipNginx, startNginx } from "../hosts/nginx.ts";
import { test as shopTest } from "./shop.ts";

/** Runs tests on another team's pages, into which a real nginx includes the border. */
export const test = shopTest.extend<{ host: Host }, { nginx: Host | undefined }>({
  // An additional header would make the browser send a preflight request before each request to the shop's host.
  extraHTTPHeaders: {},
  // nginx stops after the pages that it serves.
  nginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use, { project }) => {
      const { port } = new URL(project.use.baseURL!);
      const nginx = skipNginx ? undefined : await startNginx(`127.0.0.1:${port}`);
      await use(nginx);
      await nginx?.stop();
    },
    { scope: "worker" },
  ],
  host: async ({ nginx }, use, { skip }) => {
    skip(!nginx, skipNginx);
    await use(nginx!);
  },
});
