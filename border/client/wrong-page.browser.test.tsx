import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { loadRepairs } from "./load-repairs.ts";

/** Tests repairs and warnings on pages whose markup hinders the border. */

afterEach(() => document.body.replaceChildren());

/** Shows a page's HTML, of which the parser leaves out forms within forms; returns the warnings in the console. */
function show(html: string) {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  document.body.setHTMLUnsafe(html);
  loadRepairs([...document.querySelectorAll<HTMLElement>("[data-kontor]:not(kontor-border)")]);
  return warn;
}

const header = `<header data-kontor="header"><kontor-island><div><form action="/search"><input name="query"><button>Search</button></form></div>
  </kontor-island></header>`;
const shadow = `<kontor-border data-kontor="shadow"><template shadowrootmode="open">${header}</template></kontor-border>`;
const inForm = (html: string) => `<form><button id="own">Save</button>${html}</form>`;

test("a form around the border has a warning in the console, with the remedy, once", async () => {
  const warn = show(inForm(header));
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([[expect.stringContaining("option shadow")]]),
  );
});

test("a form that begins in a table around the border has the same warning, although it contains nothing", async () => {
  const warn = show("");
  const frame = document.createElement("iframe");
  frame.srcdoc = `<table><form><tr><td>${header}</td></tr></form></table>`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve));
  expect(frame.contentDocument!.forms[0]!.innerHTML).toBe("");
  loadRepairs([frame.contentDocument!.querySelector("header")!]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining("shadow")));
});

test("a form beside the border, or around the strict form, has no warning", async () => {
  const warn = show(`<form><input></form>${header}${inForm(shadow)}`);
  await import("./wrong-page.ts");
  expect(warn).not.toHaveBeenCalled();
});

test("a field of the border in a form of the page does not submit that form, and its island is hydrated", async () => {
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const warn = show(inForm(header));
  document.querySelector("form")!.addEventListener("submit", submitted);
  const focused = vi.fn<() => void>();
  document.querySelector("kontor-island")!.addEventListener("focusin", focused);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(focused).toHaveBeenCalledOnce();
  await userEvent.type(document.querySelector("input")!, "kaffee{Enter}");
  await userEvent.click(document.querySelector("header button")!);
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.click(document.querySelector("#own")!);
  expect(submitted).toHaveBeenCalledOnce();
});

test("a form of the page does not take Enter in a field of the strict form for its own", async () => {
  show(inForm(shadow));
  await import("./wrong-page.ts");
  const pressed = vi.fn<(key: string) => void>();
  document.querySelector("form")!.addEventListener("keypress", ({ key }) => pressed(key));
  const root = document.querySelector("kontor-border")!.shadowRoot!;
  root.addEventListener("submit", (event) => event.preventDefault());
  root.querySelector("input")!.focus();
  await userEvent.keyboard("a{Enter}");
  expect(pressed.mock.calls).toEqual([["a"]]);
});
