import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { consent as texts } from "../../../shop/sites/de/texts/consent.ts";
import { startReader } from "../../../tests/support/screen-reader.ts";
import { showBanner, type BannerOptions } from "./banner.ts";

/** The announcements of a screen reader while a shopper decides on consent. */

async function startInBanner() {
  const onDecide = vi.fn<BannerOptions["onDecide"]>();
  const groups = ["statistics", "functional"] as const;
  const banner = showBanner({ texts, locale: "de", groups, onDecide, onClose() {} });
  onTestFinished(() => banner.close());
  const { shadowRoot } = document.querySelector("kontor-consent")!;
  return { onDecide, reader: await startReader(shadowRoot!.querySelector("section")!) };
}

const { necessary, statistics, functional } = texts.groups;

test("the question for consent is read with its reason and three answers, refusing before accepting", async () => {
  const { onDecide, reader } = await startInBanner();
  expect(await reader.readTo(`button, ${texts.choose}`)).toEqual([
    "heading, Ihre Wahl zu Cookies, level 2",
    texts.question,
    "link, Datenschutzerklärung",
    "button, Alle ablehnen",
    "button, Alle akzeptieren",
    "button, Einzeln auswählen",
  ]);
  await userEvent.tab();
  await userEvent.tab();
  await reader.hears("button, Alle ablehnen");
  await userEvent.keyboard("{Enter}");
  expect(onDecide).toHaveBeenCalledWith([]);
});

test("each group of cookies is read with its purpose and state, the necessary ones as always active", async () => {
  const { onDecide, reader } = await startInBanner();
  for (let stop = 0; stop < 4; stop++) await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  // The focus moves to the first group that can be allowed.
  await reader.hears(`checkbox, Statistik, ${statistics.purpose}, not checked`);
  await userEvent.keyboard(" ");
  await userEvent.tab();
  await reader.hears(`checkbox, Komfort, ${functional.purpose}, not checked`);
  expect(await reader.readTo("button, Auswahl speichern")).toEqual([
    "Komfort",
    functional.purpose,
    "button, Alle ablehnen",
    "button, Alle akzeptieren",
    "button, Auswahl speichern",
  ]);
  const { shadowRoot } = document.querySelector("kontor-consent")!;
  const ofList = await startReader(shadowRoot!.querySelector("ul")!);
  expect(await ofList.readTo("checkbox")).toEqual([
    "listitem, level 1, position 1, set size 3",
    `checkbox, Notwendig immer aktiv, ${necessary.purpose}, checked, disabled`,
  ]);
  for (let stop = 0; stop < 3; stop++) await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onDecide).toHaveBeenCalledWith(["statistics"]);
});
