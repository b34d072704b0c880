import { hash } from "node:crypto";

/**
 * Returns an inline script that adds the border's script to the page, and its source for `script-src`, to which
 * `'strict-dynamic'` belongs: the hash of boot.js itself would not allow the chunks that it loads. Where the page requires Trusted
 * Types, the policy `kontor-boot` creates this one address.
 */
export function loaderOf({ url, integrity }: { url: string; integrity: string }) {
  const code = `{
      const policy = window.trustedTypes?.createPolicy("kontor-boot", { createScriptURL: () => "${url}" });
      const script = document.createElement("script");
      script.type = "module";
      script.crossOrigin = "anonymous";
      script.integrity = "${integrity}";
      script.src = policy?.createScriptURL("") ?? "${url}";
      document.head.append(script);
    }`;
  return {
    script: `<script>${code}</script>`,
    source: `'sha256-${hash("sha256", code, "base64")}'`,
  };
}
