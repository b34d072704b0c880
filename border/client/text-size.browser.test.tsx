import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { examples as footers } from "../footer/client/Footer.examples.tsx";
import { examples as headers } from "../header/client/Header.examples.tsx";
import "./styles/footer.css";
import "./styles/header.css";

/**
 * Checks the border's text: as large as the reader chose in the browser, regardless of the host's html, and bold by its own font.
 */

interface FontSizes {
  send(method: "Page.setFontSizes", of: { fontSizes: { standard: number } }): Promise<unknown>;
}

const chooseFontSize = (standard: number) =>
  (cdp() as unknown as FontSizes).send("Page.setFontSizes", { fontSizes: { standard } });

afterEach(async () => {
  await chooseFontSize(16);
  document.documentElement.style.fontSize = "";
  document.body.replaceChildren();
});

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the boxes of all elements of the border. */
function boxes(): Box[] {
  document.body.innerHTML = renderToString(
    <>
      {headers.full}
      {footers.full}
    </>,
  );
  document.body.style.margin = "0";
  return [...document.querySelectorAll("[data-kontor] :not(svg *, .kontor-hidden)")]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { name: element.getAttribute("class") ?? element.localName, left, top, width, height };
    });
}

test.each(["62.5%", "10px", "24px"])(
  "the border is as large as elsewhere where html has the font size %s",
  async (fontSize) => {
    await page.viewport(1280, 900);
    const usual = boxes();
    document.documentElement.style.fontSize = fontSize;
    expect(boxes()).toEqual(usual);
  },
);

test("no letter of the border is made bold by the browser", () => {
  boxes();
  for (const part of document.querySelectorAll("[data-kontor]"))
    expect(getComputedStyle(part).fontSynthesisWeight).toBe("none");
  const bold = [...document.fonts].filter(
    ({ family, weight }) => family.includes("Fallback") && weight === "600 900",
  );
  expect(bold.map(({ family }) => family)).toContain("Kontor Text Fallback");
});

test.each([360, 640])(
  "with a font size of 32 px a window of twice %i px shows the border twice as large",
  async (width) => {
    await page.viewport(width, 900);
    const usual = boxes();
    await page.viewport(2 * width, 900);
    await chooseFontSize(32);
    const large = boxes();
    expect(large.map(({ name }) => name)).toEqual(usual.map(({ name }) => name));
    // Tolerance in pixels, for lines and for letters that snap to pixels of the screen.
    const close = 12;
    const wrong = large.filter(
      (box, index) =>
        Math.abs(box.left - 2 * usual[index]!.left) > close ||
        Math.abs(box.width - 2 * usual[index]!.width) > close ||
        Math.abs(box.height - 2 * usual[index]!.height) > close,
    );
    expect(wrong).toEqual([]);
  },
);
