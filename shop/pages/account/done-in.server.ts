import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import { doneStatuses, type DoneKey } from "../../customer/customer-contract.ts";
import type { PageContent } from "../document/personal-pages.server.ts";

/** Returns the form that was just submitted, by the query of the page that it led to. */
export function doneIn({ query: { done } }: Pick<PageContent, "query">, status: LoginStatus) {
  const keys = Object.keys(doneStatuses) as DoneKey[];
  return keys.find((key) => key === done && doneStatuses[key] === status);
}
