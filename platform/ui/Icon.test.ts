import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { IconDrawing } from "../shared/brand/icon-drawing.ts";
import { Icon } from "./Icon.tsx";

const cross: IconDrawing = {
  node: [
    ["path", { d: "M18 6 6 18", key: "1" }],
    ["circle", { r: "2", key: "2" }],
  ],
};

test("an icon is an ornament in the colour of its words", () => {
  expect(renderToString(createElement(Icon, { icon: cross, size: 20, strokeWidth: 1.6 }))).toBe(
    '<svg width="1.25em" height="1.25em" viewBox="0 0 24 24" stroke-width="1.6" class="lucide" aria-hidden="true">' +
      '<path d="M18 6 6 18"></path><circle r="2"></circle></svg>',
  );
});
