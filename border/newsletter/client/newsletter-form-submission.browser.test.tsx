import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import {
  button,
  email,
  field,
  host,
  onSubscribed,
  onWindow,
  posts,
  sent,
  server,
  showForm,
  textsOf,
  track,
} from "../../../tests/support/newsletter-form.tsx";
import { violations } from "../../../tests/support/show.tsx";
import { tooManyProblem } from "../newsletter-contract.ts";
import type { NewsletterFormProps } from "./NewsletterForm.tsx";

test("a newsletter form with missing fields lists them, links to each and sends nothing", async () => {
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
  // The error and its line in the list above disappear, and the click still reaches the box.
  await page.getByRole("checkbox").first().click();
  await expect.element(page.getByRole("checkbox").first()).toBeChecked();
  await alert.getByRole("link").nth(1).click();
  await expect.element(field(texts.firstName)).toHaveFocus();
  await expect.element(field(texts.firstName)).not.toHaveAttribute("aria-invalid");
});

test("the newsletter request has what the site asks for, without blanks", async () => {
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

test("after a newsletter sign-up the mail can be requested again, and the outcome is shown", async () => {
  showForm();
  const texts = textsOf("DE");
  await email().fill("ida@example.com");
  await page.getByRole("checkbox").click();
  await button().click();
  const again = page.getByRole("button", { name: texts.sendAgain });
  server.answer = async () =>
    Response.json({ type: tooManyProblem, waitMinutes: 5 }, { status: 429 });
  await again.click();
  await expect.element(page.getByText(plural(texts.tooMany, 5, "de-DE"))).toBeVisible();
  server.answer = async () => new Response(null, { status: 204 });
  await again.click();
  await expect.element(page.getByText(texts.sentAgain)).toBeVisible();
  await expect.element(again).toHaveFocus();
  const [first, ...others] = posts().map(({ body }) => body);
  expect(others).toEqual([first, first]);
  expect(track).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test("on a single-page host the newsletter form calls the private endpoint", async () => {
  host.kontor = { spa: true };
  showForm();
  await email().fill("ida@example.com");
  await button().click();
  await expect.poll(() => posts()[0]?.url).toContain("/private/");
});

test("the newsletter form's fields are disabled while it is sent", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.answer = () => promise;
  showForm();
  await email().fill("ida@example.com");
  await button().click();
  await expect.element(email()).toBeDisabled();
  await expect.element(page.getByRole("button")).toHaveAttribute("aria-busy", "true");
  resolve(new Response(null, { status: 204 }));
  await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
  expect(posts()).toHaveLength(1);
});

test("the newsletter form fails after 15 seconds without an answer", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  server.answer = () => Promise.reject(new DOMException("", "TimeoutError"));
  showForm();
  await email().fill("ida@example.com");
  await button().click();
  await expect.element(page.getByText(textsOf("DE").errorGeneric)).toBeVisible();
  expect(timeout).toHaveBeenLastCalledWith(15_000);
});

test("the newsletter form requests a render token at the first focus where the page has none", async () => {
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

async function subscribe(props: Partial<NewsletterFormProps> = {}) {
  showForm("DE", props);
  await email().fill("ida@example.com");
  await button().click();
  await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
}

test("after a newsletter sign-up the form is replaced by thanks and the address of the mail", async () => {
  await subscribe();
  const { successText } = textsOf("DE");
  await expect
    .element(page.getByText(fill(successText, { email: "ida@example.com" })))
    .toBeVisible();
  await expect.element(email()).not.toBeInTheDocument();
  await expect.element(page.getByRole("status")).toHaveFocus();
  expect(await violations()).toEqual([]);
});

test("a newsletter sign-up is reported once to the page and to its data layer", async () => {
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

test.each([true, false])(
  "the message of a newsletter sign-up is scrolled to when that is wanted: %s",
  async (scrollToSuccess) => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    await subscribe({ scrollToSuccess });
    await expect.element(page.getByRole("status")).toHaveFocus();
    expect(scroll.mock.contexts.some((each) => (each as Element).role === "status")).toBe(
      scrollToSuccess,
    );
  },
);

test("a bot's newsletter sign-up shows success and is tracked, but not sent", async () => {
  showForm();
  await email().fill("bot@example.com");
  document.querySelector<HTMLInputElement>("[name=contact]")!.value = "bot@example.com";
  await button().click();
  await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
  expect(posts()).toEqual([]);
  expect(track).toHaveBeenCalledOnce();
  expect(onSubscribed).not.toHaveBeenCalled();
});
