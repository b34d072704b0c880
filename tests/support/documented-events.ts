/**
 * The events of Google's reference of recommended events for GA4, each with an example of every documented field, and what the
 * reference calls required.
 */

type Documented = { event: string; data: Record<string, unknown>; required: string[] };

/** An item with every documented field, and those that Google Ads and Merchant Center add. */
const item = {
  item_id: "SKU_12345",
  item_name: "Mug",
  affiliation: "Store",
  coupon: "SUMMER",
  creative_name: "banner",
  creative_slot: "top",
  currency: "EUR",
  discount: 2.22,
  google_business_vertical: "retail",
  index: 5,
  item_brand: "Brand",
  item_category: "Kitchen",
  item_category2: "Cups",
  item_category3: "Mugs",
  item_category4: "Large",
  item_category5: "Blue",
  item_list_id: "related",
  item_list_name: "Related",
  item_variant: "blue",
  location_id: "L1",
  price: 10.01,
  promotion_id: "P1",
  promotion_name: "Sale",
  quantity: 3,
};
const sold = { currency: "EUR", value: 30.03, items: [item] };
const soldFields = ["currency", "items"];
const list = { item_list_id: "related", item_list_name: "Related", items: [item] };
const promotion = {
  creative_name: "banner",
  creative_slot: "top",
  promotion_id: "P1",
  promotion_name: "Sale",
  items: [item],
};
const order = { ...sold, transaction_id: "T1", coupon: "SUMMER", shipping: 3.33, tax: 1.11 };
const lead = { currency: "EUR", value: 30.03 };

export const documentedEvents: Documented[] = [
  ["add_payment_info", { ...sold, coupon: "SUMMER", payment_type: "Card" }, soldFields],
  ["add_shipping_info", { ...sold, coupon: "SUMMER", shipping_tier: "Ground" }, soldFields],
  ["add_to_cart", sold, soldFields],
  ["add_to_wishlist", sold, soldFields],
  ["begin_checkout", { ...sold, coupon: "SUMMER" }, soldFields],
  ["close_convert_lead", lead, ["currency"]],
  ["close_unconvert_lead", { ...lead, unconvert_lead_reason: "No answer" }, ["currency"]],
  ["disqualify_lead", { ...lead, disqualified_lead_reason: "Other" }, ["currency"]],
  ["earn_virtual_currency", { virtual_currency_name: "Beans", value: 5 }, []],
  ["generate_lead", { ...lead, lead_source: "Fair" }, ["currency"]],
  ["join_group", { group_id: "G1" }, []],
  ["level_end", { level_name: "One", success: true }, []],
  ["level_start", { level_name: "One" }, []],
  ["level_up", { level: 5, character: "Player 1" }, []],
  ["login", { method: "Google" }, []],
  ["post_score", { score: 10_000, level: 5, character: "Player 1" }, ["score"]],
  [
    "purchase",
    { ...order, transaction_id: "T2", customer_type: "new" },
    [...soldFields, "transaction_id"],
  ],
  ["qualify_lead", lead, ["currency"]],
  ["refund", order, ["currency", "transaction_id"]],
  ["remove_from_cart", sold, soldFields],
  ["search", { search_term: "mug" }, ["search_term"]],
  ["select_content", { content_type: "product", content_id: "C1" }, []],
  ["select_item", list, ["items"]],
  ["select_promotion", promotion, []],
  ["share", { method: "Mail", content_type: "image", item_id: "C1" }, []],
  ["sign_up", { method: "Google" }, []],
  [
    "spend_virtual_currency",
    { value: 5, virtual_currency_name: "Beans", item_name: "Mug" },
    ["value", "virtual_currency_name"],
  ],
  ["tutorial_begin", {}, []],
  ["tutorial_complete", {}, []],
  ["unlock_achievement", { achievement_id: "A1" }, ["achievement_id"]],
  ["view_cart", sold, soldFields],
  ["view_item", sold, soldFields],
  ["view_item_list", { currency: "EUR", ...list }, ["items"]],
  ["view_promotion", promotion, []],
  ["view_search_results", { search_term: "mug" }, []],
  ["working_lead", { ...lead, lead_status: "Talked" }, ["currency"]],
].map(([event, data, required]) => ({ event, data, required }) as Documented);

/** Returns a documented event as the page sends it to the collector. */
export const asSent = ({ event, data }: Pick<Documented, "event" | "data">) =>
  "items" in data
    ? { name: "EcommerceEventData", data: { event, ecommerce: data } }
    : { name: "CustomEventData", data: { event, fields: data } };
