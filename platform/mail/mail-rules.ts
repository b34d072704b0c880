import type { MailContent } from "../shared/mail.ts";
import type { SiteCode } from "../shared/sites/site.ts";

/** Number of attempts until a mail is given up, about a day after the first. */
export const maxTries = 10;

const minute = 60_000;

/**
 * Milliseconds to wait for the server's response after a mail: the server may have accepted it, and a retry would deliver it
 * twice (RFC 5321, section 4.5.3.2).
 */
export const answerWithin = 10 * minute;

/** Maximum duration of one attempt in milliseconds; then the connection is closed. */
export const sendWithin = answerWithin + minute;

/**
 * Milliseconds for which a process owns a mail. While sending it, the process renews its claim every `keepEvery`; otherwise a
 * second process would send it as well, as it should when the first one has ended.
 */
export const sentBy = 3 * minute;
export const keepEvery = minute;

/** Milliseconds after which another process takes a mail that was claimed but not started. */
export const beginWithin = minute;

/** Days for which a sent mail is listed; its data is deleted at once. */
export const sentDays = 14;

/** Days for which a failed mail is stored: not longer than the unconfirmed sign-up that it may answer. */
export const failedDays = 14;

/** Returns the domain of a Message-ID, which is the shop's. */
const domainOf = (messageId: string) => /@(.*)>$/.exec(messageId)![1]!;

/**
 * Returns additional headers, which prevent automatic replies, name the list of a site that the mail belongs to, and let mail clients offer
 * to unsubscribe (RFC 3834, 2919, 8058).
 */
export const mailHeaders = (
  { unsubscribe }: Pick<MailContent, "unsubscribe">,
  { site, messageId }: { site: SiteCode; messageId: string },
) => ({
  "Auto-Submitted": "auto-generated",
  ...(unsubscribe && {
    "List-Id": `<${unsubscribe.list}.${site.toLowerCase().replace("_", "-")}.${domainOf(messageId)}>`,
    "List-Unsubscribe": `<${unsubscribe.oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
});
