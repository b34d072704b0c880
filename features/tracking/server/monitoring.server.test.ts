import { expect, test } from "vitest";
import { openTestShop } from "../../../tests/support/shop.ts";

const dsn = "https://abc123@monitoring.example/4711";

/** What pages say of the monitoring service to browsers: by the border, and by their policy. */
test.each([
  ["a monitoring service", dsn],
  ["no monitoring service", ""],
])(
  "header, footer and policy of every page name %s, as it is set, and no other host",
  async (_what, monitoringDsn) => {
    const shop = await openTestShop({ monitoringDsn });
    try {
      for (const url of ["/", "/no/such/page"]) {
        const { body, headers } = await shop.app.inject({
          url,
          headers: { host: shop.host("DE"), accept: "text/html" },
        });
        expect(body.match(/data-monitoring="[^"]*"/g) ?? [], url).toEqual(
          monitoringDsn ? [`data-monitoring="${dsn}"`, `data-monitoring="${dsn}"`] : [],
        );
        const policy = String(headers["content-security-policy"]).split("; ");
        expect(
          policy.filter((rule) => rule.startsWith("connect-src")),
          url,
        ).toEqual(monitoringDsn ? ["connect-src 'self' https://monitoring.example"] : []);
        expect(policy).toContain("require-trusted-types-for 'script'");
      }
    } finally {
      await shop.close();
    }
  },
);
