import { expect, test, vi } from "vitest";
import { shareHtml, sharedHtml } from "./shared-html.ts";

test("the same HTML has one name, so that every page sends the same", () => {
  expect(shareHtml("<header>1</header>")).toBe(shareHtml("<header>1</header>"));
  expect(shareHtml("<header>2</header>")).not.toBe(shareHtml("<header>1</header>"));
  expect(sharedHtml(shareHtml("<header>2</header>"))).toBe("<header>2</header>");
});

test("unused HTML is evicted, and HTML that pages use stays", () => {
  const used = shareHtml("used");
  const old = shareHtml("old");
  for (let preview = 0; preview < 250; preview++) {
    shareHtml(`preview ${preview}`);
    expect(shareHtml("used")).toBe(used);
  }
  expect(sharedHtml(used)).toBe("used");
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(sharedHtml(old)).toBe("");
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Do not cache a component"));
  expect(sharedHtml(shareHtml(""))).toBe("");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
