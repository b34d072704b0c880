import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "../../../tests/support/show.tsx";
import { allSites } from "../../sites/all-sites.ts";
import { emptyForm } from "./AccountField.tsx";
import { hydrate } from "./AccountPart.island.tsx";
import { AccountPart } from "./AccountPart.tsx";

const { site, texts } = allSites.HU;
const { customer } = texts;
const props = { register: { site, texts: customer, state: emptyForm } };

let main: HTMLElement;
/** The submitted forms. */
const sent = vi.fn<(fields: Record<string, unknown>) => void>();
const onSubmit = (event: SubmitEvent) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  sent(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
};
beforeEach(() => {
  sent.mockClear();
  main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = renderToString(<AccountPart {...props} />);
  addEventListener("submit", onSubmit);
});
afterEach(() => removeEventListener("submit", onSubmit));

const field = (label: string) => page.getByLabelText(new RegExp(`^${label}( \\*)?$`));
const button = page.getByRole("button", { name: customer.register });

test("before the account's form is hydrated the browser checks it", async () => {
  await button.click();
  await expect.element(field(customer.lastName)).toHaveFocus();
  expect(page.getByRole("alert").elements()).toEqual([]);
  expect(sent).not.toHaveBeenCalled();
});

test("a bar shows how strong a new password is", async () => {
  await hydrate(main, props);
  const strength = page.getByRole("meter", { name: customer.passwordStrength });
  await expect.element(strength).not.toBeInTheDocument();
  for (const [password, value] of [
    ["a", 1],
    ["abcdefgh", 2],
    ["Abcdefgh", 3],
    ["Abcdefg1", 4],
  ] as const) {
    await field(customer.password).fill(password);
    await expect.poll(() => (strength.element() as HTMLMeterElement).value).toBe(value);
  }
});

test("problems have the shop's messages at their fields, the first has the focus, and values stay", async () => {
  await field(customer.firstName).fill("Zsófia");
  await hydrate(main, props);
  await field(customer.email).fill("zsofia@");
  await field(customer.password).fill("rövid");
  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByRole("alert")).toHaveTextContent(customer.checkFields);
  const { problems } = customer;
  for (const [label, problem] of [
    [customer.lastName, problems.required],
    [customer.email, problems.invalidEmail],
    [customer.password, problems.shortPassword],
  ] as const) {
    await expect.element(field(label)).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(field(label))
      .toHaveAccessibleDescription(expect.stringContaining(problem));
  }
  await expect.element(field(customer.lastName)).toHaveFocus();
  await expect.element(field(customer.firstName)).toHaveValue("Zsófia");
  await expect.element(field(customer.firstName)).not.toHaveAttribute("aria-invalid");
  await expect.element(field(customer.email)).toHaveValue("zsofia@");
  await expect.element(field(customer.password)).toHaveValue("rövid");
  expect(sent).not.toHaveBeenCalled();
  expect(await violations()).toEqual([]);
});

test("an account's form without problems is sent once, also after it had some", async () => {
  await hydrate(main, props);
  for (let attempt = 0; attempt < 2; attempt++) {
    await button.click();
    await expect.element(field(customer.lastName)).toHaveFocus();
  }
  await field(customer.lastName).fill("Nagy");
  await field(customer.firstName).fill("Zsófia");
  await field(customer.email).fill("zsofia@example.com");
  await field(customer.password).fill("Babkave-2026");
  await button.click();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    salutation: "",
    lastName: "Nagy",
    firstName: "Zsófia",
    email: "zsofia@example.com",
    password: "Babkave-2026",
  });
});
