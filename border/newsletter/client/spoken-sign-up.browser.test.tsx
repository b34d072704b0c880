import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, email, showForm } from "../../../tests/support/newsletter-form.tsx";
import { startReader } from "../../../tests/support/screen-reader.ts";

/** The announcements of a screen reader while a shopper signs up for the newsletter. */

test("a newsletter form says what is missing, and after the sign-up what happens next", async () => {
  const reader = await startReader(showForm());
  expect(await reader.readTo("link, Rabattbedingungen")).toEqual([
    "group, Anmelden",
    "Anmelden",
    "E-Mail-Adresse",
    "textbox, E-Mail-Adresse, required",
    "button, Anmelden",
    "* Pflichtfeld",
    expect.stringContaining("Willkommensrabatt"),
    "link, Rabattbedingungen",
  ]);
  (button().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await reader.hears("alert, Bitte prüfen Sie die markierten Felder.");
  expect(await reader.readTo("textbox")).toEqual([
    "Bitte prüfen Sie die markierten Felder.",
    "list",
    "listitem, level 1, position 1, set size 1",
    "link, Bitte geben Sie Ihre E-Mail-Adresse an.",
    "group, Anmelden",
    "Anmelden",
    "E-Mail-Adresse",
    "textbox, E-Mail-Adresse, Bitte geben Sie Ihre E-Mail-Adresse an., invalid, required",
  ]);
  await email().fill("ida@example.com");
  await userEvent.keyboard("{Enter}");
  await reader.hears(
    "status, Danke! Jetzt fehlt nur noch ein Klick., Wir senden eine E-Mail an ida@example.com. Bestätigen Sie darin Ihre Anmeldung; danach erhalten Sie Ihren Willkommensrabatt.",
  );
});
