import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { siteCodes } from "../../../shop/sites/site-codes.ts";
import { pack } from "../../../platform/ui/example-pictures.ts";
import { examples, formExample } from "../../../shop/pages/newsletter/NewsletterForm.examples.tsx";
import { allSites } from "../../../shop/sites/all-sites.ts";
import {
  button,
  email,
  field,
  showForm,
  textsOf,
} from "../../../tests/support/newsletter-form.tsx";
import { show, violations } from "../../../tests/support/show.tsx";
import { emptyValues } from "../newsletter-rules.ts";
import { CountryFields } from "./NewsletterFields.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";

test.each(siteCodes)(
  "the newsletter's discount of %s stays in its bubble, which is round",
  (code) => {
    const { discount } = allSites[code].texts.newsletter.pages;
    showForm(code, { discount, images: { wide: pack, square: pack } });
    const bubble = document.querySelector<HTMLElement>(".kontor-newsletter__bubble")!;
    const words = document.createRange();
    words.selectNodeContents(bubble);
    bubble.style.rotate = "none";
    expect(words.getBoundingClientRect().width).toBeLessThan(bubble.clientWidth * 0.85);
    expect(bubble.offsetWidth).toBe(bubble.offsetHeight);
  },
);

test("the mark of a required newsletter field never wraps to a line of its own", () => {
  showForm("TR", { answered: { values: emptyValues, problems: {} } });
  const label = document.querySelector<HTMLElement>("label[class=kontor-checkbox] > span")!;
  const mark = label.querySelector(".kontor-field__mark")!;
  for (let width = 120; width < 480; width += 4) {
    label.style.width = `${width}px`;
    const { left } = label.getBoundingClientRect();
    expect(mark.getClientRects()[0]!.left - left, `${width} px`).toBeGreaterThan(4);
  }
});

test("the names of the newsletter form are as wide as its other fields", () => {
  const { id, site, texts, extras = {} } = formExample("HU");
  const fields = { id, site, texts, extras, values: emptyValues, problems: {} };
  const form = show(
    <form className="kontor-form">
      <CountryFields {...fields} />
    </form>,
  );
  const { right } = form.querySelector("select")!.getBoundingClientRect();
  const names = form.querySelectorAll("input");
  expect(names[names.length - 1]!.getBoundingClientRect().right).toBeCloseTo(right, 0);
});

test("the rest of the newsletter form appears on focus, and nothing is ticked", async () => {
  showForm("TR");
  await expect.element(field(textsOf("TR").firstName)).not.toBeInTheDocument();
  await email("TR").click();
  await expect.element(field(textsOf("TR").firstName)).toBeVisible();
  await expect.element(page.getByText(/yaşını doldurduğunuzu/)).toBeVisible();
  for (const box of page.getByRole("checkbox").elements())
    expect((box as HTMLInputElement).checked).toBe(false);
  expect(await violations()).toEqual([]);
});

test("the rest of the newsletter form appears for an address that was typed before hydration", async () => {
  const container = show(<div />).querySelector("div")!;
  const form = <NewsletterForm {...formExample("DE")} />;
  container.innerHTML = renderToString(form);
  container.querySelector<HTMLInputElement>("[name=email]")!.value = "ida@example.com";
  flushSync(() => hydrateRoot(container, form));
  await expect.element(page.getByRole("checkbox")).toBeVisible();
  await expect.element(email()).toHaveValue("ida@example.com");
});

test("the rest of the newsletter form appears for a field of the country that is filled in", async () => {
  showForm("AT", { answered: undefined, isComplete: true });
  const input = document.querySelector<HTMLInputElement>("[name=lastName]")!;
  input.value = "Nagy";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await expect.element(field(textsOf("AT").lastName)).toBeVisible();
});

test.each([
  ["DE", [], 1],
  ["AT", ["salutation", "firstName", "lastName"], 1],
  ["HU", ["salutation", "lastName", "firstName"], 1],
  ["TR", ["firstName", "lastName"], 2],
] as const)(
  "the newsletter form of %s shows its fields in their order",
  async (code, names, boxes) => {
    showForm(code);
    await email(code).click();
    await expect.element(page.getByRole("checkbox").first()).toBeVisible();
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>("select, input:not([type=hidden])"),
    ].filter((each) => each.checkVisibility() && each.type !== "checkbox");
    expect(inputs.map(({ name }) => name)).toEqual(["email", ...names]);
    expect(page.getByRole("checkbox").elements()).toHaveLength(boxes);
  },
);

test("the newsletter form lists the salutations in their order", async () => {
  showForm("HU");
  await email("HU").click();
  await expect.element(field(textsOf("HU").salutation)).toBeVisible();
  const options = [...document.querySelectorAll("option")].map(({ value }) => value);
  expect(options).toEqual(["", "MRS", "MR", "DIVERS", "COMPANY"]);
});

test("the newsletter form says that a link is invalid until the address is focused", async () => {
  showForm("DE", { showDoiError: true });
  await expect.element(page.getByRole("alert")).toHaveTextContent(textsOf("DE").linkInvalid);
  await email().click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("the newsletter form's fields have their purposes for autocompletion", async () => {
  showForm("AT");
  await email("AT").click();
  const { salutation, firstName, lastName } = textsOf("AT");
  for (const [name, purpose] of [
    [salutation, "honorific-prefix"],
    [firstName, "given-name"],
    [lastName, "family-name"],
  ] as const)
    await expect.element(field(name)).toHaveAttribute("autocomplete", purpose);
  await expect.element(email("AT")).toHaveAttribute("autocomplete", "email");
});

test("a newsletter field is checked when left, not while changed, and clears its error on focus", async () => {
  showForm();
  const { problems } = textsOf("DE");
  await email().fill("ida@");
  await expect.element(page.getByText(problems.invalidEmail)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(email()).toHaveAccessibleDescription(problems.invalidEmail);
  await expect.element(email()).toHaveAttribute("aria-invalid", "true");
  const input = email().element() as HTMLInputElement;
  input.value = "ida@example.com";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await expect.element(page.getByText(problems.invalidEmail)).toBeVisible();
  await email().click();
  await expect.element(page.getByText(problems.invalidEmail)).not.toBeInTheDocument();
});

test("a required newsletter field says so when it is left empty", async () => {
  showForm();
  await email().click();
  await userEvent.tab();
  await expect.element(email()).toHaveAccessibleDescription(textsOf("DE").problems.emailRequired);
});

test("an error that appears in the newsletter form moves no button away from under a click", async () => {
  showForm();
  await email().fill("ida@");
  await button().click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(textsOf("DE").checkFields);
});

test.each([
  [1024, 400, 300],
  [1023, 273, 273],
  [767, 273, 273],
])(
  "the newsletter's picture at %i px is %i by %i px, with the discount on it",
  async (window, width, height) => {
    await page.viewport(window, 800);
    show(examples.withPicture);
    const { width: shownWidth, height: shownHeight } = page
      .getByRole("img")
      .element()
      .getBoundingClientRect();
    expect([shownWidth, shownHeight]).toEqual([width, height]);
    await expect
      .element(page.getByText(allSites.DE.texts.newsletter.pages.discount, { exact: true }))
      .toBeVisible();
  },
);

test("the newsletter's picture is not shown in narrower windows, but the discount is", async () => {
  await page.viewport(766, 800);
  show(examples.withPicture);
  await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  await expect
    .element(page.getByText(allSites.DE.texts.newsletter.pages.discount, { exact: true }))
    .toBeVisible();
});

test("the newsletter's footnote on the voucher can be left out", async () => {
  showForm();
  await expect.element(page.getByRole("link", { name: "Rabattbedingungen" })).toBeVisible();
  showForm("DE", { showVoucherFootnote: false });
  await expect
    .element(page.getByRole("link", { name: "Rabattbedingungen" }))
    .not.toBeInTheDocument();
});

test("no newsletter form overflows a narrow window", async () => {
  for (const width of [320, 360]) {
    await page.viewport(width, 800);
    document.body.style.margin = "0";
    for (const example of Object.values(examples)) {
      show(example);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  }
});
