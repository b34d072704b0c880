import type { FastifyInstance, FastifyRequest } from "fastify";
import { withoutNull } from "../../shared/texts/storable-text.ts";
import { withoutInvisible } from "../../shared/texts/typed-text.ts";

/** The fields of a form sent without JavaScript; of several fields with the same name the last. */
export type Form = Partial<Record<string, string>>;

const formType = "application/x-www-form-urlencoded";

const fieldsIn = (encoded: string): Form =>
  Object.fromEntries(
    Array.from(new URLSearchParams(encoded), ([name, value]) => [name, typed(name, value)]),
  );

/** Returns a field without invisible characters. A password stays what it was when it was set. */
const typed = (name: string, value: string) =>
  /password/i.test(name) ? withoutNull(value) : withoutInvisible(withoutNull(value));

/** Makes the routes of a scope accept forms and nothing else. */
export function acceptForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(formType, { parseAs: "string", bodyLimit }, (_request, body, done) => {
    done(null, fieldsIn(String(body)));
  });
}

/** Returns the fields of a query string as those of a form. */
export const queryOf = ({ url }: FastifyRequest): Form =>
  fieldsIn(url.slice(url.indexOf("?") + 1 || url.length));

export const isForm = (request: FastifyRequest) =>
  (request.headers["content-type"] ?? "").startsWith(formType);

export function formOf(request: FastifyRequest): Form {
  return (request.body ?? {}) as Form;
}

/** Returns the part of a route's schema that describes its form. */
export const formSchema = (summary: string, description?: string) => ({
  summary,
  description,
  tags: ["pages"],
  consumes: [formType],
});
