import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { insert } from "../../../tests/support/promotion-page.tsx";

describe("styles", () => {
  /** Waits until mutation observers have run. */
  const seen = () => new Promise((frame) => requestAnimationFrame(frame));

  test("a promotion has the colours of the content, also when it is inserted later", async () => {
    insert("bannerWithVoucher");
    const banner = document.querySelector("section")!;
    await expect.poll(() => getComputedStyle(banner).backgroundColor).toBe("rgb(29, 18, 16)");
    await expect.poll(() => getComputedStyle(banner).color).toBe("rgb(251, 233, 210)");
  });

  test("a promotion's picture has the styles of the cutout that the window's width chooses", async () => {
    await page.viewport(1280, 800);
    insert("category");
    const image = document.querySelector("img")!;
    await expect.poll(() => image.style.objectPosition).toBe("60% 50%");
    await page.viewport(360, 640);
    await expect.poll(() => image.style.objectPosition).toBe("20% 50%");
    await expect.poll(() => image.closest("div")!.style.aspectRatio).toBe("4 / 3");
    await page.viewport(1280, 800);
    await expect.poll(() => image.closest("div")!.style.aspectRatio).toBe("");
  });

  test("a promotion's styles do not change foreign ones, and are removed with the content", async () => {
    await page.viewport(1280, 800);
    insert("category");
    const image = document.querySelector("img")!;
    await expect.poll(() => image.style.objectPosition).toBe("60% 50%");
    image.style.opacity = "0.5";
    delete image.dataset.imageStyle;
    await expect.poll(() => image.style.objectPosition).toBe("");
    await page.viewport(360, 640);
    await expect.poll(() => image.style.objectPosition).toBe("20% 50%");
    expect(image.style.opacity).toBe("0.5");
  });

  test("a promotion's colours change with its content", async () => {
    insert("bannerWithVoucher");
    const banner = document.querySelector("section")!;
    banner.dataset.background = "#ffffff";
    await expect
      .poll(() => banner.style.getPropertyValue("--kontor-promotion-background"))
      .toBe("#ffffff");
  });

  test("promotions are not searched again on any other change of the page", async () => {
    insert("category");
    await seen();
    const asked = vi.spyOn(document, "querySelectorAll");
    document.body.append(document.createElement("p"), "words");
    window.dispatchEvent(new Event("resize"));
    await seen();
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([320, 360, 390, 600, 768, 1280])(
    "at %i px no benefit is cut off in the middle, and the list can be scrolled to the last",
    async (width) => {
      document.body.style.margin = "0";
      await page.viewport(width, 640);
      insert("benefits");
      const list = document.querySelector("ul")!;
      const texts = [...list.querySelectorAll("a")].map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.querySelector("strong") ?? link.lastChild!);
        return range;
      });
      const cut = () =>
        texts
          .filter((text) => {
            const { left, right } = text.getBoundingClientRect();
            return left < width && right > width;
          })
          .map(String);
      expect(cut()).toEqual([]);
      list.scrollTo({ left: list.scrollWidth });
      expect(cut()).toEqual([]);
      expect(texts.at(-1)!.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    },
  );

  test("a promotion shows the short text in narrow layouts", async () => {
    await page.viewport(360, 640);
    insert("bannerWithVoucher");
    await expect.element(page.getByText("15 % off machines")).toBeVisible();
    await expect.element(page.getByText("15 % off all coffee machines")).not.toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(page.getByText("15 % off all coffee machines")).toBeVisible();
    await expect.element(page.getByText("15 % off machines")).not.toBeVisible();
  });
});
