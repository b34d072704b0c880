import {
  borderFailures,
  borderMatchers,
  borderParts,
  computedStyles,
  foreignText,
  hostileRules,
  importantRules,
  startStubShop,
  styleDifferences,
} from "@kontor/border/test";
import { expect as base } from "@playwright/test";
import type { Example } from "./example.ts";

export const examples = {
  /** Starts a shop in the process of a test, which fails on demand. */
  async startStubShop() {
    const shop = await startStubShop();
    await shop.fail("404");
    const { status } = await fetch(`${shop.origin}/service/pageborder/header/DE`);
    await shop.close();
    return status;
  },
  /** Adds matchers to those of Playwright. */
  async borderMatchers({ page }) {
    const expect = base.extend(borderMatchers);
    await expect(page).toHaveWholeBorder();
    await expect(page).toKeepHostStyles();
    await expect(page).toHaveNoBorderShift();
    await expect(page).toHaveNoBorderErrors();
  },
  /** Lists the ways in which a shop fails, for a test of each. */
  borderFailures() {
    return borderFailures;
  },
  /** Finds the shop's error page where a fragment should be: no page of a host may contain its text. */
  async foreignText({ shop, page }) {
    await shop.fail("503-with-body");
    await page.reload();
    await shop.recover();
    return (await page.content()).includes(foreignText);
  },
  /** Computes the styles of header, footer and consent banner. */
  async computedStyles({ page }) {
    const [header] = await computedStyles(page);
    return header!.slice(0, 40);
  },
  /** Compares such styles before and after a change. */
  styleDifferences() {
    return styleDifferences(["a. { color: red; top: 0"], ["a. { color: blue; top: 0"]);
  },
  /** Selects what `computedStyles` reads unless it is told otherwise. */
  borderParts({ page }) {
    return page.locator(borderParts).count();
  },
  /** Style sheets of pages that do not expect a border. It looks the same under each. */
  hostileRules() {
    return Object.keys(hostileRules);
  },
  /** Style sheets with important rules, under which the strict form (`options: ["shadow"]`) looks the same. */
  importantRules() {
    return Object.keys(importantRules);
  },
} satisfies Record<string, Example>;
