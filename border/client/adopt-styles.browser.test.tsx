import { expect, onTestFinished, test } from "vitest";
import { adoptStyles } from "./adopt-styles.ts";

const styles = ".adopted { color: rgb(1, 2, 3) }";
const colourOf = (element: Element) => getComputedStyle(element).color;

function insert(root: ParentNode & Node) {
  const element = document.createElement("p");
  element.className = "adopted";
  root.append(element);
  return element;
}

test("adopted styles apply in the page or only in the shadow tree of a node, and are added once", () => {
  const host = document.body.appendChild(document.createElement("div"));
  const inPage = insert(document.body);
  const inTree = insert(host.attachShadow({ mode: "open" }));
  onTestFinished(() => {
    document.body.replaceChildren();
    document.adoptedStyleSheets = [];
  });
  adoptStyles(styles, inTree);
  expect([inPage, inTree].map(colourOf)).toEqual(["rgb(0, 0, 0)", "rgb(1, 2, 3)"]);
  adoptStyles(styles);
  adoptStyles(styles);
  expect(colourOf(inPage)).toBe("rgb(1, 2, 3)");
  expect(document.adoptedStyleSheets).toHaveLength(1);
});
