import { afterEach, expect, test } from "vitest";
import { innerTarget } from "./inner-target.ts";

afterEach(() => document.body.replaceChildren());

/** Returns what a click on a link in the shadow root of an element is for. */
function clickIn(name: string) {
  const host = document.body.appendChild(document.createElement(name));
  const link = host.attachShadow({ mode: "open" }).appendChild(document.createElement("a"));
  let target: Node | undefined;
  document.addEventListener("click", (event) => (target = innerTarget(event)), { once: true });
  link.click();
  return { host, link, target };
}

test("an event in the border's shadow root is for an element in it", () => {
  const { link, target } = clickIn("kontor-border");
  expect(target).toBe(link);
});

test("an event in a shadow root of the page is for the element around it", () => {
  const { host, target } = clickIn("page-card");
  expect(target).toBe(host);
});
