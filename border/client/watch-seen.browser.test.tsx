import { afterEach, expect, test } from "vitest";
import { listAttributes } from "../../platform/shared/item-attributes.ts";
import { watchSeen } from "./watch-seen.ts";

afterEach(() => document.body.replaceChildren());

function list(id: string, style: Partial<CSSStyleDeclaration> = {}) {
  const element = document.createElement("ul");
  for (const [name, value] of Object.entries(listAttributes({ id })))
    if (value !== undefined) element.setAttribute(name, String(value));
  element.textContent = id;
  Object.assign(element.style, style);
  return element;
}

const seen: string[] = [];
watchSeen("[data-item-list]", ({ dataset }) => seen.push(dataset.itemList!));
afterEach(() => seen.splice(0));

test("a list counts once, when the shopper first sees some of it, and hidden ones when they are shown", async () => {
  const far = list("far", { marginTop: "5000px" });
  const hidden = list("hidden", { display: "none" });
  document.body.append(list("near"), hidden, far);
  await expect.poll(() => seen).toEqual(["near"]);
  hidden.style.display = "";
  await expect.poll(() => seen).toEqual(["near", "hidden"]);
  far.scrollIntoView();
  await expect.poll(() => seen).toEqual(["near", "hidden", "far"]);
  const later = list("later");
  document.body.firstElementChild!.after(later);
  later.scrollIntoView();
  await expect.poll(() => seen).toEqual(["near", "hidden", "far", "later"]);
});

test("a list that is removed and inserted again counts as the same, another one in its place as new", async () => {
  const first = list("first");
  document.body.append(first);
  await expect.poll(() => seen).toEqual(["first"]);
  first.remove();
  document.body.append(first, list("second"));
  await expect.poll(() => seen).toEqual(["first", "second"]);
  first.replaceWith(list("third"));
  await expect.poll(() => seen).toEqual(["first", "second", "third"]);
});
