import { randomUUID } from "node:crypto";
import { customerPaths } from "../../shop-paths.ts";
import type { Market } from "../../../platform/shared/sites/site.ts";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import type { CheckoutForm } from "../../orders/checkout-forms.ts";
import { markets } from "../../sites/site-codes.ts";
import { postalCodeExample } from "../checkout/postal-code-example.ts";
import { problemHints } from "../checkout/problem-hints.ts";
import type { createPersonalPages } from "../document/personal-pages.server.ts";
import { AddressList } from "./AddressList.tsx";
import { AddressForm, type AddressFormProps } from "./AddressForm.tsx";
import { sectionPage } from "./section-pages.server.tsx";

export interface ShownAddress extends Pick<AddressFormProps, "values" | "problems" | "notice"> {
  /** Missing for a new address. */
  id?: string;
  country: Market;
}

/** Returns the fields of an address's form from what was stored. */
export const addressValues = ({
  address,
  label,
  revision,
  isForDelivery,
  isForInvoice,
}: SavedAddress): CheckoutForm => ({
  ...address,
  label,
  keptPostalCode: address.postalCode,
  revision: String(revision),
  forDelivery: isForDelivery ? "yes" : undefined,
  forInvoice: isForInvoice ? "yes" : undefined,
});

/** Renders the pages of a customer's addresses. */
export function createAddressPages(page: ReturnType<typeof createPersonalPages>) {
  return {
    addresses: page((content, addresses: SavedAddress[]) => {
      const { site, texts } = content;
      return sectionPage(content, "addresses", <AddressList {...{ site, texts, addresses }} />);
    }),
    address: page((content, { id, country, values, ...shown }: ShownAddress) => {
      const { site, texts } = content;
      const { account } = texts;
      const example = postalCodeExample(country, site);
      const hints = problemHints(values.postalCode ?? "", country, { ...site, example });
      return sectionPage(
        content,
        "addresses",
        <AddressForm
          {...{ site, texts, country, hints, ...shown }}
          action={id ? `${customerPaths.addresses}/${id}` : customerPaths.addresses}
          countries={id ? undefined : markets}
          values={id ? values : { ...values, key: values.key ?? randomUUID() }}
        />,
        { title: id ? account.changeAddressTitle : account.addAddress, intro: null },
      );
    }),
  };
}
