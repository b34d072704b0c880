"use client";

import { useEffect } from "react";
import { fragmentPath, type FragmentChoice } from "../core/fragment-options.ts";
import { previewCookieOf } from "../core/preview-cookie.ts";
import { isWhole, separateAssets } from "../core/whole-fragment.ts";

const names = ["header", "footer"] as const;

/**
 * Shows staff their preview in a page that is cached for everyone: the browser fetches header and footer with its cookie, and no cache
 * stores them.
 */
export function BorderPreview({ site, options, platform }: { site: string } & FragmentChoice) {
  const paths = names.map((name) => fragmentPath(name, site, { options, platform })).join(" ");
  useEffect(() => {
    if (previewCookieOf(document.cookie) === undefined) return;
    const [header, footer] = paths.split(" ");
    void show("header", header!);
    void show("footer", footer!);
  }, [paths]);
  return null;
}

async function show(name: (typeof names)[number], path: string) {
  const element = document.getElementById(`kontor-${name}`);
  const root = element?.querySelector<HTMLElement>("[data-kontor]");
  const base = document.querySelector<HTMLElement>("[data-kontor-base]")?.dataset.kontorBase ?? "";
  try {
    const response = await fetch(`${base}/service/pageborder/${path}`, { cache: "no-store" });
    const html = await response.text();
    if (!element || !response.ok || !isWhole(html)) throw new Error(`status ${response.status}`);
    const parsed = document.createElement("div");
    // Sheets and script are those of the page. Parses the shadow root of the strict form, too.
    parsed.setHTMLUnsafe(separateAssets(html).root);
    root?.remove();
    element.append(...parsed.childNodes);
  } catch (error) {
    console.error(`Kontor: the preview of the ${name} could not be loaded:`, error);
  }
}
