import { gzipSync } from "node:zlib";
import express, { type Express, type Request, type RequestHandler } from "express";
import { connectBorder } from "../../border/package/core/connect-border.ts";
import type { PageChoice } from "../../border/package/core/known-choice.ts";
import type { PageParts } from "../../border/package/core/web-border.ts";
import { diagnose, type Diagnosis } from "../../border/package/doctor/diagnose.ts";
import type { Finding } from "../../border/package/doctor/finding.ts";
import { listen } from "./listen.ts";

/** A mistake of a host, planted in one that uses the package as its guide says. */
export interface Plant {
  /** Adds what stands before the host's page and before what it passes on. */
  plant?(app: Express): void;
  /** Changes the parts of the border. */
  parts?(parts: PageParts): PageParts;
  /** Changes the page's HTML. */
  page?(html: string): string;
  /** Changes the bytes of the page, and its headers. */
  sent?: { bytes?(html: string): Buffer; headers?: Record<string, string> };
  choice?: PageChoice;
}

export const goodPage = ({ head, header, footer }: PageParts) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Host</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">${head}<style>body { margin: 0 }</style></head>
  <body>${header}<main id="kontor-content"><p>Text</p></main>${footer}</body></html>`;

/** Adds a style sheet to a page. */
export const styled = (css: string) => (html: string) =>
  html.replace("</head>", `<style>${css}</style></head>`);

/** Starts a host in front of the shop at `shop`. Its page is at `/page.html`. */
export function startPlantedHost(shop: string, { plant, parts, page, sent, choice }: Plant) {
  const border = connectBorder({ shop, timeout: 60_000, onProblem: () => {} });
  const app = express();
  plant?.(app);
  app.get("/page.html", async (request, response) => {
    const fetched = await border.get(request, choice);
    const whole = goodPage(parts?.(fetched) ?? fetched);
    const html = page?.(whole) ?? whole;
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      vary: "Accept-Encoding",
      ...sent?.headers,
    };
    // Express itself would add an encoding to a type without one.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(sent?.bytes?.(html) ?? gzipSync(html));
  });
  return listen(app.use(border.proxy()));
}

/** Returns what the doctor finds on a planted host. */
export async function findingsOn(
  shop: string,
  plant: Plant,
  diagnosis?: Diagnosis,
): Promise<Finding[]> {
  const host = await startPlantedHost(shop, plant);
  try {
    return await diagnose(new URL("/page.html", host.origin), diagnosis);
  } finally {
    await host.stop();
  }
}

type Sent = Record<string, string | string[] | undefined>;

/** Changes the headers of what is passed on from below a path. */
export const changeHeaders =
  (path: string, change: (headers: Sent, request: Request) => void) =>
  (app: Express): void => {
    app.use(path, (request, response, next) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = (status: number, sent: unknown = {}) => {
        const headers = { ...(sent as Sent) };
        change(headers, request);
        return writeHead(status, headers as Record<string, string>);
      };
      next();
    });
  };

/** Answers addresses of the host itself. */
export const answerItself =
  (path: string, response: RequestHandler) =>
  (app: Express): void => {
    app.use(path, response);
  };
