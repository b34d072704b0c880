import "../../../shop/shop.css";
import "../../../platform/ui/more-themes.css";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Picture } from "./Picture.tsx";

afterEach(() => document.body.replaceChildren());

const picture = <Picture base="/img/coat/0" alt="" sizes="100px" />;

test.each([
  ["a page", <main key="page">{picture}</main>],
  [
    "the border",
    <div key="border" data-kontor="header">
      {picture}
    </div>,
  ],
])("a picture of %s stands on the surface of its theme", (_name, place) => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <div data-kontor-theme="light">{place}</div>
      <div data-kontor-theme="blue-dark">{place}</div>
    </>,
  );
  const grounds = [...document.images].map((image) => getComputedStyle(image).backgroundColor);
  expect(grounds).toEqual(["rgb(255, 253, 249)", "rgb(21, 38, 54)"]);
});
