import { connectionPath } from "../../border-paths.ts";
import { doctorCookie, seenIn } from "./check-connection.ts";
import type { Examination } from "./examination.ts";
import { finding, listed, type Finding } from "./finding.ts";
import { shopHeader } from "./shop-probes.ts";

/** A preview of staff that the shop does not know, and takes away from whichever page gets it. */
const unknownPreview = { cookie: "PreviewToken=kontor-doctor", "sec-fetch-mode": "navigate" };

/** Answers that set cookies in a shopper's life: of the cart, the account, and staff. */
const cookiePaths = [connectionPath, "/service/cart/api/cart", "/account", "/search?query=a"];

/** Checks that each `Set-Cookie` of the shop arrives, as it is. */
export async function checkCookies({ ask, base }: Examination): Promise<Finding[]> {
  const response = await ask(base + connectionPath, { headers: { cookie: doctorCookie } });
  const seen = seenIn(response);
  // An earlier shop sets none.
  if (!response || seen?.hasCookie !== true || seen.url === undefined) return [];
  const remedy = "Pass on each Set-Cookie of the shop as a header of its own, unchanged.";
  const { cookies } = response;
  if (cookies.length === 0)
    return [
      finding(
        "The host drops Set-Cookie of the shop: each shopper gets a new cart with every change, and no login lasts.",
        remedy,
      ),
    ];
  if (cookies.length !== 2)
    return [
      finding(
        `The shop sets two cookies in one answer, but ${cookies.length} ${cookies.length > 1 ? "arrive" : "arrives"}: the host ${cookies[0]!.includes(", ") ? "joins them in one Set-Cookie" : "passes on only some"}.`,
        remedy,
      ),
    ];
  const changed = cookies.find(
    (cookie) =>
      !new RegExp(`Path=.*${connectionPath}; Max-Age=0; HttpOnly; SameSite=Lax$`).test(cookie),
  );
  if (changed)
    return [
      finding(
        `The host changes cookies of the shop: Path, HttpOnly and SameSite of ${changed.split("=")[0]} are others.`,
        remedy,
      ),
    ];
  return checkPathsOfCookies(ask, base, remedy);
}

/** Compares addresses: the shop takes an unknown preview away on each of them, or on none where it has no previews. */
async function checkPathsOfCookies(ask: Examination["ask"], base: string, remedy: string) {
  const answers = await Promise.all(
    cookiePaths.map(async (path) => {
      const response = await ask(base + path, { headers: unknownPreview });
      return {
        path,
        isShop: response?.headers.has(shopHeader),
        count: response?.cookies.length ?? 0,
      };
    }),
  );
  const lacking = answers.filter(({ isShop, count }) => isShop && count === 0);
  if (lacking.length === answers.length || lacking.length === 0) return [];
  return [
    finding(
      `The host drops Set-Cookie of ${listed(lacking.map(({ path }) => path.split("?")[0]!))}.`,
      remedy,
    ),
  ];
}
