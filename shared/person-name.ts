/** Letters of any script, digits, spaces, and the signs that names have. */
const characters = /^[\p{L}\p{M}\p{N}\s+&'`´,()/.-]*$/u;
/** "www.example" or "example.com". */
const address = /www\.|(?<![\p{L}\d])[\p{L}\d-]{2,}\.\p{L}{2,}/iu;

/** Whether a first or last name has only characters of names, and is no advertisement for an address. Check its length first. */
export const isPersonName = (name: string) => characters.test(name) && !address.test(name);

/** Names are checked and stored in this form: phones write a curly apostrophe. */
export const normalName = (name: string) => name.trim().replaceAll("’", "'");
