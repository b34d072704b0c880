import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fieldsOf, isText, itemsOf, parsed } from "../../../platform/shared/foreign.ts";
import { isLike } from "../../../platform/shared/content/is-like.ts";

/** A consent to commercial emails, or its withdrawal. */
export interface ConsentEntry {
  email: string;
  isConsent: boolean;
  happenedAt: Date;
}

/** A public register in which consents must be entered. */
export interface ConsentRegister {
  /** Throws a RefusedConsent when a retry cannot help, and any other error when it may. Idempotent. */
  enter(consent: ConsentEntry): Promise<void>;
}

/** A permanent refusal, for example because the register already has the consent. */
export class RefusedConsent extends Error {
  /** The register's code. Its message is left out, since it may contain the address. */
  readonly code: string;

  constructor(code: string) {
    super(`The register refused a consent: ${code}`);
    this.code = code;
  }
}

/** Timeout of a request in milliseconds. */
const answersWithin = 10_000;

/**
 * Client of İYS (İleti Yönetim Sistemi), the register of Türkiye: law 6563 and the regulation of 4 January 2020 require each
 * consent and each refusal to be entered within three working days. `url` is that of the brand, with the user and the password of
 * the API: https://user:password@api.iys.org.tr/sps/{iysCode}/brands/{brandCode}.
 */
export function createIys(url: string): ConsentRegister {
  const { username, password, origin, pathname } = new URL(url);
  let access: { token: string; until: number } | undefined;

  async function post(path: string, body: object, token?: string): Promise<Response> {
    return fetch(`${origin}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answersWithin),
      redirect: "error",
    });
  }

  async function accessToken(): Promise<string> {
    if (access && Date.now() < access.until) return access.token;
    const response = await post("/oauth2/token", {
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      grant_type: "password",
    });
    if (!response.ok) throw new Error(`İYS refused the login: ${response.status}`);
    const given: unknown = await response.json();
    if (!isLike(given, { access_token: "", expires_in: 0 })) throw new Error("İYS gave no token");
    // Half of its lifetime, so that it never expires during a request.
    access = { token: given.access_token, until: Date.now() + given.expires_in * 500 };
    return access.token;
  }

  return {
    async enter({ email, isConsent, happenedAt }) {
      const response = await post(
        `${pathname.replace(/\/$/, "")}/consents`,
        {
          recipient: email,
          recipientType: "BIREYSEL",
          type: "EPOSTA",
          source: "HS_WEB",
          status: isConsent ? "ONAY" : "RET",
          consentDate: dateFormat("sv-SE", {
            timeZone: "Europe/Istanbul",
            dateStyle: "short",
            timeStyle: "medium",
          }).format(happenedAt),
        },
        await accessToken(),
      );
      if (response.status === 401) access = undefined;
      if (response.status === 400 || response.status === 422)
        throw new RefusedConsent(codesIn(await response.text()) || String(response.status));
      if (!response.ok) throw new Error(`İYS answered ${response.status}`);
    },
  };
}

/** Returns the codes of a refusal, such as "H114". */
const codesIn = (response: string): string =>
  itemsOf(fieldsOf<{ errors: unknown }>(parsed(response)).errors)
    .map((error) => fieldsOf<{ code: unknown }>(error).code)
    .filter((code) => isText(code) && /^\w{1,10}$/.test(code))
    .join();
