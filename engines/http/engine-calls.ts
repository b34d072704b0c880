import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { EngineUnavailableError, UnknownChannelError } from "../../commerce/engine-errors.ts";
import { accepted, refused, type Result } from "../../commerce/result.ts";
import { SentRefusal } from "./order-schema.ts";
import { readLines, readText } from "./read-body.ts";
import { signCall } from "./sign-call.ts";

export interface EngineAddress {
  /** The address below which the contract's paths are. */
  url: string;
  /** Returns the secret that signs each call. Read again when the engine refuses it, so that it can be replaced. */
  key(): string;
}

/** A call of an engine. */
export interface EngineCall {
  /** "/v1/offers", with what is special encoded. */
  path: string;
  query?: Record<string, string | undefined>;
  /** Makes it a POST. */
  body?: object;
  /** The Idempotency-Key. */
  key?: string;
  /** Whether something is different afterwards: then only the caller repeats it. */
  isWrite?: boolean;
  /** Milliseconds after which the engine counts as silent; between two lines, where those are read. */
  within: number;
}

/** Why nothing was done: the body of a response with a problem (RFC 9457). */
export type RefusalBody = Static<typeof SentRefusal>;

const refusals = Compile(SentRefusal);
/** Bytes of a response. Products come as lines, of which there may be any number. */
const maxBytes = 32_000_000;
/** Characters of a response that an error quotes. */
const maxQuoted = 200;

/** Reads a value that an engine always has. */
export type Read = <Schema extends TSchema>(
  schema: Schema,
  call: Pick<EngineCall, "path" | "query" | "body"> & { within?: number },
) => Promise<Static<Schema>>;

/** Returns functions that call an engine. They throw `EngineUnavailableError` for all that is no answer of the contract. */
export function createCalls({ url: base, key }: EngineAddress) {
  let secret: string | undefined;
  const origin = base.replace(/\/+$/, "");

  /** Sends a call, and once more if its signature is refused and there is another key by now. */
  async function fetchSigned(call: EngineCall, signal: AbortSignal): Promise<Response> {
    const used = (secret ??= key());
    const response = await fetchOnce(call, signal, used);
    if (response.status !== 401) return response;
    secret = key();
    if (secret === used) return response;
    await response.body?.cancel();
    return fetchOnce(call, signal, secret);
  }

  async function fetchOnce(call: EngineCall, signal: AbortSignal, by: string): Promise<Response> {
    const url = new URL(origin + call.path);
    for (const [name, value] of Object.entries(call.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, value);
    const method = call.body ? "POST" : "GET";
    const body = call.body ? JSON.stringify(call.body) : "";
    const headers = await signCall({ method, url: url.href, body, key: call.key }, by);
    return fetch(url, {
      method,
      headers: { ...headers, ...(call.body && { "content-type": "application/json" }) },
      ...(call.body && { body }),
      redirect: "manual",
      signal,
    });
  }

  /** Sends a call; one that only reads a second time when its connection was closed, as idle ones are. */
  const send = (call: EngineCall, signal: AbortSignal): Promise<Response> =>
    fetchSigned(call, signal).catch((error: unknown) => {
      if (call.isWrite || signal.aborted) throw error;
      return fetchSigned(call, signal);
    });

  /** Runs a call until it is silent for too long; `heard` begins the time again. */
  async function inTime<Value>(
    call: EngineCall,
    run: (signal: AbortSignal, heard: () => void) => Promise<Value>,
  ): Promise<Value> {
    const silent = new AbortController();
    const timer = setTimeout(
      () => silent.abort(new Error(`nothing came for ${call.within} ms`)),
      call.within,
    );
    try {
      return await run(silent.signal, () => timer.refresh());
    } catch (error) {
      if (error instanceof EngineUnavailableError || error instanceof UnknownChannelError)
        throw error;
      throw unavailable(call, reasonOf(error), error);
    } finally {
      clearTimeout(timer);
    }
  }

  const unavailable = ({ path, isWrite = false }: EngineCall, reason: string, cause?: unknown) =>
    new EngineUnavailableError(`The commerce system did not answer ${origin}${path}: ${reason}.`, {
      maybeDone: isWrite,
      cause,
    });

  /** Returns the refusal in a response; throws for all other responses that are not good. */
  function refusalIn(call: EngineCall, { status, headers }: Response, text: string): RefusalBody {
    if (status >= 300 && status < 400)
      throw unavailable(call, `it redirects to ${headers.get("location")}, which is not followed`);
    if (status === 401)
      throw unavailable(
        call,
        `it refuses the signature; is ENGINE_KEY the key that it has, used as the text itself, not decoded? It answers ${JSON.stringify(text.slice(0, maxQuoted))}`,
      );
    const problem = parsed(text);
    if (!refusals.Check(problem))
      throw unavailable(call, `its status is ${status}${mistakeInRefusal(status, problem)}`);
    const type = headers.get("content-type");
    if (!type?.startsWith("application/problem+json"))
      throw unavailable(
        call,
        `its status is ${status}, and its content type ${type ?? "is missing"} instead of application/problem+json`,
      );
    if (problem.type === "urn:kontor:engine:unknownChannel") {
      const { channel = "" } = (call.body ?? {}) as { channel?: string };
      throw new UnknownChannelError(channel);
    }
    return problem;
  }

  return {
    /** Calls an engine, which answers with JSON of a form, or refuses. */
    ask<Schema extends TSchema>(
      call: EngineCall,
      schema: Schema,
    ): Promise<Result<Static<Schema>, RefusalBody>> {
      return inTime(call, async (signal) => {
        const response = await send(call, signal);
        const text = await readText(response, maxBytes);
        if (!response.ok) return refused(refusalIn(call, response, text));
        const value = parsed(text);
        const mistake = mistakeIn(schema, value);
        if (mistake) throw unavailable(call, `its answer is not of the contract: ${mistake}`);
        return accepted(value as Static<Schema>);
      });
    },
    /** Returns the lines of a response, each a value of JSON, without the last one, which is `{ end: count }`. */
    lines(call: EngineCall): Promise<unknown[]> {
      return inTime(call, async (signal, heard) => {
        const response = await send(call, signal);
        if (!response.ok)
          throw unavailable(
            call,
            kindOf(refusalIn(call, response, await readText(response, maxBytes))),
          );
        const values: unknown[] = [];
        for await (const line of readLines(response, maxBytes)) {
          heard();
          values.push(parsed(line));
        }
        const last = values.pop() as { end?: unknown } | undefined;
        if (last?.end === values.length) return values;
        throw unavailable(call, `its last line is not {"end": ${values.length}}`);
      });
    },
  };
}

/** Returns where a response is no refusal of the contract. Other problems may have any body. */
function mistakeInRefusal(status: number, problem: unknown): string {
  if (status !== 404 && status !== 409) return "";
  const { type } = Object(problem) as { type?: unknown };
  const form = SentRefusal.anyOf.find(({ properties }) => properties.type.const === type);
  return form
    ? `, and its refusal "${form.properties.type.const}" is wrong: ${mistakeIn(form, problem)}`
    : ", and its body has no type of the contract";
}

export const kindOf = ({ type }: RefusalBody): string => type.slice("urn:kontor:engine:".length);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const compiled = new Map<TSchema, ReturnType<typeof Compile>>();

/** Returns where a value is not of a form, and what it must be: "offers/0/price must be integer". */
export function mistakeIn(schema: TSchema, value: unknown): string | undefined {
  const form = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, form);
  if (value === undefined) return "it is no JSON";
  if (form.Check(value)) return undefined;
  const { instancePath, message } = form.Errors(value)[0]!;
  return `${instancePath.slice(1) || "it"} ${message}`;
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || message : message;
}
