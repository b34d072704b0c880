/**
 * Fetches a page, parsed and inert; rejects for any other response. Uses XMLHttpRequest, because Trusted Types allow it to parse
 * HTML.
 */
export function fetchPage(
  address: string,
  signal: AbortSignal,
): Promise<{ page: Document; address: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${address} answered ${request.status}`));
    request.responseType = "document";
    request.addEventListener("load", () => {
      const page = request.responseXML;
      if (request.status === 200 && page) resolve({ page, address: request.responseURL });
      else fail();
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    signal.addEventListener("abort", () => request.abort());
    request.open("GET", address);
    request.send();
  });
}
