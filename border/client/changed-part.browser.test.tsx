import { useState, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hydrateInPieces, hydratePart } from "./hydrate-part.ts";

/** Parts of the border in pages whose HTML extensions of the browser, translators or other scripts change. */

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Shows a part as the server sends it, in an island. */
function send(part: ReactNode): Element {
  document.body.innerHTML = `<kontor-island data-island="Order"><div data-part>${renderToString(part)}</div></kontor-island>`;
  return document.querySelector("[data-part]")!;
}

const insertForeign = (beside: Element) =>
  beside.insertAdjacentHTML("beforebegin", '<button type="button">Fill in</button><i></i>');

const hydrations = { "at once": hydratePart, "in pieces": hydrateInPieces };

function Order() {
  const [text, setText] = useState("");
  const [presses, setPresses] = useState(0);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Note" name="note" value={text} onChange={(e) => setText(e.target.value)} />
      <input aria-label="E-mail" name="email" type="email" />
      <input aria-label="Gift" name="gift" type="checkbox" />
      <select aria-label="Size" name="size">
        <option>S</option>
        <option>M</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output aria-label="State">{`${presses} ${text}`}</output>
    </form>
  );
}

const state = page.getByLabelText("State");

for (const [name, hydrate] of Object.entries(hydrations))
  test(`values, focus and selection stay in a part with foreign elements that is hydrated ${name}`, async () => {
    const part = send(<Order />);
    insertForeign(page.getByLabelText("Note").element());
    insertForeign(page.getByText("Press").element());
    await page.getByLabelText("E-mail").fill("ida@example.com");
    await page.getByLabelText("Gift").click();
    await page.getByLabelText("Size").selectOptions("M");
    await userEvent.type(page.getByLabelText("Note"), "abcd");
    await userEvent.keyboard("{ArrowLeft}");
    const button = page.getByText("Press").element() as HTMLElement;

    const successor = await hydrate(part, <Order />);
    await expect.element(page.getByLabelText("Note")).toHaveFocus();
    await userEvent.keyboard("X");
    await expect.element(state).toHaveTextContent("0 abcXd");
    await expect.element(page.getByLabelText("E-mail")).toHaveValue("ida@example.com");
    await expect.element(page.getByLabelText("Gift")).toBeChecked();
    await expect.element(page.getByLabelText("Size")).toHaveValue("M");
    expect(button.isConnected).toBe(false);
    successor(button).click();
    await expect.element(state).toHaveTextContent("1 abcXd");
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

test("elements that were not replaced are their own successors", async () => {
  const part = send(<Order />);
  const button = page.getByText("Press").element();
  expect((await hydratePart(part, <Order />))(button)).toBe(button);
});

test("an element is found again although its label was translated and a foreign element is like it", async () => {
  const buttons = (
    <div>
      <button type="button" aria-label="Less" />
      <button type="button" aria-label="More" />
    </div>
  );
  const part = send(buttons);
  const [, more] = part.querySelectorAll("button");
  more!.ariaLabel = "Mehr";
  part.firstElementChild!.append(document.createElement("button"));
  expect((await hydratePart(part, buttons))(more!).ariaLabel).toBe("More");
});

function Counter({ isBroken }: { isBroken?: (presses: number) => boolean }) {
  const [presses, setPresses] = useState(0);
  if (isBroken?.(presses)) throw new Error("broken");
  return (
    <div>
      {/* As no part may do it: React inserts an element beside a text. */}
      {presses > 0 && <b>pressed</b>}
      Text
      <button onClick={() => setPresses(presses + 1)}>Press</button>
      <input aria-label="Note" name="note" />
    </div>
  );
}

/** As browsers' translators do it. */
function translate(container: Element) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
}

test("a part that React can no longer change is rendered again, with typed values, and reported once", async () => {
  const part = send(<Counter />);
  await hydratePart(part, <Counter />);
  translate(part);
  await userEvent.type(page.getByLabelText("Note"), "abc");
  (page.getByText("Press").element() as HTMLElement).click();
  await expect.element(page.getByText("Text")).toBeVisible();
  await expect.element(page.getByLabelText("Note")).toHaveFocus();
  await expect.element(page.getByLabelText("Note")).toHaveValue("abc");
  await page.getByText("Press").click();
  await expect.element(page.getByText("pressed")).toBeVisible();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test("a part that can no longer be rendered becomes plain HTML with the typed values, and is reported once", async () => {
  let isBroken = false;
  const counter = <Counter isBroken={() => isBroken} />;
  const part = send(counter);
  await hydratePart(part, counter);
  await userEvent.type(page.getByLabelText("Note"), "abc");
  isBroken = true;
  await page.getByText("Press").click();
  await expect.poll(() => part.innerHTML).toContain("Text");
  await expect.element(page.getByLabelText("Note")).toHaveValue("abc");
  expect(console.error).toHaveBeenCalledTimes(1);
});

test("a part that fails when it is hydrated becomes plain HTML before it gets its first press", async () => {
  const part = send(<Counter />);
  const button = page.getByText("Press").element();
  const successor = await hydratePart(part, <Counter isBroken={() => true} />);
  expect(successor(button).isConnected).toBe(true);
});
