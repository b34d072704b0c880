import { expect, test } from "vitest";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { bareTexts } from "./bare-texts.ts";
import { show } from "./show.tsx";

const mixed = (
  <p className="sum">
    <b>3</b> coffees
  </p>
);
const found = ['“ coffees” in <p class="sum"></p> needs an element of its own'];

test("a text beside an element is bare, as rendered and as hydrated", () => {
  expect(bareTexts(show(mixed))).toEqual(found);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(mixed);
  flushSync(() => hydrateRoot(container, mixed));
  expect(bareTexts(container)).toEqual(found);
});

test("neither an only child nor a text in raw HTML is a bare text", () => {
  const html = { __html: "<b>3</b> coffees" };
  const shown = show(
    <div>
      <p>
        <b>3</b>
        <span> coffees</span>
      </p>
      <p dangerouslySetInnerHTML={html} />
    </div>,
  );
  expect(bareTexts(shown)).toEqual([]);
});

test("a text next to an empty fragment, in a list of one or in a fragment is bare", () => {
  const text = "coffee";
  const fragment = <>{text}</>;
  expect(bareTexts(show(<p>{[text]}</p>))).toHaveLength(1);
  expect(bareTexts(show(<p>{fragment}</p>))).toHaveLength(1);
});

test("a text that a translator replaced can be changed and removed where no text is bare", () => {
  const sum = (count: number, hint?: string) => (
    <p>
      <b>{count}</b>
      {hint && <span>{hint}</span>}
    </p>
  );
  const shown = show(sum(3, "coffees"));
  for (const element of shown.querySelectorAll("b, span"))
    element.innerHTML = "<font><font>translated</font></font>";
  show(sum(4));
  expect(shown.innerHTML).toBe("<p><b>4</b></p>");
});
