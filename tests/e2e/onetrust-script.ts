import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for OneTrust's script, which may not be redistributed: its cookies, globals, entries, event, and their order. */
export interface OneTrustHost {
  /** The value for ONETRUST_SCRIPT. */
  script: string;
  /** Returns how often the script was requested. */
  requests(): number;
  stop(): void;
}

/** Serves the stand-in from its own host. */
export async function startOneTrust(): Promise<OneTrustHost> {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests++;
    response.setHeader("content-type", "text/javascript");
    response.end(`(${standIn.toString()})()`);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    script: `http://127.0.0.1:${port}/scripttemplates/otSDKStub.js`,
    requests: () => requests,
    stop: () => void server.close(),
  };
}

/** Runs in the page, so it must be self-contained. */
function standIn() {
  const page = window as unknown as Record<string, unknown> & { dataLayer?: object[] };
  const stored = () =>
    decodeURIComponent(/OptanonConsent=[^;]*groups=([^;&]*)/.exec(document.cookie)?.[1] ?? "");
  const publish = () => {
    const groups = stored().match(/C\d+(?=:1)/g) ?? ["C0001"];
    const text = `,${groups.join()},`;
    page.OnetrustActiveGroups = page.OptanonActiveGroups = text;
    page.dataLayer ??= [];
    page.dataLayer.push({ OnetrustActiveGroups: text });
    page.dataLayer.push({ OptanonActiveGroups: text });
    page.dataLayer.push({ event: "OneTrustGroupsUpdated", OnetrustActiveGroups: text });
    dispatchEvent(new CustomEvent("OneTrustGroupsUpdated", { detail: groups }));
  };
  const decide = (statistics: 0 | 1) => {
    const groups = encodeURIComponent(`C0001:1,C0002:${statistics},C0003:0,C0004:0`);
    document.cookie = `OptanonConsent=isGpcEnabled=0&interactionCount=1&groups=${groups};path=/`;
    document.cookie = `OptanonAlertBoxClosed=${new Date().toISOString()};path=/`;
    publish();
  };
  // Sets HTML as text, as the real script does.
  const box = document.createElement("div");
  box.innerHTML =
    '<div role="dialog" aria-label="OneTrust" style="position:fixed;top:0;z-index:9999;background:#fff;color:#000">' +
    "<button>Allow statistics</button><button>Refuse all</button></div>";
  const dialog = box.firstElementChild as HTMLElement;
  const [allow, refuse] = dialog.querySelectorAll("button");
  allow!.onclick = () => (decide(1), dialog.remove());
  refuse!.onclick = () => (decide(0), dialog.remove());
  const open = () => document.body.append(dialog);
  page.OneTrust = { ToggleInfoDisplay: open };
  if (!/OptanonAlertBoxClosed/.test(document.cookie)) open();
  publish();
}
