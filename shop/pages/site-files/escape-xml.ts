/** Returns a text as the content of an XML element or attribute. */
export const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
