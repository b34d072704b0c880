"use client";

import { pageState, usePageState } from "./page-state.ts";

export interface HostCustomer {
  /** `REMEMBERED`: known from an earlier login, without access to the account. Undefined until the shop has answered, or if it fails. */
  status: "LOGGED_IN" | "REMEMBERED" | "LOGGED_OUT" | undefined;
  firstName: string;
  lastName: string;
  loyaltyBeans: number;
}

const noCustomer: HostCustomer = {
  status: undefined,
  firstName: "",
  lastName: "",
  loyaltyBeans: 0,
};

const customer = pageState(() => {
  addEventListener("kontor:customer-changed", () => void load());
  void load();
  return noCustomer;
});

/** Fields of the shop's response that the hook reads, each of which may be missing. */
interface PersonalAnswer {
  tracking?: { loginStatus?: HostCustomer["status"] };
  customer?: { firstname?: string; lastname?: string; loyaltyBeans?: number };
}

let loads = 0;

/** Loads the customer. The response to an earlier request, which may come later, is ignored. */
async function load() {
  const number = ++loads;
  const loaded = await fetchCustomer();
  if (number === loads) customer.set(loaded);
}

async function fetchCustomer(): Promise<HostCustomer> {
  // With BASE_PATH, or in a page of another origin, the border says where the shop is.
  const base = document.querySelector<HTMLElement>("[data-kontor]")?.dataset.kontorBase ?? "";
  try {
    const response = await fetch(`${base}/service/customerfrontenddata/api/v1/psdata`, {
      credentials: "include",
    });
    if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
    const { tracking, customer: data } = (await response.json()) as PersonalAnswer;
    return {
      status: tracking?.loginStatus,
      firstName: data?.firstname ?? "",
      lastName: data?.lastname ?? "",
      loyaltyBeans: data?.loyaltyBeans ?? 0,
    };
  } catch (error) {
    console.error("Kontor: the customer could not be read:", error);
    return noCustomer;
  }
}

/** The shop's customer, for the page's own components: the same data as in the header. */
export const useCustomer = (): HostCustomer => usePageState(customer, noCustomer);
