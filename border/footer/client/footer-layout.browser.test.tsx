import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showFooter } from "../../../tests/support/rendered-footer.tsx";
import { footerIconNames, logoSources } from "../footer-contract.ts";
import { content, examples, footer } from "./Footer.examples.tsx";
import { Footer } from "./Footer.tsx";

test.each([767, 1024, 1280, 1440, 1920])(
  "at %i px each row of the footer has several groups",
  async (width) => {
    await page.viewport(width, 900);
    for (const count of [2, 3, 4, 5, 6, 7, 8, 9]) {
      const teaserGroups = Array.from({ length: count }, (_, index) => ({
        ...content.teaserGroups[0]!,
        heading: {
          ...content.teaserGroups[0]!.heading,
          link: { url: "/x", text: `Group ${index}` },
        },
      }));
      const shown = showFooter(<Footer {...footer} content={{ ...content, teaserGroups }} />);
      const rows = Map.groupBy(
        shown.querySelectorAll(".kontor-footer__group"),
        (each) => each.getBoundingClientRect().top,
      );
      for (const row of rows.values()) expect(row.length, `of ${count}`).toBeGreaterThan(1);
    }
  },
);

test.each([360, 767, 1024, 1200, 1440])(
  "at %i px each row of the footer has several logos or icons",
  async (width) => {
    await page.viewport(width, 900);
    for (const count of [2, 3, 4, 5, 6]) {
      const shown = showFooter(
        <Footer
          {...footer}
          content={{
            ...content,
            socialMedia: {
              heading: "Follow us",
              icons: footerIconNames
                .slice(0, count)
                .map((iconName) => ({ iconName, link: { url: `/${iconName}`, text: iconName } })),
            },
            qualityLogos: ["Payment", "Carriers", "Seals"].map((heading) => ({
              heading,
              logos: logoSources.carriers
                .slice(0, count)
                .map((source) => ({ source, label: source, width: 80 as const })),
            })),
          }}
        />,
      );
      for (const list of [
        shown.querySelector(".kontor-footer__icons")!,
        ...shown.querySelectorAll(".kontor-footer__logos"),
      ]) {
        const rows = Map.groupBy(list.children, (each) => each.getBoundingClientRect().top);
        for (const row of rows.values())
          expect(row.length, `${list.className} of ${count}`).toBeGreaterThan(1);
        expect(list.scrollWidth, `${list.className} of ${count}`).toBeLessThanOrEqual(
          list.clientWidth,
        );
      }
    }
  },
);

test.each([360, 767, 1280, 1920])(
  "at %i px the footer's marks of payment and carriers have one size, and four stand in a row",
  async (width) => {
    await page.viewport(width, 900);
    const qualityLogos = [4, 1].map((count) => ({
      heading: `${count} marks`,
      logos: logoSources.payment
        .slice(0, count)
        .map((source) => ({ source, label: source, width: 80 as const })),
    }));
    const shown = showFooter(<Footer {...footer} content={{ ...content, qualityLogos }} />);
    const marks = [...shown.querySelectorAll(".kontor-footer__logos img")].map((mark) =>
      mark.getBoundingClientRect(),
    );
    expect(new Set(marks.map((mark) => `${mark.width} × ${mark.height}`)).size).toBe(1);
    expect(new Set(marks.slice(0, 4).map(({ top }) => top)).size).toBe(1);
  },
);

test("the lines of a wide footer begin and end with its content", async () => {
  await page.viewport(1920, 900);
  const shown = showFooter(examples.full);
  const { left, right } = shown.querySelector(".kontor-footer__groups")!.getBoundingClientRect();
  for (const row of shown.querySelectorAll(".kontor-footer__row")) {
    const box = row.getBoundingClientRect();
    const { paddingLeft, paddingRight, borderTopWidth } = getComputedStyle(row);
    const line = getComputedStyle(row, "::before");
    expect(borderTopWidth).toBe("0px");
    expect(line.borderTopWidth).toBe("1px");
    expect(parseFloat(line.width)).toBeCloseTo(right - left, 1);
    expect(box.left + parseFloat(paddingLeft)).toBeCloseTo(left);
    expect(box.right - parseFloat(paddingRight)).toBeCloseTo(right);
  }
});

test("all shops of the country list are visible over the page above a low footer", async () => {
  const low = { ...content, teaserGroups: [], qualityLogos: [] };
  const shown = showFooter(<Footer {...footer} content={low} isReduced />);
  shown.insertAdjacentHTML("beforebegin", '<main style="height: 600px"></main>');
  await userEvent.click(shown.querySelector(".kontor-footer__countries summary")!);
  const links = [...shown.querySelectorAll<HTMLElement>(".kontor-footer__countries a")];
  expect(links[0]!.getBoundingClientRect().top).toBeLessThan(shown.getBoundingClientRect().top);
  for (const link of links) {
    link.scrollIntoView({ block: "center" });
    const { left, top, width, height } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.closest("a"), link.textContent).toBe(link);
  }
});

test("logos of the footer have the size that is given", async () => {
  showFooter(examples.full);
  for (const [name, width] of [
    ["Visa", 80],
    ["bevh", 90],
    ["DHL", 56],
  ] as const)
    expect(page.getByAltText(name).element().getBoundingClientRect().width, name).toBe(width);
});
