import { newsletterApi } from "../../border-paths.ts";
import { getJson } from "../../../platform/client/requests.ts";
import { renderTokenLife } from "../newsletter-contract.ts";

/**
 * The signed time at which the form was shown, provided by the page or requested at the first focus. `use` waits until the server
 * accepts it, because a person who pastes is as fast as a bot, and requests a new one when it is too old.
 */
export function createRenderToken(given?: string) {
  let since = performance.now();
  let token = given === undefined ? undefined : Promise.resolve(given);

  function request() {
    since = performance.now();
    token = getJson<{ token: string }>(newsletterApi.renderToken).then(({ token: text }) => {
      since = performance.now();
      return text;
    });
    // Only `use` handles the error.
    token.catch(() => {});
    return token;
  }

  return {
    prepare: () => void (token ??= request()),
    async use(): Promise<string> {
      const isOld = performance.now() - since > renderTokenLife.max;
      const text = await (token === undefined || isOld ? request() : token).catch(request);
      const wait = since + renderTokenLife.min - performance.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
      return text;
    },
  };
}
