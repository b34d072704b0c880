import "../../../border/client/styles/shop.css";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pack } from "../../../gallery/pictures.ts";
import { siteCodes, type SiteCode } from "../../../shared/site.ts";
import { fill } from "../../../shared/words.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { show, violations } from "../../../tests/support/show.tsx";
import { invalidEmailProblem, renderTokenLife, subscribedEvent } from "../newsletter-contract.ts";
import { emptyValues } from "../newsletter-rules.ts";
import { examples, formOf } from "./NewsletterForm.examples.tsx";
import { CountryFields } from "./NewsletterFields.tsx";
import { NewsletterForm, type NewsletterFormProps } from "./NewsletterForm.tsx";

const textsOf = (code: SiteCode) => allSites[code].texts.newsletter.form;
const field = (name: string) => page.getByLabelText(new RegExp(`^${RegExp.escape(name)}( \\*)?$`));
const email = (code: SiteCode = "DE") => field(textsOf(code).email);
const button = (code: SiteCode = "DE") =>
  page.getByRole("button", { name: textsOf(code).submit, exact: true });

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}
let sent: Sent[];
let answer: () => Promise<Response>;
const posts = () => sent.filter(({ body }) => body !== undefined);
const baseData = {
  ...emptyValues,
  email: "ida@example.com",
  firstName: "Ida",
  consents: ["DNE"],
};

const realFetch = window.fetch;
const track = vi.fn<(event: object) => void>();
const onSubscribed = vi.fn<() => void>();
const onWindow = vi.fn<() => void>();
const host = window as { kontor?: object };

beforeEach(async () => {
  sent = [];
  answer = async () => new Response(null, { status: 204 });
  window.fetch = async (url, init) => {
    const path = String(url);
    const body = init?.body ? JSON.parse(init.body as string) : undefined;
    sent.push({ url: path, headers: { ...(init?.headers as Record<string, string>) }, body });
    if (path.endsWith("/render-token")) return Response.json({ token: "signed" });
    if (path.endsWith("/base-data")) return Response.json(baseData);
    return answer();
  };
  // No test waits until the token of its form counts.
  Object.assign(renderTokenLife, { shortest: 0 });
  window.addEventListener(subscribedEvent, onWindow);
  await page.viewport(1280, 900);
});
afterEach(() => {
  window.fetch = realFetch;
  window.removeEventListener(subscribedEvent, onWindow);
  delete host.kontor;
  for (const name of ["LoginToken", "XSRF-TOKEN"]) document.cookie = `${name}=; max-age=0`;
  vi.restoreAllMocks();
  for (const mock of [track, onSubscribed, onWindow]) mock.mockClear();
});

const showForm = (code: SiteCode = "DE", props: Partial<NewsletterFormProps> = {}) =>
  show(
    <NewsletterForm
      key={Math.random()}
      {...formOf(code)}
      renderToken="signed"
      track={track}
      onSubscribed={onSubscribed}
      {...props}
    />,
  );

test.each(siteCodes)("%s: the discount's words stay in their bubble, which is round", (code) => {
  const { discount } = allSites[code].texts.newsletter.pages;
  showForm(code, { discount, images: { wide: pack, square: pack } });
  const bubble = document.querySelector<HTMLElement>(".kontor-newsletter__bubble")!;
  const words = document.createRange();
  words.selectNodeContents(bubble);
  bubble.style.rotate = "none";
  expect(words.getBoundingClientRect().width).toBeLessThan(bubble.clientWidth * 0.85);
  expect(bubble.offsetWidth).toBe(bubble.offsetHeight);
});

test("the mark of a required field is never alone in a line", () => {
  showForm("TR", { answered: { values: emptyValues, problems: {} } });
  const label = document.querySelector<HTMLElement>("label[class=kontor-checkbox] > span")!;
  const mark = label.querySelector(".kontor-field__mark")!;
  for (let width = 120; width < 480; width += 4) {
    label.style.width = `${width}px`;
    const { left } = label.getBoundingClientRect();
    expect(mark.getClientRects()[0]!.left - left, `${width} px`).toBeGreaterThan(4);
  }
});

test("the names are as wide as the other fields, also on the page of preferences", () => {
  const { id, site, texts, extras = {} } = formOf("HU");
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

describe("before it is sent", () => {
  test("the rest of the form appears on focus, and nothing is ticked", async () => {
    showForm("TR");
    await expect.element(field(textsOf("TR").firstName)).not.toBeInTheDocument();
    await email("TR").click();
    await expect.element(field(textsOf("TR").firstName)).toBeVisible();
    await expect.element(page.getByText(/yaşını doldurduğunuzu/)).toBeVisible();
    for (const box of page.getByRole("checkbox").elements())
      expect((box as HTMLInputElement).checked).toBe(false);
    expect(await violations()).toEqual([]);
  });

  test("the rest appears for content that was there before the script", async () => {
    const container = show(<div />).querySelector("div")!;
    const form = <NewsletterForm {...formOf("DE")} />;
    container.innerHTML = renderToString(form);
    container.querySelector<HTMLInputElement>("[name=email]")!.value = "ida@example.com";
    flushSync(() => hydrateRoot(container, form));
    await expect.element(page.getByRole("checkbox")).toBeVisible();
    await expect.element(email()).toHaveValue("ida@example.com");
  });

  test("the rest appears for a filled field of the country", async () => {
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
  ] as const)("%s has its fields", async (code, names, boxes) => {
    showForm(code);
    await email(code).click();
    await expect.element(page.getByRole("checkbox").first()).toBeVisible();
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>("select, input:not([type=hidden])"),
    ].filter((each) => each.checkVisibility() && each.type !== "checkbox");
    expect(inputs.map(({ name }) => name)).toEqual(["email", ...names]);
    expect(page.getByRole("checkbox").elements()).toHaveLength(boxes);
  });

  test("salutations come in their order", async () => {
    showForm("HU");
    await email("HU").click();
    await expect.element(field(textsOf("HU").salutation)).toBeVisible();
    const options = [...document.querySelectorAll("option")].map(({ value }) => value);
    expect(options).toEqual(["", "MRS", "MR", "DIVERS", "COMPANY"]);
  });

  test("an invalid link says so until the address is focused", async () => {
    showForm("DE", { showDoiError: true });
    await expect.element(page.getByRole("alert")).toHaveTextContent(textsOf("DE").linkInvalid);
    await email().click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("the fields say their purpose to what fills them in", async () => {
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
});

describe("a field", () => {
  test("is checked when it is left, not while it is changed, and clears its error on focus", async () => {
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

  test("that must be filled in says so when it is left empty", async () => {
    showForm();
    await email().click();
    await userEvent.tab();
    await expect.element(email()).toHaveAccessibleDescription(textsOf("DE").problems.emailRequired);
  });

  test("an error that appears moves no button away from under a click", async () => {
    showForm();
    await email().fill("ida@");
    await button().click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(textsOf("DE").checkFields);
  });
});

describe("when it is sent", () => {
  test("all that is missing is said, each at its field and in a list that leads there; nothing is sent", async () => {
    showForm("TR");
    const texts = textsOf("TR");
    await button("TR").click();
    const alert = page.getByRole("alert");
    await expect.element(alert).toHaveFocus();
    await expect.element(alert).toHaveTextContent(texts.checkFields);
    for (const name of [texts.email, texts.firstName, texts.lastName])
      await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(page.getByRole("checkbox").first())
      .toHaveAccessibleDescription(allSites.TR.newsletterExtras!.consent!.required);
    expect(posts()).toEqual([]);
    expect(await violations()).toEqual([]);
    // Its error goes, and its line in the list above: the click still reaches the box.
    await page.getByRole("checkbox").first().click();
    await expect.element(page.getByRole("checkbox").first()).toBeChecked();
    await alert.getByRole("link").nth(1).click();
    await expect.element(field(texts.firstName)).toHaveFocus();
    await expect.element(field(texts.firstName)).not.toHaveAttribute("aria-invalid");
  });

  test("the request has what the site asks for, without blanks", async () => {
    showForm("AT", { origin: "NEWSLETTER", originAddition: "footer" });
    await email("AT").fill(" ida@example.com ");
    await field(textsOf("AT").firstName).fill("Ida");
    await page.getByRole("checkbox").click();
    await button("AT").click();
    await expect.poll(posts).toHaveLength(1);
    expect(posts()[0]).toMatchObject({
      url: "/service/newsletter/api/internal/newsletter-subscribers",
      headers: {
        "x-hunter-site": "AT",
        "x-original-address": "",
        "x-kontor-render-token": "signed",
      },
      body: {
        email: "ida@example.com",
        firstName: "Ida",
        consents: ["DNE"],
        origin: "NEWSLETTER",
        originAddition: "footer",
      },
    });
    expect(Object.keys(posts()[0]!.body as object)).not.toContain("lastName");
  });

  test("a single-page host gets the private variant", async () => {
    host.kontor = { spa: true };
    showForm();
    await email().fill("ida@example.com");
    await button().click();
    await expect.poll(() => posts()[0]?.url).toContain("/private/");
  });

  test("its fields rest while it is sent", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    showForm();
    await email().fill("ida@example.com");
    await button().click();
    await expect.element(email()).toBeDisabled();
    await expect.element(page.getByRole("button")).toHaveAttribute("aria-busy", "true");
    resolve(new Response(null, { status: 204 }));
    await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
    expect(posts()).toHaveLength(1);
  });

  test("without an answer it fails after 15 seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    answer = () => Promise.reject(new DOMException("", "TimeoutError"));
    showForm();
    await email().fill("ida@example.com");
    await button().click();
    await expect.element(page.getByText(textsOf("DE").errorGeneric)).toBeVisible();
    expect(timeout).toHaveBeenLastCalledWith(15_000);
  });

  test("the token is requested at the first focus where the page gives none", async () => {
    showForm("DE", { renderToken: undefined });
    expect(sent).toEqual([]);
    await email().fill("ida@example.com");
    await expect
      .poll(() => sent.map(({ url }) => url))
      .toEqual(["/service/newsletter/api/render-token"]);
    await button().click();
    await expect.poll(() => posts()[0]?.headers["x-kontor-render-token"]).toBe("signed");
    expect(sent).toHaveLength(2);
  });
});

describe("success", () => {
  async function subscribe(props: Partial<NewsletterFormProps> = {}) {
    showForm("DE", props);
    await email().fill("ida@example.com");
    await button().click();
    await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
  }

  test("thanks, says where the mail went, and takes the form away", async () => {
    await subscribe();
    const { successText } = textsOf("DE");
    await expect
      .element(page.getByText(fill(successText, { email: "ida@example.com" })))
      .toBeVisible();
    await expect.element(email()).not.toBeInTheDocument();
    await expect.element(page.getByRole("status")).toHaveFocus();
    expect(await violations()).toEqual([]);
  });

  test("is told to the page and to its data layer, once", async () => {
    await subscribe();
    expect(onSubscribed).toHaveBeenCalledOnce();
    expect(onWindow).toHaveBeenCalledOnce();
    expect(track.mock.calls).toEqual([
      [
        {
          event: "sign_up",
          type: "ga4",
          emitter: "newsletterservice",
          subject: "newsletter",
          origin: "onsite:subsite",
        },
      ],
    ]);
  });

  test.each([true, false])("is scrolled to when that is wanted: %s", async (scrollToSuccess) => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    await subscribe({ scrollToSuccess });
    await expect.element(page.getByRole("status")).toHaveFocus();
    expect(scroll.mock.contexts.some((each) => (each as Element).role === "status")).toBe(
      scrollToSuccess,
    );
  });

  test("is shown to a bot, too, and tracked, but nothing is sent", async () => {
    showForm();
    await email().fill("bot@example.com");
    document.querySelector<HTMLInputElement>("[name=contact]")!.value = "bot@example.com";
    await button().click();
    await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
    expect(posts()).toEqual([]);
    expect(track).toHaveBeenCalledOnce();
    expect(onSubscribed).not.toHaveBeenCalled();
  });
});

describe("a refusal", () => {
  const refuse = async (response: () => Promise<Response>) => {
    answer = response;
    showForm();
    await email().fill("ida@example.com");
    await button().click();
  };

  test("of the address is said at its field", async () => {
    await refuse(async () => Response.json({ type: invalidEmailProblem }, { status: 400 }));
    await expect.element(email()).toHaveAccessibleDescription(textsOf("DE").problems.invalidEmail);
    await expect.element(page.getByText(textsOf("DE").errorGeneric)).not.toBeInTheDocument();
  });

  test.each([
    ["another problem", async () => Response.json({ type: "urn:x" }, { status: 400 })],
    ["no JSON", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("by %s shows the banner, and the form keeps what was typed", async (_, response) => {
    await refuse(response);
    await expect.element(page.getByText(textsOf("DE").errorGeneric)).toBeVisible();
    await expect.element(email()).toHaveValue("ida@example.com");
    await expect.element(email()).toBeEnabled();
    await expect.element(email()).not.toHaveAttribute("aria-invalid");
    expect(track).not.toHaveBeenCalled();
    answer = async () => new Response(null, { status: 204 });
    await button().click();
    await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
  });
});

describe("what the shop knows of the customer", () => {
  test("is asked for by a single-page host with a login, and fills the form in", async () => {
    host.kontor = { spa: true };
    document.cookie = "LoginToken=secret";
    showForm("AT");
    await expect.element(email("AT")).toHaveValue("ida@example.com");
    await expect.element(field(textsOf("AT").firstName)).toHaveValue("Ida");
    expect(sent[0]?.headers["x-logintoken"]).toBe("secret");
    await expect.element(page.getByText(textsOf("AT").personalOffers)).not.toBeInTheDocument();
    await button("AT").click();
    await expect.poll(() => posts()[0]?.body).toMatchObject({ firstName: "Ida", consents: [] });
  });

  test("is asked for by the session alone, when the customer is not to be remembered", async () => {
    host.kontor = { spa: true };
    document.cookie = "XSRF-TOKEN=secret";
    showForm("AT");
    await expect.element(email("AT")).toHaveValue("ida@example.com");
    expect(sent[0]?.headers).not.toHaveProperty("x-logintoken");
  });

  test("does not replace what was typed meanwhile", async () => {
    host.kontor = { spa: true };
    document.cookie = "LoginToken=secret";
    const { promise, resolve } = Promise.withResolvers<void>();
    const answerOthers = window.fetch;
    window.fetch = async (url, init) => {
      if (String(url).endsWith("/base-data")) await promise;
      return answerOthers(url, init);
    };
    showForm("AT");
    await email("AT").fill("other@example.com");
    resolve();
    await expect.element(field(textsOf("AT").firstName)).toHaveValue("Ida");
    await expect.element(email("AT")).toHaveValue("other@example.com");
  });

  test.each([
    ["without a login", { spa: true }, ""],
    ["elsewhere", {}, "LoginToken=secret"],
  ])("is not asked for %s", async (_, kontor, cookie) => {
    host.kontor = kontor;
    document.cookie = cookie;
    showForm();
    await email().click();
    await expect.element(page.getByRole("checkbox")).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("may fail: the form is empty", async () => {
    host.kontor = { spa: true };
    document.cookie = "LoginToken=secret";
    const { promise, resolve } = Promise.withResolvers<void>();
    window.fetch = async () => {
      resolve();
      return new Response("", { status: 500 });
    };
    showForm();
    await promise;
    await expect.element(email()).toHaveValue("");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });
});

describe("the picture", () => {
  test.each([
    [1024, 400, 300],
    [1023, 273, 273],
    [767, 273, 273],
  ])("at %i px is %i by %i px, with the discount on it", async (window, width, height) => {
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
  });

  test("is not shown in narrower windows, the discount is", async () => {
    await page.viewport(766, 800);
    show(examples.withPicture);
    await expect.element(page.getByRole("img")).not.toBeInTheDocument();
    await expect
      .element(page.getByText(allSites.DE.texts.newsletter.pages.discount, { exact: true }))
      .toBeVisible();
  });
});

test("the footnote on the voucher can be left out", async () => {
  showForm();
  await expect.element(page.getByRole("link", { name: "Gutscheinbedingungen" })).toBeVisible();
  showForm("DE", { showVoucherFootnote: false });
  await expect
    .element(page.getByRole("link", { name: "Gutscheinbedingungen" }))
    .not.toBeInTheDocument();
});

test("nothing sticks out of a narrow window", async () => {
  for (const width of [320, 360]) {
    await page.viewport(width, 800);
    document.body.style.margin = "0";
    for (const example of Object.values(examples)) {
      show(example);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  }
});
