import { fastify } from "fastify";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cspReportRoute } from "./csp-reports.ts";
import { cspReportsPath, defaultHeaders, pageHeaders } from "./security-headers.ts";

const counted: string[] = [];
const app = fastify();
cspReportRoute(app, (directive) => counted.push(directive));
afterAll(() => app.close());
beforeEach(() => void counted.splice(0));

const report = async (payload: string, type = "application/csp-report") =>
  (
    await app.inject({
      method: "POST",
      url: cspReportsPath,
      payload,
      headers: { "content-type": type },
    })
  ).statusCode;

test("a CSP report is counted by its directive, one without a known directive as other", async () => {
  const reports = [
    { "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "inline" } },
    { "csp-report": { "violated-directive": "img-src 'self'" } },
    { "csp-report": { "effective-directive": "invented" } },
    { "csp-report": null },
    [],
  ];
  for (const each of reports) expect(await report(JSON.stringify(each))).toBe(204);
  expect(counted).toEqual(["script-src-elem", "img-src", "other", "other", "other"]);
});

test("a body that is no CSP report is not counted", async () => {
  expect(await report("{")).toBe(400);
  expect(await report("{}", "text/plain")).toBe(415);
  expect(await report(`{"csp-report":"${"x".repeat(9_000)}"}`)).toBe(413);
  expect(counted).toEqual([]);
});

test("the policy of a page names the address for CSP reports", () => {
  expect(pageHeaders()["content-security-policy"]).toContain(`report-uri ${cspReportsPath};`);
});

test("HSTS includes subdomains only if the operator sets it", () => {
  const origins = { DE: "https://www.example.de" };
  const of = (options?: { withSubdomains: boolean }) =>
    defaultHeaders(origins, options)["strict-transport-security"];
  expect(of()).toBe("max-age=31536000");
  expect(of({ withSubdomains: true })).toBe("max-age=31536000; includeSubDomains");
  expect(
    defaultHeaders({ DE: "http://a" }, { withSubdomains: true })["strict-transport-security"],
  ).toBeUndefined();
});
