import { borderCalls, type BorderCall } from "../../border/border-calls.ts";
import { borderContract } from "../../border/border-contract.ts";

/** The parts of a document of OpenAPI 3.0 that say what calls send and get. */
export interface DocumentedCalls {
  info: { version: string };
  paths: Record<string, Record<string, DocumentedCall>>;
}

interface DocumentedCall {
  parameters?: { in: string; name: string; required?: boolean; schema?: object }[];
  requestBody?: { required?: boolean; content: DocumentedContent };
  responses: Record<string, { content?: DocumentedContent }>;
}

/** Schemas by media type. */
export type DocumentedContent = Record<string, { schema?: object }>;

/**
 * Returns the border's calls, of all that a shop documents, in the version of the contract: border/package/calls.json, which
 * `npm run openapi` writes. Throws for a call that the shop does not document.
 */
export const callsDocument = (shop: DocumentedCalls) => ({
  openapi: "3.0.3",
  info: {
    title: "Calls of the border",
    version: String(borderContract),
    description:
      "Requests and answers of what the border calls. Its version is the contract's. A host may answer itself what is x-kontor-replaceable (docs/border-calls.md).",
  },
  paths: Object.fromEntries(borderCalls.map((call) => documentedIn(shop, call))),
});

function documentedIn({ paths }: DocumentedCalls, call: BorderCall) {
  const { path, methods, isReplaceable } = call;
  const found = Object.entries(paths).find(([documented]) =>
    path.endsWith("/*") ? documented.startsWith(path.slice(0, -1)) : documented === path,
  );
  if (!found) throw new Error(`${path} is not documented: its route needs a schema.`);
  const [address, all] = found;
  const operations = methods.map((method) => {
    const operation = all[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not documented: it needs a schema.`);
    return [
      method.toLowerCase(),
      isReplaceable ? { "x-kontor-replaceable": true, ...operation } : operation,
    ];
  });
  return [address, Object.fromEntries(operations) as Record<string, DocumentedCall>];
}
