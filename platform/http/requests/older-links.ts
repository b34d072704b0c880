/** The encoding of links that are older than UTF-8 in addresses, or the closest one to it: only letters differ in the others. */
const older = new TextDecoder("windows-1252");

/**
 * Returns the address of a request in a form that routes can decode: links of older pages encode letters in one byte
 * (`caff%E8`), and a `%` may have lost its digits. Everything else stays as it is.
 */
export const decodableUrl = (url: string): string =>
  url.includes("%") ? url.replace(/(?:%[\da-f]{2})+|%/gi, inUtf8) : url;

/** Half a surrogate pair, as programs encode it that cut a text within a character. */
const surrogate = /%ED%[AB][\da-f]%[89AB][\da-f]/gi;

function inUtf8(found: string): string {
  if (found === "%") return "%25";
  const encoded = found.replace(surrogate, "%EF%BF%BD");
  try {
    decodeURIComponent(encoded);
    return encoded;
  } catch {
    const bytes = Buffer.from(encoded.replaceAll("%", ""), "hex");
    return encodeURIComponent(older.decode(bytes));
  }
}
