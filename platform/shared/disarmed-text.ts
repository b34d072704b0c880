/** Zero-width space, at which a line may break and a link ends. */
const gap = "\u200b";

/**
 * Returns a text that looks the same but in which no mail program finds a link or an address, for text that anyone may have
 * written into a mail of the shop.
 */
export const withoutLinks = (text: string): string =>
  text.replaceAll(/(?<=\S)[.:@/](?=\S)/g, `$&${gap}`);
