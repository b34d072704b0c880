import type { MailContent } from "../../shared/mail.ts";

/** Tries after which a mail is given up: about a day after the first. */
export const mostTries = 10;

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/**
 * Milliseconds for which a server may be silent after a mail: it may have taken it, and one that is sent again arrives twice (RFC 5321,
 * section 4.5.3.2).
 */
export const answerWithin = 10 * minute;

/** Longest time of one try, in milliseconds: then the connection is closed. */
export const sendWithin = answerWithin + minute;

/**
 * For how long a mail belongs to the process that sends it, in milliseconds. While it is under way the process renews its claim every
 * `keepEvery`, or a second process would send it, too; when the process has ended, that is what happens.
 */
export const sentBy = 3 * minute;
export const keepEvery = minute;

/** Milliseconds after which a mail that a process has taken, and not begun, is left to the next. */
export const beginWithin = minute;

/**
 * Milliseconds from a failed try to the next: 30 seconds, then four times as long each time, six hours at most. A random part
 * of it is left out (`random` is from 0 to 1), so that mails which failed together do not come back together.
 */
export function waitAfter(tries: number, random: number): number {
  const longest = Math.min(30 * second * 4 ** (tries - 1), 6 * hour);
  return Math.round(longest * (1 - random / 4));
}

/** Days for which a mail that was sent is listed; its data is deleted at once. */
export const sentDays = 14;

/** Days for which a mail that could not be sent is stored. */
export const failedDays = 30;

/** Headers beside the usual ones: no mailbox answers with "I am away", and mail programs offer to unsubscribe (RFC 3834, 8058). */
export const mailHeaders = ({ unsubscribe }: Pick<MailContent, "unsubscribe">) => ({
  "Auto-Submitted": "auto-generated",
  ...(unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe.oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
});
