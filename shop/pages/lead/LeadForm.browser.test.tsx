import "../../shop.css";
import "./lead-page.entry.css";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show as renderIntoPage, violations } from "../../../tests/support/show.tsx";
import { exampleForm } from "../../leads/lead-examples.ts";
import { emptyForm, examples, sentForm } from "./LeadForm.examples.tsx";
import { LeadForm, type LeadFormProps } from "./LeadForm.tsx";

afterEach(() => document.body.replaceChildren());

/** Shows a form as the server sends it: without a script. */
function show(props: LeadFormProps) {
  document.body.innerHTML = renderToString(<LeadForm {...props} />);
  document.querySelector<HTMLElement>("[autofocus]")?.focus();
}

test("after mistakes the focus is on their list, whose links lead by keyboard to each field", async () => {
  show(sentForm({ ...exampleForm, email: "ida@", brew: "", "consent-terms": "" }));
  const list = page.getByRole("alert");
  await expect.element(list).toHaveFocus();
  const links = list.getByRole("link").elements();
  expect(links).toHaveLength(3);
  await userEvent.tab();
  await expect.element(page.elementLocator(links[0]!)).toHaveFocus();
  for (const link of links) {
    const target = document.getElementById(link.getAttribute("href")!.slice(1))!;
    (link as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.elementLocator(target)).toHaveFocus();
    expect(target.matches("input")).toBe(true);
  }
  const email = page.getByRole("textbox", { name: /E-Mail/ });
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  await expect.element(email).toHaveAccessibleDescription(/vollständige E-Mail-Adresse/);
});

test.each(Object.keys(examples) as (keyof typeof examples)[])(
  "axe finds nothing in the form of the example %s",
  async (name) => {
    renderIntoPage(examples[name]);
    expect(await violations()).toEqual([]);
  },
);

test("an empty form takes no focus, and its trap for bots is neither seen nor reached", async () => {
  show(emptyForm);
  expect(document.activeElement).toBe(document.body);
  const trap = document.querySelector<HTMLInputElement>('input[name="contact"]')!;
  expect(trap.checkVisibility()).toBe(false);
  for (let step = 0; step < 30; step++) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(trap);
  }
});

test("what was typed is still in the form when it is shown again", async () => {
  show(sentForm({ ...exampleForm, message: "Zwei\nZeilen", people: "viele", "consent-call": "1" }));
  await expect
    .element(page.getByRole("textbox", { name: "Nachricht" }))
    .toHaveValue("Zwei\nZeilen");
  await expect.element(page.getByRole("textbox", { name: "Personen" })).toHaveValue("viele");
  await expect.element(page.getByRole("radio", { name: "Espresso" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: /anrufen/ })).toBeChecked();
});

test.each([320, 1280])("at %d pixels nothing of the form is wider than the page", async (width) => {
  await page.viewport(width, 800);
  show(sentForm({ ...exampleForm, email: `${"x".repeat(60)}@`, name: "" }));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
