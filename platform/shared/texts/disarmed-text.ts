/** Matches a word in which a mail program may find a link: a domain, the beginning of a URL, an e-mail address. */
const linkLike = /[\p{L}\d]\.\p{L}{2}|:\/\/|^(?:www\.|mailto:)|@/iu;

/**
 * Returns a text in which no mail program finds a link or an address, for text that anyone may have written into a mail of the
 * shop: spaces separate the parts of a link. Other words stay as they are, without invisible characters, because shoppers and
 * carriers copy postal addresses from mails.
 */
export const withoutLinks = (text: string): string =>
  text.replaceAll(/\S+/g, (word) =>
    linkLike.test(word) ? word.replaceAll(/(?<=.)[.:@/](?=.)/g, "$& ") : word,
  );
