import type { MailContent } from "../../platform/shared/mail.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { WithdrawalTexts } from "./withdrawal-contract.ts";
import { withdrawalMail } from "./withdrawal-mail.ts";

const receipt = {
  number: "471108151234",
  receivedAt: new Date("2026-11-22T19:30:00Z"),
  declaration: {
    name: "Ida Müller",
    contract: "4711, 12. 11. 2026",
    email: "ida@example.com",
    part: "Kanne\nTasse",
    reason: "",
  },
};

/** Returns the mail with a receipt, with data as a customer might enter it. */
export const mailExamples = ({
  site,
  texts,
}: {
  site: Site;
  texts: { withdrawal: WithdrawalTexts };
}): Record<string, MailContent> => ({
  withdrawal: withdrawalMail(receipt, texts.withdrawal, site),
});
