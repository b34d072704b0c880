import { randomBytes, randomInt } from "node:crypto";

interface SentRequest {
  method?: string;
  json?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Creates a browser of its own network that stores its cookies. A refused or failed request throws. */
export function browserAt(origin: string) {
  const jar = new Map<string, string>();
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return {
    jar,
    async send(path: string, { method, json, form, headers }: SentRequest = {}): Promise<Response> {
      const response = await fetch(origin + path, {
        method: method ?? (form ? "POST" : "GET"),
        headers: {
          "x-forwarded-for": network,
          accept: json ? "application/json" : "text/html",
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(json && { "content-type": "application/json" }),
          ...headers,
        },
        body: json ? JSON.stringify(json) : form && new URLSearchParams(form),
        redirect: "manual",
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";")[0]!.split(/=(.*)/);
        if (/max-age=0(;|$)/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      if (response.status < 400) return response;
      throw new Error(`${response.status} ${path}: ${(await response.text()).slice(0, 60)}`);
    },
    async get(path: string): Promise<string> {
      return (await this.send(path)).text();
    },
    async data<T>(path: string): Promise<T> {
      return (await this.send(path)).json() as Promise<T>;
    },
  };
}

export type Browser = ReturnType<typeof browserAt>;

/** Returns an Idempotency-Key as the shop's own pages choose one. */
export const newKey = () =>
  `${String(Date.now()).padStart(15, "0")}-${randomBytes(24).toString("base64url")}`;
