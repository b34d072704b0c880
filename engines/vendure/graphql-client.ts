import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { readLimitedBody } from "../../platform/http/requests/limited-body.ts";
import { fieldsOf, isText, itemsOf, parsed } from "../../platform/shared/foreign.ts";

export interface GraphqlOptions {
  /** The server's address: `http://localhost:3000`. */
  url: string;
  /** Returns the name and the password of an administrator: `shop:secret`. Read again when Vendure refuses them, so that they can be replaced. */
  key(): string | Promise<string>;
  /** Milliseconds of a clock that is never set. */
  now?(): number;
}

export interface CallOptions {
  /** The token of the channel; the default one if missing. */
  channel?: string;
  /** Milliseconds. */
  within?: number;
}

/** Calls Vendure's admin API. */
export type Graphql = <Answer>(
  document: string,
  variables?: Record<string, unknown>,
  request?: CallOptions,
) => Promise<Answer>;

/** An error that Vendure reports for a whole request: its code, such as FORBIDDEN, and its words. */
export class VendureError extends Error {
  override readonly name = "VendureError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(`Vendure answered ${code}: ${message}`);
    this.code = code;
  }
}

/** A page of products with all their texts takes Vendure long while it is busy. */
const answersWithin = 60_000;
const maxBytes = 64 * 1024 * 1024;
/** Errors that were raised before Vendure received a request. */
const notSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);
const closedCodes = new Set(["UND_ERR_SOCKET", "ECONNRESET"]);
/** Milliseconds between logins: another login does not permit what the administrator may not do. */
const loginsApart = 10_000;

/** Creates a client, which throws `EngineUnavailableError` when Vendure does not answer, and `VendureError` when it refuses. */
export function createGraphql({
  url,
  key,
  now = () => performance.now(),
}: GraphqlOptions): Graphql {
  const endpoint = new URL("admin-api", url.endsWith("/") ? url : `${url}/`);
  let login: { token: Promise<string>; at: number } | undefined;

  async function send(body: string, headers: Record<string, string>, { within }: CallOptions) {
    const response = await fetch(endpoint, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(within ?? answersWithin),
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    const answer = parsed((await readLimitedBody(response, maxBytes)).toString());
    return { status: response.status, answer, token: response.headers.get("vendure-auth-token") };
  }

  /** Logs in. API keys of Vendure would be valid in one channel each, and slow. */
  async function logIn(): Promise<string> {
    const [username = "", password = ""] = (await key()).split(/:(.*)/s);
    const body = JSON.stringify({ query: loginMutation, variables: { username, password } });
    const { token } = await unlessSilent(false, send(body, {}, {}));
    if (!token)
      throw new VendureError("FORBIDDEN", `the key's name "${username}" or password is wrong.`);
    return token;
  }

  function tokenOf(isRefused: boolean): Promise<string> {
    if (!login || (isRefused && now() - login.at > loginsApart)) {
      const token = logIn();
      login = { token, at: now() };
      token.catch(() => (login = undefined));
    }
    return login.token;
  }

  async function ask(
    body: string,
    isMutation: boolean,
    request: CallOptions,
    isAgain = false,
  ): ReturnType<typeof send> {
    const token = await tokenOf(isAgain);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(request.channel && { "vendure-token": request.channel }),
    };
    const result = await unlessSilent(isMutation, send(body, headers, request)).catch((error) => {
      // Vendure closes connections that are idle for some seconds.
      if (isMutation || !closedCodes.has(codeOf(error))) throw error;
      return unlessSilent(isMutation, send(body, headers, request));
    });
    const isNewLogin = !isAgain && isRefused(result) && (await tokenOf(true)) !== token;
    return isNewLogin ? ask(body, isMutation, request, true) : result;
  }

  return async <Answer>(
    document: string,
    variables: Record<string, unknown> = {},
    request: CallOptions = {},
  ) => {
    const maybeDone = /^\s*mutation\b/.test(document);
    const body = JSON.stringify({ query: document, variables });
    const { status, answer: response } = await ask(body, maybeDone, request);
    const [error] = errorsOf(response);
    if (error && error.code !== "INTERNAL_SERVER_ERROR")
      throw new VendureError(error.code, error.message);
    const { data } = fieldsOf<{ data: Answer }>(response);
    if (error || status !== 200 || typeof data !== "object" || data === null)
      throw new EngineUnavailableError(
        `Vendure failed with status ${status}: ${error?.message ?? "no data"}`,
        { maybeDone },
      );
    return data as Answer;
  };
}

const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename }
}`;

async function unlessSilent<Value>(isMutation: boolean, response: Promise<Value>): Promise<Value> {
  try {
    return await response;
  } catch (error) {
    const code = codeOf(error);
    throw new EngineUnavailableError(`Vendure did not answer (${code}).`, {
      cause: error,
      maybeDone: isMutation && !notSent.has(code),
    });
  }
}

/** Vendure says FORBIDDEN in an answer of status 200; a gateway before it may say 401 or 403. */
const isRefused = ({ status, answer: response }: { status: number; answer: unknown }) =>
  status === 401 || status === 403 || errorsOf(response).some(({ code }) => code === "FORBIDDEN");

const errorsOf = (response: unknown) =>
  itemsOf(fieldsOf<{ errors: unknown }>(response).errors).map((error) => {
    const { message, extensions } = fieldsOf<{ message: string; extensions: unknown }>(error);
    const { code } = fieldsOf<{ code: string }>(extensions);
    return {
      code: isText(code) ? code : "UNKNOWN",
      message: isText(message) ? message : "no message",
    };
  });

/** Returns the code of an error of `fetch`, which stands in its cause. */
function codeOf(error: unknown): string {
  const { cause, code, name } = fieldsOf<{ cause: unknown; code: string; name: string }>(error);
  if (cause !== undefined && cause !== null) return codeOf(cause);
  return [code, name].find(isText) ?? "unknown";
}
