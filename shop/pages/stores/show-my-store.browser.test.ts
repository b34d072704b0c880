import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cookieIn } from "../../../platform/shared/cookies/cookies.ts";
import { myStoreCookie } from "../../stores/my-store-cookie.ts";
import { keptStoreCookie, myStoreValue } from "../../stores/my-store.ts";
import { showMyStore } from "./show-my-store.ts";

const value = encodeURIComponent(
  myStoreValue({ id: "koln-ehrenstrasse", name: "Köln, Ehrenstraße" }),
);
const insert = (chosen: string) => {
  document.body.innerHTML = `<ul><li class="kontor-header__stores"><a href="/service/storefinder/"><span>Stores</span></a></li></ul>
    <form data-forget-store="Vergessen"><input type="hidden" name="store" value="${chosen}"><button><span>Merken</span></button></form>`;
};

afterEach(() => {
  for (const name of [myStoreCookie, keptStoreCookie])
    document.cookie = `${name}=; path=/; max-age=0`;
  document.body.replaceChildren();
});

test("the header names the town of the shopper's store, whose page offers to forget it", async () => {
  document.cookie = `${myStoreCookie}=${value}; path=/`;
  insert("koln-ehrenstrasse");
  showMyStore();
  const link = page.getByRole("link", { name: "Stores: Köln, Ehrenstraße" });
  await expect.element(link).toHaveTextContent("Köln");
  await expect.element(page.getByRole("button", { name: "Vergessen" })).toBeVisible();
  expect(document.querySelector<HTMLInputElement>("[name=store]")!.value).toBe("");
});

test("the page of another store offers to choose it", async () => {
  document.cookie = `${myStoreCookie}=${value}; path=/`;
  insert("hamburg-sandtorkai");
  showMyStore();
  await expect.element(page.getByRole("button", { name: "Merken" })).toBeVisible();
});

test("a store that was kept is removed without consent", async () => {
  document.cookie = `${keptStoreCookie}=${value}; path=/`;
  insert("koln-ehrenstrasse");
  showMyStore();
  expect(cookieIn(document.cookie, keptStoreCookie)).toBeUndefined();
  await expect.element(page.getByRole("link", { name: "Stores" })).toHaveTextContent("Stores");
});
