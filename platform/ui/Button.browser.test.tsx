import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../tests/support/show.tsx";
import { Button } from "./Button.tsx";

const button = page.getByRole("button");
const submitted = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
const pressed = vi.fn<() => void>();

const form = (element: React.ReactElement) => {
  submitted.mockClear();
  pressed.mockClear();
  show(<form>{element}</form>)
    .querySelector("form")!
    .addEventListener("submit", submitted);
};

test("a button clicks, and submits only with type submit", async () => {
  form(<Button onClick={pressed}>Go</Button>);
  await userEvent.click(button);
  await expect.poll(() => pressed).toHaveBeenCalledTimes(1);
  expect(submitted).not.toHaveBeenCalled();
  show(
    <form>
      <Button type="submit">Go</Button>
    </form>,
  );
  await userEvent.click(button);
  await expect.poll(() => submitted).toHaveBeenCalledTimes(1);
});

test("a loading button is announced, keeps the focus and ignores clicks", async () => {
  form(
    <Button type="submit" state="loading" onClick={pressed}>
      Go
    </Button>,
  );
  const element = button.element() as HTMLElement;
  element.focus();
  await userEvent.keyboard("{Enter}");
  element.click();
  expect(document.activeElement).toBe(element);
  expect(element.ariaBusy).toBe("true");
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test("a disabled button ignores clicks", () => {
  form(
    <Button type="submit" isDisabled onClick={pressed}>
      Go
    </Button>,
  );
  (button.element() as HTMLElement).click();
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test.each([{ isDisabled: true }, { state: "loading" as const }])(
  "a button's link with %o cannot be followed",
  (blocked) => {
    show(
      <Button href="#followed" onClick={pressed} {...blocked}>
        Go
      </Button>,
    );
    const link = page.getByRole("link").element() as HTMLAnchorElement;
    link.click();
    expect(location.hash).toBe("");
    expect(pressed).not.toHaveBeenCalled();
    expect(link.ariaDisabled).toBe("true");
  },
);

test("a small button is lower than a medium one, a large one is higher", () => {
  const heights = (["small", "medium", "large"] as const).map((size) => {
    show(<Button size={size}>Go</Button>);
    return button.element().getBoundingClientRect().height;
  });
  expect(heights).toEqual([36, 48, 56]);
});

test("each variant of a button has its own colours, the same inside the border", () => {
  const variants = ["primary", "secondary", "activating", "sale", "community"] as const;
  const looks = (isInBorder: boolean) =>
    variants.map((variant) => {
      show(
        <div data-kontor={isInBorder ? "header" : undefined}>
          <Button key={variant} variant={variant}>
            Go
          </Button>
        </div>,
      );
      const { backgroundColor, color, borderRadius, height } = getComputedStyle(button.element());
      return [backgroundColor, color, borderRadius, height].join(" ");
    });
  const onPage = looks(false);
  expect(new Set(onPage).size).toBe(variants.length);
  expect(looks(true)).toEqual(onPage);
});
