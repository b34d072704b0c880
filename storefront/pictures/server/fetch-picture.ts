import { EngineUnavailableError } from "../../../commerce/engine-errors.ts";
import { readLimitedBody } from "../../../platform/http/requests/limited-body.ts";

/** Source of a picture that the commerce system has as a file. */
export interface PictureAddress {
  url: string;
}

/** Milliseconds for which a file may take. */
const fetchedWithin = 10_000;
const maxBytes = 20 * 2 ** 20;

/** Reports whether the source of a picture is the address of a file at the commerce system. */
export const isPictureAddress = (source: unknown): source is PictureAddress =>
  typeof source === "object" &&
  source !== null &&
  "url" in source &&
  typeof source.url === "string" &&
  /^https?:\/\//.test(source.url);

/** Reads the file of a picture. Throws `EngineUnavailableError` when there is none in time, or one of more than 20 MiB. */
export async function fetchPicture({ url }: PictureAddress): Promise<Buffer> {
  try {
    const response = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(fetchedWithin),
    });
    if (!response.ok) throw new Error(`its status is ${response.status}`);
    return await readLimitedBody(response, maxBytes);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EngineUnavailableError(`The picture ${url} cannot be read: ${reason}.`, {
      cause,
      maybeDone: false,
    });
  }
}
