import { request, type Agent } from "node:http";
import type { LoadRequest } from "./load.ts";
import { percentile } from "./statistics.ts";

export interface Answer {
  /** 0 when the connection failed. */
  status: number;
  /** Milliseconds since the request was due, or was sent. */
  time: number;
}

export class Answers {
  private readonly all: Answer[];
  readonly seconds: number;
  /** Microseconds of processor time that the server used for them. */
  readonly used: number;

  constructor(all: Answer[], seconds: number, used = 0) {
    this.all = all;
    this.seconds = seconds;
    this.used = used;
  }

  private with(isCounted: (status: number) => boolean): Answer[] {
    return this.all.filter(({ status }) => isCounted(status));
  }

  /** Returns the number of answers with such a status. */
  count(isCounted: (status: number) => boolean): number {
    return this.with(isCounted).length;
  }

  /** Good answers per second. */
  get rate(): number {
    return this.count(isGood) / this.seconds;
  }

  /** Returns the percentile `share` of the response times, in milliseconds, of answers with such a status. */
  within(share: number, isCounted = isGood): number {
    return percentile(
      this.with(isCounted).map(({ time }) => time),
      share,
    );
  }
}

export const isGood = (status: number) => status >= 200 && status < 400;
export const isRefused = (status: number) => status === 503;

/** Returns the status of the answer; 0 when the connection failed. */
export const statusOf = (
  agent: Agent,
  origin: string,
  { path, method = "GET", headers, body }: LoadRequest,
) =>
  new Promise<number>((answered) => {
    request(origin + path, { agent, method, headers: headers as Record<string, string> })
      .on("response", (response) =>
        response
          .on("end", () => answered(response.statusCode!))
          .on("error", () => answered(0))
          .resume(),
      )
      .on("error", () => answered(0))
      .end(body);
  });
