import { expect, test } from "vitest";
import { mergePolicies, pageHeaders, providerPolicy } from "./security-headers.ts";

const every = pageHeaders();
const contentPolicy = "content-security-policy";

test("a page without a policy of its own has the headers of every page", () => {
  expect(pageHeaders(mergePolicies({}))).toEqual(every);
  expect(pageHeaders(mergePolicies(providerPolicy(undefined)))).toEqual(every);
  expect(every).toMatchObject({
    [contentPolicy]:
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; report-uri /service/csp-reports; require-trusted-types-for 'script'; trusted-types 'none'",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  });
});

test("a page's policy adds sources to the shop's own, and features for the page's own scripts", () => {
  const headers = pageHeaders({
    sources: { "connect-src": ["https://tiles.example"] },
    features: ["geolocation"],
  });
  expect(headers[contentPolicy]).toBe(
    every[contentPolicy].replace("require", "connect-src 'self' https://tiles.example; require"),
  );
  expect(headers["permissions-policy"]).toBe(
    "camera=(), geolocation=(self), microphone=(), payment=()",
  );
});

test("a page on which a provider asks for consent has the permissions of both", () => {
  const provider = providerPolicy("https://cdn.cookielaw.org/otSDKStub.js");
  const page = {
    sources: { "connect-src": ["https://tiles.example"] },
    features: ["camera"],
  } as const;
  const headers = pageHeaders(mergePolicies(provider, page));
  expect(headers[contentPolicy]).toMatch(
    /; script-src 'self' https:\/\/cdn\.cookielaw\.org; connect-src 'self' https:\/\/cdn\.cookielaw\.org https:\/\/\*\.onetrust\.com https:\/\/tiles\.example; style-src 'self' https:\/\/cdn\.cookielaw\.org 'unsafe-inline'; img-src 'self' https:\/\/cdn\.cookielaw\.org data:$/,
  );
  expect(headers["permissions-policy"]).toMatch(/^camera=\(self\), /);
});

test("a page that the shop frames may be in a sandbox, and is framed by no one else", () => {
  const headers = pageHeaders({ isFramed: true, sandbox: "allow-same-origin" });
  expect(headers[contentPolicy]).toBe(
    `${every[contentPolicy].replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; sandbox allow-same-origin`,
  );
});
