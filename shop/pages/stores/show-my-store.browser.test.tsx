import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storesPath } from "../../../border/border-paths.ts";
import {
  consentCookie,
  consentEvent,
  decidedCookie,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import { consentText } from "../../../platform/shared/cookies/consent-decision.ts";
import { cookieIn } from "../../../platform/shared/cookies/cookies.ts";
import { allSites } from "../../sites/all-sites.ts";
import { exampleRetailStores } from "../../stores/store-examples.ts";
import { storeName } from "../../stores/store-address.ts";
import { myStoreCookie } from "../../stores/my-store-cookie.ts";
import { keptStoreCookie, myStoreValue } from "../../stores/my-store.ts";
import { listedStore } from "./listed-store.ts";
import { showMyStore } from "./show-my-store.ts";
import { StorePage } from "./StorePage.tsx";

const content = allSites.DE;
const { site, texts } = content;
const [store] = exampleRetailStores as [(typeof exampleRetailStores)[number]];
const mine = { id: store.id, name: storeName(store, site) };
const value = encodeURIComponent(myStoreValue(mine));
const setCookie = (name: string, text: string) => (document.cookie = `${name}=${text}; path=/`);
const removeCookie = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`);

function decide(groups: "functional"[]) {
  const at = new Date("2026-12-03T12:00Z");
  setCookie(consentCookie, consentText(groups, { interactions: 1, at }));
  setCookie(decidedCookie, at.toISOString());
}

const headerLink = () => document.querySelector<HTMLAnchorElement>(".kontor-header__stores > a")!;
const form = () => document.querySelector<HTMLFormElement>("[data-forget-store]")!;
const stored = () => new FormData(form()).get("store");

beforeEach(() => {
  const shown = listedStore(store, new Date(), { site, texts: texts.stores });
  document.body.innerHTML = `<div class="kontor-header__stores"><a href="${storesPath}"><span>${texts.header.stores}</span></a></div>
    ${renderToString(
      <StorePage
        content={content}
        store={{ ...shown, phone: store.phone }}
        finderTitle="Stores"
        days={[]}
        nearby={[]}
      />,
    )}`;
});
afterEach(() => {
  for (const name of [myStoreCookie, keptStoreCookie, consentCookie, decidedCookie])
    removeCookie(name);
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

test("the header's link names the town of the shopper's store, and its whole name to screen readers", () => {
  setCookie(myStoreCookie, value);
  showMyStore();
  expect(headerLink().textContent).toBe("Hamburg");
  expect(headerLink().ariaLabel).toBe(`${texts.header.stores}: ${mine.name}`);
  expect(headerLink().title).toBe(mine.name);
});

test("the store's own page has a button that forgets it, in place of one that chooses it", () => {
  setCookie(myStoreCookie, value);
  expect(stored()).toBe(store.id);
  showMyStore();
  expect(stored()).toBe("");
  expect(form().textContent).toBe(texts.stores.forgetMine);
});

test("the page of another store keeps its button", () => {
  setCookie(
    myStoreCookie,
    encodeURIComponent(myStoreValue({ id: "koln-ehrenstrasse", name: "Köln" })),
  );
  showMyStore();
  expect(stored()).toBe(store.id);
  expect(form().textContent).toBe(texts.stores.makeMine);
});

test("without a store the page stays as it is", () => {
  showMyStore();
  expect(headerLink().textContent).toBe(texts.header.stores);
});

test("a store that is kept is shown while functional cookies are allowed, and removed when that is withdrawn", () => {
  decide(["functional"]);
  setCookie(keptStoreCookie, value);
  showMyStore();
  expect(headerLink().textContent).toBe("Hamburg");
  expect(cookieIn(document.cookie, keptStoreCookie)).toBeDefined();
  decide([]);
  dispatchEvent(new Event(consentEvent));
  expect(cookieIn(document.cookie, keptStoreCookie)).toBeUndefined();
});

test("a kept store without consent is removed, and not shown", () => {
  setCookie(keptStoreCookie, value);
  showMyStore();
  expect(cookieIn(document.cookie, keptStoreCookie)).toBeUndefined();
  expect(headerLink().textContent).toBe(texts.header.stores);
});
