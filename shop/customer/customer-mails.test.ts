import { expect, test } from "vitest";
import { siteCodes } from "../sites/site-codes.ts";
import { allSites } from "../sites/all-sites.ts";
import { customerMail, type CustomerMailKind } from "./customer-mails.ts";

const url = "https://www.example.com/account";

test.each(siteCodes)(
  "a customer mail of %s greets by name where it is known, then says its text",
  (code) => {
    const { customerMails } = allSites[code].texts;
    const { text } = customerMails.resetPassword;
    const greeted = customerMail(customerMails, "resetPassword", { url, name: "Ida Müller" });
    expect(greeted.blocks.slice(0, 2)).toEqual([
      { type: "paragraph", text: expect.stringMatching(/^\p{Lu}.+ Ida Müller[!,]$/u) },
      { type: "paragraph", text },
    ]);
    expect(greeted.preview).toBe(text);
    const [first] = customerMail(customerMails, "resetPassword", { url }).blocks;
    expect(first).toEqual({ type: "paragraph", text });
  },
);

test("a mail to a customer has a warning before its button, and the validity of a link after it", () => {
  const { customerMails } = allSites.DE.texts;
  const typesAndTexts = (kind: CustomerMailKind) =>
    customerMail(customerMails, kind, { url }).blocks.map((block) =>
      block.type === "paragraph" ? block.text : block.type,
    );
  const { note: validity } = customerMails.resetPassword;
  expect(typesAndTexts("resetPassword").slice(1)).toEqual(["button", validity]);
  const { note: warning } = customerMails.passwordChanged;
  expect(typesAndTexts("passwordChanged").slice(1)).toEqual([warning, "button"]);
});
