import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { formOf, formSchema, queryOf, type Form } from "../../../platform/http/requests/forms.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { typedLine } from "../../../platform/shared/texts/typed-text.ts";
import { customerLimits, hasProblems } from "../../customer/customer-rules.ts";
import type { AddressEntry } from "../../customer/customer-contract.ts";
import type { Customer } from "../../customer/server/visitor.ts";
import {
  addressOf,
  addressProblems,
  countryOf,
  phoneProblems,
} from "../../orders/checkout-forms.ts";
import { customerPaths } from "../../shop-paths.ts";
import { patternOf } from "../checkout/sent-steps.server.ts";
import { accountDone, toAccount, type AccountFormOptions } from "./account-forms.server.ts";
import { addressPath, newAddressPath } from "./address-paths.ts";
import { addressValues } from "./address-pages.server.tsx";

type Options = Pick<AccountFormOptions, "customers" | "visitors" | "requests" | "pages">;

interface Sent {
  request: FastifyRequest;
  reply: FastifyReply;
  customer: Customer;
  /** The address in the path; empty for a new one. */
  id: string;
}

/** The customer's addresses: the list, a form for each, and what is done about one. */
export function addressRoutes(app: FastifyInstance, options: Options) {
  const { customers, requests } = options;
  const { pages } = options;
  const handle =
    (handler: (sent: Sent) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { status, customer } = await options.visitors.recognise(request);
      if (status !== "LOGGED_IN") return toAccount(reply, customerPaths.addresses);
      const { id = "" } = request.params as { id?: string };
      return handler({ request, reply, customer, id });
    };
  const page = (summary: string) => ({ schema: { summary, tags: ["pages"] } });
  const fields =
    "country, firstName, lastName, company, street, extra, postalCode, town, region, phone, label, forDelivery=yes, forInvoice=yes";

  app.get(
    customerPaths.addresses,
    page("The customer's addresses"),
    handle(async ({ request, reply, customer }) =>
      pages.addresses(request, reply, await customers.addresses.list(customer.id)),
    ),
  );
  app.get(
    newAddressPath,
    page("The form for a new address: country"),
    handle(async ({ request, reply, customer }) => {
      const { firstName, lastName } = customer.account;
      const country = countryOf(queryOf(request), requests.contentOf(request).site);
      return pages.address(request, reply, { country, values: { firstName, lastName } });
    }),
  );
  app.get(
    addressPath,
    page("The form of an address"),
    handle(async ({ request, reply, customer, id }) => {
      const saved = (await customers.addresses.list(customer.id)).find((each) => each.id === id);
      if (!saved) return reply.redirect(customerPaths.addresses, 303);
      const { country } = saved.address;
      return pages.address(request, reply, { id, country, values: addressValues(saved) });
    }),
  );
  app.post(
    customerPaths.addresses,
    { schema: formSchema(`Add an address: ${fields}`) },
    handle((sent) => save(options, sent)),
  );
  app.post(
    addressPath,
    {
      schema: formSchema(
        `Change an address: ${fields}, revision; or action=remove, delivery or invoice`,
      ),
    },
    handle(async (sent) => {
      const { reply, customer, id } = sent;
      const { action } = formOf(sent.request);
      if (action === "remove") {
        await customers.addresses.remove(customer.id, id);
        return accountDone(reply, "addressRemoved", customerPaths.addresses);
      }
      if (action !== "delivery" && action !== "invoice") return save(options, sent);
      await customers.addresses.use(customer.id, id, action);
      return accountDone(reply, "addressChosen", customerPaths.addresses);
    }),
  );
}

async function save(
  { customers, requests, pages }: Options,
  { request, reply, customer, id }: Sent,
): Promise<FastifyReply> {
  const { site, texts } = requests.contentOf(request);
  const form = formOf(request);
  const entry = entryOf(form, site);
  const { country } = entry.address;
  const again = (status: number, more: { values?: Form; notice?: string } & Partial<Problems>) =>
    pages.address(request, reply.code(status), { id, country, values: form, ...more });
  const problems = {
    ...addressProblems(entry.address, {
      site: { language: site.language, market: country },
      patternOf,
      keptPostalCode: form.keptPostalCode,
    }),
    ...(country === site.market && phoneProblems(entry.address, site.courierPhone)),
  };
  if (hasProblems(problems)) return again(400, { problems });
  const { addresses } = customers;
  const seen = { id, revision: Number(form.revision) };
  const outcome = id ? await addresses.change(customer.id, seen, entry) : "unknown";
  if (outcome === "changedElsewhere") {
    const current = (await addresses.list(customer.id)).find((each) => each.id === id);
    const values = { ...form, revision: String(current?.revision) };
    return again(409, { values, notice: texts.account.changedElsewhere });
  }
  // One that was removed in another tab since is added again.
  if (
    outcome === "unknown" &&
    (await addresses.add(customer.id, entry, idOf(form.key))) === "full"
  ) {
    const max = customerLimits.addresses;
    return again(409, { notice: fill(texts.account.tooManyAddresses, { max }) });
  }
  return accountDone(reply, "addressSaved", customerPaths.addresses);
}

type Problems = { problems: ReturnType<typeof addressProblems> };

/** Returns the id of a new address: that of its form, which may be sent twice. */
const idOf = (key: string | undefined): string =>
  key !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : randomUUID();

function entryOf(form: Form, site: Site): AddressEntry {
  const address = addressOf(form, site);
  return {
    address,
    label: typedLine(form.label ?? "").slice(0, customerLimits.label),
    isForDelivery: form.forDelivery === "yes" && address.country === site.market,
    isForInvoice: form.forInvoice === "yes",
  };
}
