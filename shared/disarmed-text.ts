/** A character without width, at which a line may end and a link does. */
const gap = "\u200b";

/**
 * A text that looks the same, and in which no mail program finds a link or an address: for what anybody wrote into a mail that the
 * shop sends.
 */
export const withoutLinks = (text: string): string =>
  text.replaceAll(/(?<=\S)[.:@/](?=\S)/g, `$&${gap}`);
