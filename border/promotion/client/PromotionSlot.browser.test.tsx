import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import "../../../tests/support/promotion-page.tsx";
import { promotionPath } from "../promotion-contract.ts";
import type { PromotionAnswer } from "../promotion-schema.ts";
import * as examples from "./Promotion.examples.tsx";
import { PromotionSlot, type PromotionSlotProps } from "./PromotionSlot.tsx";
import { RichText } from "./RichText.tsx";

describe("slots of promotions", () => {
  let root: Root;
  let asked: { url: string; site: string | null }[];
  let answers: (() => Response | Promise<Response>)[];
  const slot: PromotionSlotProps = {
    id: "~top_banner",
    site: "AT",
    texts: examples.promotionTexts,
    report: vi.fn<(reason: unknown) => void>(),
  };
  const answer = (headline: string): PromotionAnswer => ({
    type: "ApiTopBannerPromotion",
    contentJSON: JSON.stringify({ headline }),
  });

  /** Waits until React has rendered every response so far. */
  const settled = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  beforeEach(() => {
    asked = [];
    answers = [];
    root = createRoot(document.body.appendChild(document.createElement("main")));
    vi.mocked(slot.report!).mockReset();
    vi.stubGlobal("fetch", async (url: string, { headers }: RequestInit) => {
      asked.push({ url, site: new Headers(headers).get("x-hunter-site") });
      return answers.shift()?.() ?? Response.json(answer("Loaded"));
    });
  });
  afterEach(() => {
    root.unmount();
    document.cookie = "PreviewToken=; max-age=0";
  });

  test("a promotion is loaded for its site, and only once for all slots that show it", async () => {
    root.render([1, 2].map((key) => <PromotionSlot key={key} {...slot} id="~once" />));
    await expect.poll(() => document.querySelectorAll("section")).toHaveLength(2);
    expect(asked).toEqual([{ url: `${promotionPath}/~once?ifEmpty=204`, site: "AT" }]);
  });

  test("a promotion that the server has shown is not loaded, also when there was none", async () => {
    const { promotion } = examples.banner;
    root.render(<PromotionSlot {...slot} id="~shown" initial={promotion} />);
    await expect.element(page.getByText("One bean for each euro")).toBeVisible();
    root.render(<PromotionSlot key="2" {...slot} id="~nothing" initial={null} />);
    await expect.poll(() => document.querySelector("section")).toBeNull();
    expect(asked).toEqual([]);
  });

  test("a promotion is loaded again when its place or its tags change", async () => {
    root.render(<PromotionSlot {...slot} id="~a" />);
    await expect.poll(() => asked).toHaveLength(1);
    root.render(<PromotionSlot {...slot} id="~b" />);
    await expect.poll(() => asked).toHaveLength(2);
    const tags = { allOfTags: ["x", "y"], noneOfTags: ["z"] };
    root.render(<PromotionSlot {...slot} id="~b" tags={tags} />);
    await expect.poll(() => asked).toHaveLength(3);
    expect(asked[2]?.url).toBe(`${promotionPath}/~b?ifEmpty=204&allOfTags=x%2Cy&noneOfTags=z`);
    root.render(<PromotionSlot {...slot} id="~a" />);
    await expect.element(page.getByText("Loaded")).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  test("a promotion is always loaded for staff who preview", async () => {
    document.cookie = "PreviewToken=token";
    const { promotion } = examples.banner;
    root.render(<PromotionSlot {...slot} id="~preview" initial={promotion} />);
    await expect.element(page.getByText("Loaded")).toBeVisible();
    root.render(<PromotionSlot key="2" {...slot} id="~preview" initial={promotion} />);
    await expect.poll(() => asked).toHaveLength(2);
  });

  test("a late answer with the promotion of another place never shows", async () => {
    let answerLate = (_response: Response) => {};
    answers = [() => new Promise((resolve) => (answerLate = resolve))];
    root.render(<PromotionSlot {...slot} id="~slow" />);
    await expect.poll(() => asked).toHaveLength(1);
    root.render(<PromotionSlot {...slot} id="~quick" />);
    await expect.element(page.getByText("Loaded")).toBeVisible();
    answerLate(Response.json(answer("Late")));
    await settled();
    expect(document.body.textContent).toContain("Loaded");
  });

  test("a promotion that cannot be loaded shows nothing and is reported; an empty place is no failure", async () => {
    answers = [() => new Response("", { status: 500 })];
    root.render(<PromotionSlot {...slot} id="~broken" />);
    await expect.poll(() => slot.report).toHaveBeenCalledOnce();
    answers = [
      () => new Response(null, { status: 204 }),
      // A host may respond with 404, as the shop does without `ifEmpty`.
      () => new Response("{}", { status: 404 }),
    ];
    root.render(<PromotionSlot {...slot} id="~empty" />);
    await expect.poll(() => asked).toHaveLength(2);
    root.render(<PromotionSlot key="2" {...slot} id="~not-found" />);
    await expect.poll(() => asked).toHaveLength(3);
    await settled();
    expect(slot.report).toHaveBeenCalledOnce();
    expect(document.querySelector("section")).toBeNull();
  });

  test("markup of a promotion becomes the few elements, the rest is words", async () => {
    root.render(
      <p>
        <RichText html={'<b>a</b> <a href="javascript:x()">b</a> <img src=x onerror=x()> &amp;'} />
      </p>,
    );
    await expect
      .poll(() => document.querySelector("p")?.innerHTML)
      .toBe(
        "<b><span>a</span></b><span> </span><span>b</span><span> </span>" +
          "<span>&lt;img src=x onerror=x()&gt;</span><span> &amp;</span>",
      );
  });
});
