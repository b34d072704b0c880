import { isElsewhere } from "./border-base.ts";
import type { Examination } from "./examination.ts";
import { finding, note, type Finding } from "./finding.ts";

/** Checks that a shop on another origin takes the calls of a page with the option `absolute`. */
export async function checkOtherOrigin({ url, base, ask }: Examination): Promise<Finding[]> {
  if (!isElsewhere(url, base)) return [];
  const response = await ask(`${base}/service/cart/api/cart`, { headers: { origin: url.origin } });
  const isAllowed =
    response?.headers.get("access-control-allow-origin") === url.origin &&
    response.headers.get("access-control-allow-credentials") === "true";
  return isAllowed
    ? [
        note(
          `The border calls ${base} itself, so what the host passes on is not checked.`,
          "docs/embedding.md of the shop says what a page of another origin needs.",
        ),
      ]
    : [
        finding(
          `The shop at ${base} takes no calls from pages of ${url.origin}: ${response ? "its answer does not allow that origin" : "it answers nothing"}.`,
          `Add it to the shop's setting: BORDER_HOSTS=${url.origin}. Or leave out the option absolute, and pass on the shop's addresses.`,
        ),
      ];
}
