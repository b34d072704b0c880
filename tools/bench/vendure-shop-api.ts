import { randomInt } from "node:crypto";

/** Calls the API that Vendure itself offers shops, as a shopper of the German channel. */
export function openShopApi(url: string) {
  /** Runs an operation in the session of a token; returns its data and the token. */
  async function run<Data>(query: string, variables: object = {}, token?: string) {
    const response = await fetch(`${url}/shop-api`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "vendure-token": "DE",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: object[] };
    if (errors) throw new Error(`Vendure: ${JSON.stringify(errors)}`);
    const refusals = Object.values(data as Record<string, { errorCode?: string } | null>).flatMap(
      (response) => response?.errorCode ?? [],
    );
    if (refusals.length > 0) throw new Error(`Vendure: ${refusals.join()}`);
    return { data, token: response.headers.get("vendure-auth-token") ?? token };
  }

  const add = (variant: string) =>
    run(
      `mutation ($id: ID!) { added: addItemToOrder(productVariantId: $id, quantity: 1) {
        ... on Order { ${orderFields} } ${refusal} } }`,
      { id: variant },
    );

  return {
    /** Returns products of the catalogue with a variant each that is in stock. */
    async products(): Promise<Product[]> {
      const { data } = await run<{
        products: { items: (Omit<Product, "variant"> & { variants: Variant[] })[] };
      }>(`{ products(options: { take: 100 }) {
        items { slug name variants { id sku stockLevel priceWithTax } } } }`);
      return data.products.items.flatMap(({ slug, name, variants }) => {
        const variant = variants.find((each) => each.stockLevel === "IN_STOCK");
        return variant ? [{ slug, name, variant }] : [];
      });
    },

    /** Reads variants of a collection: Vendure lists products with facets by a search plugin only. */
    async list(slug: string) {
      const { data } = await run<{ collection: object | null }>(
        `query ($slug: String!) { collection(slug: $slug) {
          name breadcrumbs { name slug } children { name slug }
          productVariants(options: { take: 24 }) { totalItems items {
            name priceWithTax stockLevel product { slug name featuredAsset { preview } } } } } }`,
        { slug },
      );
      if (!data.collection) throw new Error(`Vendure has no collection "${slug}".`);
    },

    product: (slug: string) =>
      run(
        `query ($slug: String!) { product(slug: $slug) {
          name description assets { preview } collections { name slug } facetValues { name }
          variants { id sku name priceWithTax stockLevel options { name } } } }`,
        { slug },
      ),

    /** Finds products whose name contains a text. */
    search: (text: string) =>
      run(
        `query ($text: String!) {
          products(options: { filter: { name: { contains: $text } }, take: 8 }) {
            items { slug name featuredAsset { preview } variants { priceWithTax } } } }`,
        { text },
      ),

    add,
    cart: (token: string | undefined) => run(`{ activeOrder { ${orderFields} } }`, {}, token),

    /** Fills an order, and returns what places it: all that the shop's button does. */
    async readyOrder(variant: string) {
      const { token } = await add(variant);
      const { data } = await run<{ eligibleShippingMethods: { id: string }[] }>(
        "{ eligibleShippingMethods { id } }",
        {},
        token,
      );
      const variables = {
        customer: {
          firstName: "Ida",
          lastName: "Müller",
          emailAddress: `ida.${randomInt(1e9)}@example.com`,
        },
        address: {
          fullName: "Ida Müller",
          streetLine1: "Am Sandtorkai 1",
          city: "Hamburg",
          postalCode: "20457",
          countryCode: "DE",
        },
        method: [data.eligibleShippingMethods[0]!.id],
      };
      return async () => {
        for (const step of orderSteps) await run(step, variables, token);
      };
    },
  };
}

interface Variant {
  id: string;
  sku: string;
  stockLevel: string;
  priceWithTax: number;
}

export interface Product {
  slug: string;
  name: string;
  variant: Variant;
}

const refusal = "... on ErrorResult { errorCode message }";
const orderFields = `code totalWithTax totalQuantity
  lines { id quantity unitPriceWithTax linePriceWithTax
    productVariant { id sku name } featuredAsset { preview } }`;

/** The calls of Vendure's own checkout, in their order. */
const orderSteps = [
  `mutation ($customer: CreateCustomerInput!) { setCustomerForOrder(input: $customer) { __typename ${refusal} } }`,
  `mutation ($address: CreateAddressInput!) { setOrderShippingAddress(input: $address) { __typename ${refusal} } }`,
  `mutation ($method: [ID!]!) { setOrderShippingMethod(shippingMethodId: $method) { __typename ${refusal} } }`,
  `mutation { transitionOrderToState(state: "ArrangingPayment") { __typename ${refusal} } }`,
  `mutation { addPaymentToOrder(input: { method: "manual-de", metadata: {} }) { __typename ${refusal} } }`,
];
