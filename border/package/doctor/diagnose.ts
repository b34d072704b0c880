import { borderBase } from "./border-base.ts";
import { checkConnection } from "./check-connection.ts";
import { checkFailures, type BreakSettings } from "./check-failures.ts";
import { checkPage } from "./check-page.ts";
import { checkPolicy } from "./check-policy.ts";
import { checkStyles } from "./check-styles.ts";
import { finding, type Finding } from "./finding.ts";
import { ask } from "./host-requests.ts";

export interface Diagnosis {
  /** Breaks the shop of a staging host, too. */
  breaking?: BreakSettings;
}

/** Checks a page of a host and the host itself. Returns what is wrong; nothing when all is well. */
export async function diagnose(url: URL, { breaking }: Diagnosis = {}): Promise<Finding[]> {
  if (breaking) return checkFailures(url, breaking);
  const page = await ask(url).catch(() => undefined);
  if (page?.status !== 200)
    return [
      finding(
        `${url.href} answers ${page?.status ?? "nothing"}.`,
        "Name the address of a page with the border.",
      ),
    ];
  const base = borderBase(url, page.body);
  return [
    ...(await checkPage(url, page, base)),
    ...checkPolicy(url, page, base),
    ...(await checkConnection(url, base, page.body)),
    ...(await checkStyles(url)),
  ];
}
