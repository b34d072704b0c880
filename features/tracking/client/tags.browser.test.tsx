import { afterEach, expect, test } from "vitest";
import { runTags } from "./tags.ts";

interface TagWindow {
  tagged?: string[];
}

const decided = (groups: string) =>
  `OptanonConsent=groups=${groups}; OptanonAlertBoxClosed=2026-11-01`;

const insert = (group: string, text = `(window.tagged ??= []).push("${group}")`) =>
  document.body.insertAdjacentHTML(
    "beforeend",
    `<script type="text/plain" data-kontor-tag="${group}">${text}</script>`,
  );

afterEach(() => {
  document.body.replaceChildren();
  delete (window as TagWindow).tagged;
});

test("a tag runs once its consent group is allowed, and once only", async () => {
  for (const group of ["C0002", "C0004", "C00021", "mine"]) insert(group);
  expect(await runTags("")).toEqual([]);
  expect(await runTags("OptanonConsent=groups=C0002%3A1")).toEqual([]);
  expect((window as TagWindow).tagged).toBeUndefined();
  expect(await runTags(decided("C0002%3A1%2CC00021%3A1%2CC0004%3A0"))).toEqual(["C0002"]);
  expect(await runTags(decided("C0002%3A1%2CC0004%3A1"))).toEqual(["C0004"]);
  expect(await runTags(decided("C0002%3A1%2CC0004%3A1"))).toEqual([]);
  expect((window as TagWindow).tagged).toEqual(["C0002", "C0004"]);
});

test("running tags waits for a tag with an address, also where it cannot be loaded", async () => {
  document.body.innerHTML =
    '<script type="text/plain" data-kontor-tag="C0002" src="data:text/javascript,window.tagged=[1]"></script>' +
    '<script type="text/plain" data-kontor-tag="C0002" src="data:text/html,"></script>';
  expect(await runTags(decided("C0002%3A1"))).toEqual(["C0002"]);
  expect((window as TagWindow).tagged).toEqual([1]);
});
