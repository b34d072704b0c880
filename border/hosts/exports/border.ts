import { connectBorder, isShopPath, isWhole, supportedContract, withNonce } from "@kontor/border";
import type { Example } from "./example.ts";

export const examples = {
  /** Fetches header and footer for a page of a server, and says how current they are. */
  async connectBorder({ shop }) {
    const border = connectBorder({ shop: shop.origin, site: "DE" });
    const { state, headers, head, header } = await border.get({ headers: {} });
    return { state, headers, head: head.split("\n").length, header: header.slice(0, 7) };
  },
  /** Tells addresses of the shop from those of the host. */
  isShopPath({ shop }) {
    return ["/search?query=tea", "/offers"].map((address) => isShopPath(address, shop.origin));
  },
  /** Recognises half a fragment, for a cache of your own. */
  isWhole() {
    const header = '<header data-kontor="header">…</header>';
    return [isWhole(header), isWhole(header.slice(0, -9))];
  },
  /** The version of the contract between shop and host that this package knows. */
  async supportedContract({ shop }) {
    const { headers } = await fetch(`${shop.origin}/service/pageborder/header/DE`);
    return Number(headers.get("kontor-contract")) <= supportedContract;
  },
  /** Adds the nonce of a page's `Content-Security-Policy` to the elements that need it. */
  withNonce() {
    return withNonce('<script type="module" src="/kontor/boot.js"></script>', "r4nd0m");
  },
} satisfies Record<string, Example>;
