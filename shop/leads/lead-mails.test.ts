import { expect, test } from "vitest";
import { allSites } from "../sites/all-sites.ts";
import { siteCodes } from "../sites/site-codes.ts";
import { exampleCampaign, exampleEntry } from "./lead-examples.ts";
import { leadConfirmationMail, leadReceivedMail, leadTeamMail } from "./lead-mails.ts";

const at = (code: (typeof siteCodes)[number]) => ({
  site: allSites[code].site,
  texts: allSites[code].texts.leads,
  origin: "https://www.example.com",
});

test.each(siteCodes)("no mail of %s has an unfilled placeholder", (code) => {
  const mails = [
    leadConfirmationMail(exampleCampaign, "secret", at(code)),
    leadReceivedMail(exampleCampaign, exampleEntry, at(code)),
    leadTeamMail(exampleCampaign, exampleEntry, at(code)),
  ];
  for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/\{\w+\}/);
});

test("the team's answer to an entry goes to the address that it was made with", () => {
  expect(leadTeamMail(exampleCampaign, exampleEntry, at("DE")).replyTo).toBe("ida@example.com");
  const { email: _email, ...without } = exampleEntry;
  expect(leadTeamMail(exampleCampaign, without, at("DE"))).not.toHaveProperty("replyTo");
});

test("the mail that asks for a confirmation repeats nothing that was typed, and has its link", () => {
  const mail = leadConfirmationMail(exampleCampaign, "secret", at("DE"));
  expect(JSON.stringify(mail)).not.toContain("Ida");
  expect(mail.blocks).toContainEqual({
    type: "button",
    text: "Eintrag bestätigen",
    url: "https://www.example.com/lead/alles/confirm/secret",
  });
});

test("the mail about an entry has the answers as people read them, without links, and when it is deleted", () => {
  const mail = leadReceivedMail(exampleCampaign, exampleEntry, at("DE"));
  const facts = mail.blocks.flatMap((block) => (block.type === "facts" ? block.facts : []));
  const values = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    Name: "Ida Müller",
    "Straße und Hausnummer": "Am Sandtorkai 12",
    Personen: "1.200",
    Zubereitung: "Espresso",
    Beginn: "24. Dezember 2026",
    "Ich bin volljährig": "Ja",
    "E-Mail-Adresse": "ida@example.com",
    "Eingegangen am": "22. November 2026 um 17:30",
    "Wird gelöscht am": "19. Januar 2027",
  });
  expect(values.Nachricht).toContain("www. example. com");
  expect(mail.blocks).toContainEqual({ type: "note", text: "Sie dürfen mich anrufen." });
  expect(mail.blocks).toContainEqual({ type: "paragraph", text: "Wir melden uns per E-Mail." });
});
