/**
 * Returns the HTML of a header or footer with a page's nonce on its script and style sheet, for a `Content-Security-Policy` with
 * nonces. What the script loads later inherits the nonce.
 */
export const withNonce = (html: string, nonce: string) =>
  html.replaceAll(
    /<(?:script type="module"|link rel="stylesheet")/g,
    (tag) => `${tag} nonce="${nonce.replaceAll('"', "&quot;")}"`,
  );
