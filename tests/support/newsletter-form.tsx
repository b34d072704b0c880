import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import "../../shop/shop.css";
import "../../shop/pages/newsletter/newsletter-page.entry.css";
import { formExample } from "../../shop/pages/newsletter/NewsletterForm.examples.tsx";
import {
  NewsletterForm,
  type NewsletterFormProps,
} from "../../border/newsletter/client/NewsletterForm.tsx";
import { renderTokenLife, subscribedEvent } from "../../border/newsletter/newsletter-contract.ts";
import { emptyValues } from "../../border/newsletter/newsletter-rules.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { show } from "./show.tsx";

/** The newsletter form on a page whose server the test controls, for browser tests. */

export const textsOf = (code: SiteCode) => valueAt(allSites, code).texts.newsletter.form;
export const field = (name: string) =>
  page.getByLabelText(new RegExp(`^${RegExp.escape(name)}( \\*)?$`));
export const email = (code: SiteCode = "DE") => field(textsOf(code).email);
export const button = (code: SiteCode = "DE") =>
  page.getByRole("button", { name: textsOf(code).submit, exact: true });

interface Sent {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}
/** Requests since the test began. */
export const sent: Sent[] = [];
/** The requests that sign up. */
export const posts = () => sent.filter(({ body }) => body !== undefined);

const accept = async () => new Response(null, { status: 204 });
/** The server's answer to a sign-up. */
export const server: { answer: () => Promise<Response> } = { answer: accept };

export const track = vi.fn<(event: object) => void>();
export const onSubscribed = vi.fn<() => void>();
export const onWindow = vi.fn<() => void>();
export const host = window as { kontor?: object };

const realFetch = window.fetch;
const baseData = {
  ...emptyValues,
  email: "ida@example.com",
  firstName: "Ida",
  consents: ["DNE"],
};

beforeEach(async () => {
  sent.length = 0;
  server.answer = accept;
  window.fetch = async (url, init) => {
    const path = String(url);
    const body = init?.body ? JSON.parse(init.body as string) : undefined;
    sent.push({ url: path, headers: { ...(init?.headers as Record<string, string>) }, body });
    if (path.endsWith("/render-token")) return Response.json({ token: "signed" });
    if (path.endsWith("/base-data")) return Response.json(baseData);
    return server.answer();
  };
  // Tests need not wait until their form's token is valid.
  Object.assign(renderTokenLife, { min: 0 });
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

export const showForm = (code: SiteCode = "DE", props: Partial<NewsletterFormProps> = {}) =>
  show(
    <NewsletterForm
      key={Math.random()}
      {...formExample(code)}
      renderToken="signed"
      track={track}
      onSubscribed={onSubscribed}
      {...props}
    />,
  );
