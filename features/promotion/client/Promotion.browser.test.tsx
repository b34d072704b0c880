import axe from "axe-core";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../../ui/tokens.css";
import "../../../ui/themes.css";
import "../../../ui/border.css";
import "../../../ui/Rating.css";
import "../../header/client/header.css";
import "./promotion.css";
import "./page-promotion.css";
import { openOverlay } from "../../../shared/client/overlay.ts";
import type { TrackedEvent } from "../../../shared/track.ts";
import { appBannerStorageKey } from "../behaviour-contract.ts";
import { promotionPath } from "../promotion-contract.ts";
import type { PromotionAnswer } from "../promotion-schema.ts";
import { attachAppBanner } from "./app-banner-behaviour.ts";
import { AppBanner } from "./AppBanner.tsx";
import { attachPromotions } from "./promotion-behaviour.ts";
import { PromotionPart } from "./PromotionPart.tsx";
import { PromotionSlot, type PromotionSlotProps } from "./PromotionSlot.tsx";
import * as examples from "./Promotion.examples.tsx";
import { RichText } from "./RichText.tsx";

const { bannerWithVoucher, banner, benefits, category, phaseIntegration } = examples;
const parts = { bannerWithVoucher, banner, benefits, category, phaseIntegration };

let tracked: TrackedEvent[];
let detach: () => void;
const stayHere = (event: Event) => {
  if ((event.target as Element).closest("a")) event.preventDefault();
};

beforeEach(() => {
  tracked = [];
  localStorage.clear();
  window.scrollTo(0, 0);
  document.addEventListener("click", stayHere);
  detach = attachPromotions(document, { track: (event) => tracked.push(event) });
});
afterEach(() => {
  vi.useRealTimers();
  detach();
  document.removeEventListener("click", stayHere);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A part as the server sends it. */
function insert(part: keyof typeof parts) {
  const html = renderToString(<PromotionPart {...parts[part]} />);
  document.body.insertAdjacentHTML(
    "beforeend",
    `<header data-kontor="header">${html}</header><main><p style="height: 300vh">page</p></main>`,
  );
}

/** The two events of a click. */
const click = (action: string, label: string, type: string, target: string): TrackedEvent[] => [
  { event: "ga_event", eventCategory: "promotion", eventAction: action, eventLabel: label },
  {
    event: "promotion_click",
    event_type: "ga4",
    click_type: type,
    click_target: target,
    specification: "SEARCH",
  },
];

test.each(Object.keys(parts) as (keyof typeof parts)[])("%s is accessible", async (part) => {
  insert(part);
  for (const legal of document.querySelectorAll("details")) legal.open = true;
  const { violations } = await axe.run(document.body, {
    rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

describe("a voucher", () => {
  const button = page.getByRole("button", { name: "Copy code: BLACK15" });
  const status = page.getByRole("status");

  test("is copied and says so for three seconds", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    insert("bannerWithVoucher");
    await expect.element(status).toBeEmptyDOMElement();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    document.querySelector<HTMLElement>("[data-kontor-copy]")!.click();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(status.element().textContent).toBe("Code copied");
    await vi.advanceTimersByTimeAsync(1);
    expect(status.element().textContent).toBe("");
    expect(writeText).toHaveBeenCalledWith("BLACK15");
    expect(tracked).toEqual(click("copy", "top_banner", "copy", "BLACK15"));
  });

  test("is marked where copying is forbidden", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
    insert("category");
    await button.click();
    await expect.element(status).toHaveTextContent("The code is selected.");
    expect(getSelection()?.toString()).toBe("BLACK15");
  });
});

describe("a legal text", () => {
  const text = page.getByText("Valid until 30 November");
  const isOpen = () => document.querySelector("details")!.open;

  async function open() {
    insert("bannerWithVoucher");
    expect(isOpen()).toBe(false);
    await userEvent.click(document.querySelector("summary")!);
    await expect.element(text).toBeVisible();
  }

  /** The event comes later than the opening. */
  async function openNow() {
    const details = document.querySelector("details")!;
    const told = new Promise((event) => details.addEventListener("toggle", event, { once: true }));
    details.open = true;
    await told;
  }
  async function scrollTo(top: number) {
    const scrolled = new Promise((event) =>
      window.addEventListener("scroll", event, { once: true }),
    );
    window.scrollTo({ top, behavior: "instant" });
    await scrolled;
  }

  test("opens and closes on a click, and tells of the opening", async () => {
    await open();
    await vi.waitFor(() =>
      expect(tracked).toEqual(
        click(
          "open legal",
          "top_banner",
          "open_legal",
          document.querySelector("summary")!.innerText,
        ),
      ),
    );
    await userEvent.click(document.querySelector("summary")!);
    expect(isOpen()).toBe(false);
    expect(tracked).toHaveLength(2);
  });

  test("moves nothing below it", async () => {
    insert("bannerWithVoucher");
    const place = () => document.querySelector("main")!.getBoundingClientRect().top;
    const before = place();
    document.querySelector("details")!.open = true;
    expect(place()).toBe(before);
  });

  test("closes when the page is scrolled down, not up, nor while it opens", async () => {
    insert("bannerWithVoucher");
    vi.useFakeTimers({ toFake: ["performance"] });
    await openNow();
    await scrollTo(100);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(300);
    await scrollTo(200);
    expect(isOpen()).toBe(false);
    await openNow();
    vi.advanceTimersByTime(300);
    await scrollTo(100);
    expect(isOpen()).toBe(true);
  });

  test("closes when an overlay opens, and keeps the focus", async () => {
    await open();
    document.querySelector<HTMLElement>("details a")!.focus();
    const close = openOverlay({ locksScroll: false });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(document.querySelector("summary"));
    close();
  });
});

describe("clicks are told", () => {
  test.each([
    [
      "bannerWithVoucher",
      "To the machines",
      click("click", "top_banner", "internal_link", "/machines"),
    ],
    ["banner", "More about", click("click cta", "top_banner", "internal_link", "/card")],
    ["category", "See", click("click cta", "category_banner", "internal_link", "/automatic")],
    ["phaseIntegration", "Cups", click("click", "phase_integration", "internal_link", "/cups")],
    ["benefits", "Free", click("click", "VK1_Versandkostenfrei", "internal_link", "/benefit-0")],
    ["benefits", "30 days", click("click", "VK4_Service", "internal_link", "/benefit-3")],
  ] as const)("of %s: %s", async (part, name, events) => {
    insert(part);
    await page.getByRole("link", { name }).click();
    expect(tracked).toEqual(events);
  });

  test("as external when they lead to another origin", async () => {
    insert("banner");
    const cta = document.querySelector<HTMLAnchorElement>("[data-kontor-cta]")!;
    for (const [href, type] of [
      ["https://other.example/card", "external_link"],
      [`${location.origin}/card`, "internal_link"],
    ] as const) {
      tracked = [];
      cta.href = href;
      cta.click();
      expect(tracked).toEqual(click("click cta", "top_banner", type, href));
    }
  });

  test("and those elsewhere are not", async () => {
    document.body.insertAdjacentHTML("beforeend", '<a href="/elsewhere">elsewhere</a>');
    await page.getByText("elsewhere").click();
    expect(tracked).toEqual([]);
  });

  test("until it ends", async () => {
    insert("benefits");
    detach();
    await page.getByRole("link", { name: "Free" }).click();
    expect(tracked).toEqual([]);
  });
});

describe("looks", () => {
  /** Observers have been told. */
  const seen = () => new Promise((frame) => requestAnimationFrame(frame));

  test("colours of the content, also of what comes late", async () => {
    insert("bannerWithVoucher");
    const banner = document.querySelector("section")!;
    await vi.waitFor(() => {
      expect(getComputedStyle(banner).backgroundColor).toBe("rgb(29, 18, 16)");
      expect(getComputedStyle(banner).color).toBe("rgb(251, 233, 210)");
    });
  });

  test("styles of the cutout that the window's width chooses", async () => {
    await page.viewport(1280, 800);
    insert("category");
    const image = document.querySelector("img")!;
    await vi.waitFor(() => expect(image.style.objectPosition).toBe("60% 50%"));
    await page.viewport(360, 640);
    await vi.waitFor(() => expect(image.style.objectPosition).toBe("20% 50%"));
    expect(image.closest("div")!.style.aspectRatio).toBe("4 / 3");
    await page.viewport(1280, 800);
    await vi.waitFor(() => expect(image.closest("div")!.style.aspectRatio).toBe(""));
  });

  test("keep what others put on, and go when the content has them no more", async () => {
    await page.viewport(1280, 800);
    insert("category");
    const image = document.querySelector("img")!;
    await vi.waitFor(() => expect(image.style.objectPosition).toBe("60% 50%"));
    image.style.opacity = "0.5";
    delete image.dataset.imageStyle;
    await vi.waitFor(() => expect(image.style.objectPosition).toBe(""));
    await page.viewport(360, 640);
    await vi.waitFor(() => expect(image.style.objectPosition).toBe("20% 50%"));
    expect(image.style.opacity).toBe("0.5");
  });

  test("of a part that is there change with its content", async () => {
    insert("bannerWithVoucher");
    const banner = document.querySelector("section")!;
    banner.dataset.background = "#ffffff";
    await vi.waitFor(() =>
      expect(banner.style.getPropertyValue("--kontor-promotion-background")).toBe("#ffffff"),
    );
  });

  test("are not looked for again when anything else happens", async () => {
    insert("category");
    await seen();
    const asked = vi.spyOn(document, "querySelectorAll");
    document.body.append(document.createElement("p"), "words");
    window.dispatchEvent(new Event("resize"));
    await seen();
    expect(asked).not.toHaveBeenCalled();
  });

  test("the short text in narrow layouts", async () => {
    await page.viewport(360, 640);
    insert("bannerWithVoucher");
    await expect.element(page.getByText("15 % off machines")).toBeVisible();
    await expect.element(page.getByText("15 % off all coffee machines")).not.toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(page.getByText("15 % off all coffee machines")).toBeVisible();
    await expect.element(page.getByText("15 % off machines")).not.toBeVisible();
  });
});

describe("on a page of React", () => {
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

  /** Whatever waits for an answer that has come is done, and React has shown it. */
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

  test("is loaded for its site, and only once for all that show it", async () => {
    root.render([1, 2].map((key) => <PromotionSlot key={key} {...slot} id="~once" />));
    await vi.waitFor(() => expect(document.querySelectorAll("section")).toHaveLength(2));
    expect(asked).toEqual([{ url: `${promotionPath}/~once`, site: "AT" }]);
  });

  test("what the server has shown is not loaded, also when there was nothing", async () => {
    const { promotion } = banner;
    root.render(<PromotionSlot {...slot} id="~shown" initial={promotion} />);
    await expect.element(page.getByText("One bean for each euro")).toBeVisible();
    root.render(<PromotionSlot key="2" {...slot} id="~nothing" initial={null} />);
    await vi.waitFor(() => expect(document.querySelector("section")).toBeNull());
    expect(asked).toEqual([]);
  });

  test("is loaded again when its place or its tags change", async () => {
    root.render(<PromotionSlot {...slot} id="~a" />);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    root.render(<PromotionSlot {...slot} id="~b" />);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    const tags = { allOfTags: ["x", "y"], noneOfTags: ["z"] };
    root.render(<PromotionSlot {...slot} id="~b" tags={tags} />);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]?.url).toBe(`${promotionPath}/~b?allOfTags=x%2Cy&noneOfTags=z`);
    root.render(<PromotionSlot {...slot} id="~a" />);
    await expect.element(page.getByText("Loaded")).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  test("is always loaded for staff who preview", async () => {
    document.cookie = "PreviewToken=token";
    const { promotion } = banner;
    root.render(<PromotionSlot {...slot} id="~preview" initial={promotion} />);
    await expect.element(page.getByText("Loaded")).toBeVisible();
    root.render(<PromotionSlot key="2" {...slot} id="~preview" initial={promotion} />);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  test("a late answer for another place never shows", async () => {
    let answerLate = (_response: Response) => {};
    answers = [() => new Promise((resolve) => (answerLate = resolve))];
    root.render(<PromotionSlot {...slot} id="~slow" />);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    root.render(<PromotionSlot {...slot} id="~quick" />);
    await expect.element(page.getByText("Loaded")).toBeVisible();
    answerLate(Response.json(answer("Late")));
    await settled();
    expect(document.body.textContent).toContain("Loaded");
  });

  test("a failure shows nothing and is reported; an empty place is none", async () => {
    answers = [() => new Response("", { status: 500 })];
    root.render(<PromotionSlot {...slot} id="~broken" />);
    await vi.waitFor(() => expect(slot.report).toHaveBeenCalledOnce());
    answers = [() => new Response("{}", { status: 404 })];
    root.render(<PromotionSlot {...slot} id="~empty" />);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
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
    await vi.waitFor(() =>
      expect(document.querySelector("p")?.innerHTML).toBe(
        "<b>a</b> b &lt;img src=x onerror=x()&gt; &amp;",
      ),
    );
  });
});

describe("the app banner", () => {
  const agents = {
    android: "Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/146.0.0.0 Mobile Safari/537.36",
    iosChrome: "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) CriOS/146.0.0.0 Mobile Safari/604.1",
    iosSafari: "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Mobile Safari/604.1",
    desktop: "Mozilla/5.0 (X11; Linux x86_64) Chrome/146.0.0.0 Safari/537.36",
  };
  const banner = page.getByRole("complementary", { name: "The Kontor app" });
  const meta = () => document.querySelector('meta[name="apple-itunes-app"]');
  let end = () => {};

  function show(agent: keyof typeof agents) {
    end();
    document.body.replaceChildren();
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agents[agent]);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<header data-kontor="header">${renderToString(<AppBanner {...examples.appBanner} />)}</header>`,
    );
    end = attachAppBanner(document, { track: (event) => tracked.push(event) });
  }
  afterEach(() => {
    end();
    end = () => {};
    for (const name of ["app", "platform"]) document.cookie = `${name}=; max-age=0`;
  });

  test("leads to the store of the device and shows the rating", async () => {
    show("android");
    await expect.element(banner).toBeVisible();
    await expect.element(page.getByText("89k")).toBeVisible();
    await expect.element(page.getByRole("img", { name: "5 of 5 stars" })).toBeVisible();
    const install = page.getByRole("link", { name: "Install" });
    await expect.element(install).toHaveAttribute("href", examples.appBanner.stores.android!);
    await install.click();
    expect(tracked).toEqual(
      click("click", "app_banner", "external_link", examples.appBanner.stores.android!),
    );
    show("iosChrome");
    await expect.element(install).toHaveAttribute("href", examples.appBanner.stores.ios!);
    const { violations } = await axe.run(document.body, {
      rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test("closed once it stays away", async () => {
    show("android");
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(localStorage.getItem(appBannerStorageKey)).toBe("true");
    show("android");
    await expect.element(banner).not.toBeInTheDocument();
  });

  test.each(["app=new", "platform=new_app"])("stays away with the cookie %s", async (cookie) => {
    document.cookie = cookie;
    show("android");
    await expect.element(banner).not.toBeInTheDocument();
  });

  test("stays away from desktops", async () => {
    show("desktop");
    await expect.element(banner).not.toBeInTheDocument();
    expect(meta()).toBeNull();
  });

  test("is Safari's own on iOS", async () => {
    show("iosSafari");
    await expect.element(banner).not.toBeInTheDocument();
    expect(meta()).toHaveAttribute("content", "app-id=1234567");
    end();
    expect(meta()).toBeNull();
  });
});
