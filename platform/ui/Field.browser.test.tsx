import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../tests/support/show.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { examples as checkboxes } from "./Checkbox.examples.tsx";
import { Select } from "./Select.tsx";
import { examples as selects } from "./Select.examples.tsx";
import { TextArea } from "./TextArea.tsx";
import { examples as textAreas } from "./TextArea.examples.tsx";
import { examples as textFields } from "./TextField.examples.tsx";
import { TextField } from "./TextField.tsx";

test("a field has its label as its name and passes on the attributes of inputs", async () => {
  show(textFields.withHint);
  const input = page.getByRole("textbox", { name: "E-mail" });
  await expect.element(input).toHaveAttribute("autocomplete", "email");
  await expect.element(input).toHaveAttribute("maxlength", "256");
  await expect.element(input).toBeRequired();
  await expect.element(input).toHaveAccessibleDescription("For the confirmation of your order.");
  await expect.element(input).not.toHaveAttribute("aria-invalid");
});

test.each([
  [
    "textbox",
    textFields.withError,
    "This field contains invalid characters. As it stands at the door.",
  ],
  ["textbox", textAreas.withError, "This text is too long."],
  ["combobox", selects.withError, "Please choose one."],
  ["checkbox", checkboxes.withError, "Without your consent we may not write to you."],
] as const)(
  "a %s with an error is marked and described by it",
  async (role, example, description) => {
    show(example);
    const control = page.getByRole(role);
    await expect.element(control).toHaveAttribute("aria-invalid", "true");
    await expect.element(control).toHaveAccessibleDescription(description);
  },
);

test("fields keep the invalid state and the description of their form", async () => {
  const refused = { "aria-invalid": true, "aria-describedby": "refusal" };
  show(
    <>
      <p id="refusal">No order has this number.</p>
      <TextField id="number" label="Number" {...refused} />
      <TextArea id="text" label="Text" {...refused} />
      <Select id="choice" label="Choice" options={[]} {...refused} />
      <Checkbox id="consent" label="Consent" {...refused} />
    </>,
  );
  for (const [role, name] of [
    ["textbox", "Number"],
    ["textbox", "Text"],
    ["combobox", "Choice"],
    ["checkbox", "Consent"],
  ] as const) {
    const control = page.getByRole(role, { name });
    await expect.element(control).toHaveAttribute("aria-invalid", "true");
    await expect.element(control).toHaveAccessibleDescription("No order has this number.");
  }
});

test("the mark of a required field is hidden from screen readers, and other fields have none", () => {
  const mark = () => document.querySelector(".kontor-field__mark");
  show(textFields.withHint);
  expect(mark()!.ariaHidden).toBe("true");
  show(textFields.plain);
  expect(mark()).toBeNull();
});

test("a checkbox with an error shows the focus like any other", () => {
  const focusedOutline = (example: typeof checkboxes.plain) => {
    const checkbox = show(example).querySelector("input")!;
    checkbox.focus({ focusVisible: true });
    expect(checkbox.matches(":focus-visible")).toBe(true);
    const { outlineColor, outlineWidth } = getComputedStyle(checkbox);
    return [outlineColor, outlineWidth];
  };
  expect(focusedOutline(checkboxes.withError)).toEqual(focusedOutline(checkboxes.plain));
});

test("the whole label of a checkbox can be pressed", async () => {
  show(checkboxes.withError);
  await userEvent.click(page.getByText("I agree to commercial"));
  await expect.element(page.getByRole("checkbox")).toBeChecked();
});

test("a select's choice is made in the browser's list", async () => {
  show(selects.plain);
  const choice = page.getByRole("combobox", { name: "Grind" });
  await userEvent.selectOptions(choice, "Ground for filters");
  await expect.element(choice).toHaveValue("filter");
});
