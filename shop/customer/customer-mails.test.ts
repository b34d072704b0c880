import { expect, test } from "vitest";
import { siteCodes } from "../../platform/shared/site.ts";
import { allSites } from "../sites/all-sites.ts";
import { customerMail } from "./customer-mails.ts";

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
