import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** The levels of tests by their file names: pure, on a real server and database, in a real browser. */
export default defineConfig({
  plugins: [react()],
  define: { codeVersion: '"test"' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [
            "**/*.{server,browser}.test.*",
            "node_modules",
            "dist",
            "tests/e2e",
            "tests/hosts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["**/*.server.test.{ts,tsx}"],
          exclude: ["node_modules", "dist"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        // Named, so that none is found while tests run, which would load the page again.
        optimizeDeps: {
          include: [
            "@nanostores/react",
            "axe-core",
            "nanostores",
            "react",
            "react-dom",
            "react-dom/client",
            "react-dom/server",
            "react/jsx-dev-runtime",
            "react/jsx-runtime",
          ],
          exclude: ["@lucide/icons"],
        },
        test: {
          name: "browser",
          include: ["**/*.browser.test.tsx"],
          exclude: ["node_modules", "dist"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
                args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
