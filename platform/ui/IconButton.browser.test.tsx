import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../tests/support/show.tsx";
import { IconButton } from "./IconButton.tsx";

const button = page.getByRole("button", { name: "Remember" });

test("an icon button has its label as a name, and its size", () => {
  show(<IconButton label="Remember">♥</IconButton>);
  expect(button.element().getBoundingClientRect().width).toBe(44);
  show(
    <IconButton label="Remember" size="small">
      ♥
    </IconButton>,
  );
  expect(button.element().getBoundingClientRect().width).toBe(32);
});

test("an active icon button is announced as pressed, a disabled one ignores clicks", () => {
  const pressed = vi.fn<() => void>();
  show(
    <IconButton label="Remember" state="active" onClick={pressed}>
      ♥
    </IconButton>,
  );
  expect(button.element().ariaPressed).toBe("true");
  (button.element() as HTMLElement).click();
  expect(pressed).toHaveBeenCalledTimes(1);
  show(
    <IconButton label="Remember" state="disabled" onClick={pressed}>
      ♥
    </IconButton>,
  );
  (button.element() as HTMLElement).click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("an icon button without a name throws an error that names what is missing", () => {
  expect(() => renderToString(<IconButton label=" ">♥</IconButton>)).toThrow(
    "`<IconButton>` needs a `label`",
  );
});
