import { sql, type RawBuilder } from "kysely";

const product = 100101;
/** The offer of an article in Germany. */
export const article = sql`market = 'DE' and tcm = '100101-250'`;
const german = sql`language = 'de'`;

/** Changes of the content by table: the changed item, the statement, and a response of the shop that shows it. */
export const changes: Record<string, [string, RawBuilder<unknown>, string][]> = {
  offer: [
    ["price", sql`update offer set price = price + 111 where ${article}`, "product"],
    ["price, in a list", sql`update offer set price = 1 where ${article}`, "category by price"],
    [
      "price, in a list that did not show it",
      sql`update offer set price = 9999999, was = null where market = 'DE' and tcm like '100101-%'`,
      "uppermost category by price",
    ],
    ["price, in results", sql`update offer set price = 17 where ${article}`, "search results"],
    ["reference price", sql`update offer set was = 999999 where ${article}`, "product"],
    [
      "reduction of the most popular product",
      sql`update offer set was = price * 2 where market = 'DE' and tcm in (select tcm from article
        where product_id = (select id from product order by popularity desc limit 1))`,
      "home",
    ],
    ["few left", sql`update offer set stock = 3 where ${article}`, "product"],
    [
      "sold out",
      sql`update offer set stock = 0 where market = 'DE' and tcm like '100101-%'`,
      "category",
    ],
    [
      "sold out, filtered",
      sql`update offer set stock = 0 where market = 'DE' and tcm like '10010%'`,
      "search results in stock",
    ],
    [
      "in stock again, beside another product",
      sql`update offer set stock = 50 where market = 'DE' and tcm like '100102-%'`,
      "product",
    ],
    [
      "end",
      sql`update offer set valid_until = '2026-01-01' where market = 'DE' and tcm = '100101-1000'`,
      "product",
    ],
    [
      "beginning",
      sql`update offer set valid_until = 'infinity' where market = 'DE' and tcm = '100101-1000'`,
      "product",
    ],
  ],
  place_stock: [
    [
      "the first pieces in a store",
      sql`insert into place_stock (market, place, tcm, stock)
        select 'DE', id, '100101-250', 5 from store where market = 'DE'
        on conflict (tcm, market, place) do update set stock = 5`,
      "product",
    ],
    [
      "the last pieces in a store",
      sql`update place_stock set stock = 0 where tcm = '100101-250' and place = 'hamburg-sandtorkai'`,
      "product",
    ],
    [
      "an article that a store no longer has",
      sql`delete from place_stock where tcm = '100101-250' and place = 'koln-ehrenstrasse'`,
      "product",
    ],
  ],
  article: [
    [
      "label",
      sql`update article set label = '{"de": "Neue Packung"}' where tcm = '100101-250'`,
      "product",
    ],
    ["weight", sql`update article set grams = 777 where tcm = '100101-250'`, "product"],
  ],
  product: [
    ["popularity", sql`update product set popularity = 999999 where id = 101101`, "home"],
    ["date", sql`update product set since = '2026-11-24' where id = 101101`, "home"],
    [
      "warnings",
      sql`update product set warnings = '{unknown-warning}' where id = ${product}`,
      "product",
    ],
    ["category", sql`update product set category_id = 'coffee' where id = ${product}`, "category"],
  ],
  product_text: [
    [
      "name",
      sql`update product_text set name = 'Zimtstern' where product_id = ${product} and ${german}`,
      "product",
    ],
    [
      "name, in suggestions",
      sql`update product_text set name = 'Espresso Zimtstern' where product_id = ${product} and ${german}`,
      "suggestions",
    ],
    [
      "description",
      sql`update product_text set description = 'Neu beschrieben' where product_id = ${product} and ${german}`,
      "product",
    ],
  ],
  category: [["position", sql`update category set position = 999 where id = 'coffee'`, "home"]],
  category_text: [
    [
      "name",
      sql`update category_text set name = 'Röstwelt' where category_id = 'coffee' and ${german}`,
      "header",
    ],
  ],
  picture: [
    ["version", sql`update picture set version = 'newer' where id = '100101-plain'`, "product"],
    [
      "version, in suggestions",
      sql`update picture set version = 'newest' where id like '%-plain'`,
      "suggestions",
    ],
  ],
  attribute: [
    [
      "words",
      sql`update attribute set definition = jsonb_set(definition::jsonb, '{label,de}', '"Anders benannt"')`,
      "product",
    ],
  ],
  promotion: [
    [
      "content",
      sql`update promotion set content = jsonb_set(content, '{promotionShortText}', '"Neuer Hinweis"'),
        valid_from = '-infinity', valid_until = 'infinity' where site = 'DE' and id = '~top_banner'`,
      "header",
    ],
    ["end", sql`delete from promotion where site = 'DE' and id = '~home_pi'`, "home"],
    [
      "group that it is for",
      sql`update promotion set test = 'advent-banner', test_group = 'gift-first'
        where site = 'DE' and id = '~header_top'`,
      "header",
    ],
  ],
  ab_test: [
    [
      "end, while a promotion is for one of its groups",
      sql`update ab_test set valid_until = '2026-11-20' where site = 'DE' and name = 'advent-banner'`,
      "header",
    ],
  ],
  voucher: [
    [
      "percentage",
      sql`update voucher set percent = 37 where site = 'DE' and percent is not null`,
      "category of machines",
    ],
  ],
  navigation_node: [
    [
      "title",
      sql`update navigation_node set title = 'Nach Hause' where site = 'DE' and id = 'household'`,
      "header",
    ],
  ],
  themeworld: [
    ["title", sql`update themeworld set title = 'Winterwelt' where site = 'DE'`, "themeworlds"],
  ],
  product_modified: [
    [
      "time of the last change, which follows from each",
      sql`update product_text set lead = lead || ' Neu.' where product_id = ${product}`,
      "site map",
    ],
  ],
  product_type: [
    [
      "another name",
      sql`update product_type set names = jsonb_set(names, '{de,also}', '["Espresso"]') where id = 'table-lamp'`,
      "search results",
    ],
  ],
  search_synonym: [
    [
      "what a word leads to",
      sql`insert into search_synonym values ('DE', 'espresso', '{regenschirm}', true)`,
      "search results",
    ],
  ],
  footer_content: [
    [
      "headline",
      sql`insert into footer_content (site, name, content) values ('DE', 'new', '{"headline": "Guten Tag"}')`,
      "footer",
    ],
  ],
  store: [
    [
      "hours",
      sql`update store set content = jsonb_set(content, '{hours,weekly,3}', '[]') where id = 'hamburg-sandtorkai'`,
      "stores",
    ],
    [
      "end",
      sql`update store set valid_until = '2026-11-01' where id = 'koln-ehrenstrasse'`,
      "stores",
    ],
    [
      "street",
      sql`update store set content = jsonb_set(content, '{street}', '"Neuer Wall 1"') where id = 'leipzig-petersstrasse'`,
      "store",
    ],
  ],
  lead_campaign: [
    [
      "title",
      sql`update lead_campaign set content = jsonb_set(content, '{title}', '"Kaffee im Betrieb"')
        where site = 'DE' and id = 'company-coffee'`,
      "campaign",
    ],
    [
      "end",
      sql`update lead_campaign set valid_until = '2026-11-20' where site = 'DE' and id = 'advent-draw'`,
      "site map",
    ],
  ],
  lead_tally: [
    [
      "last entry, which its process notes",
      sql`with taken as (insert into lead_tally values ('DE', 'catalogue-by-post', 5000))
        select pg_notify('content', 'leads')`,
      "campaign with a limit",
    ],
  ],
  content_page: [
    [
      "text",
      sql`update content_page set content = jsonb_set(content, '{lead}', '"Neu geschrieben"') where id = 'coffee-brewing'`,
      "page of blocks",
    ],
    [
      "end, while another page leads to it",
      sql`update content_page set valid_until = '2026-11-01' where id = 'gift-guide'`,
      "page of blocks",
    ],
  ],
  leaflet: [
    [
      "title",
      sql`update leaflet set content = jsonb_set(content, '{title,de}', '"Winterheft"')`,
      "leaflet",
    ],
    ["end", sql`delete from leaflet`, "leaflet"],
  ],
  sale: [
    [
      "title",
      sql`update sale set content = jsonb_set(content, '{title,de}', '"Winterpreise"')`,
      "discount shop",
    ],
    ["end", sql`delete from sale`, "discount shop"],
  ],
  contribution: [
    [
      "published review",
      sql`insert into contribution (kind, site, language, product, once, name, stars, title, body, state, written_at,
          changed_at, published_at)
        values ('review', 'DE', 'de', ${product}, 'first', 'Ida', 5, 'Neues Urteil', 'Gut.', 'published', now(), now(), now())`,
      "product",
    ],
    [
      "answer of the shop",
      sql`update contribution set reply = 'Danke!' where once = 'first'`,
      "product",
    ],
  ],
  contribution_vote: [
    [
      "helpful vote, which its review counts",
      sql`insert into contribution_vote select number, '1', now() from contribution where once = 'first'`,
      "product",
    ],
  ],
  product_rating: [
    [
      "stars, which follow from the reviews",
      sql`insert into contribution (kind, site, language, product, once, name, stars, title, body, state, written_at,
          changed_at, published_at)
        values ('review', 'DE', 'de', 101101, 'second', 'Jan', 4, 'Urteil', 'Gut.', 'published', now(), now(), now())`,
      "category of machines",
    ],
  ],
  example_review: [
    [
      "title",
      sql`update example_review set content = content || '{"title": "Ausgedacht"}'`,
      "product",
    ],
  ],
  community_example: [
    [
      "text of a question",
      sql`update community_example set content = content || '{"text": "Ausgedacht?"}' where kind = 'question'`,
      "product",
    ],
  ],
  seasonal_term: [
    ["term", sql`update seasonal_term set term = 'Regenschirm' where site = 'DE'`, "popular terms"],
  ],
};

/** Tables that no response for all shoppers shows; carts show the last three. */
export const notShared = [
  "asset",
  "projection_cursor",
  "public_number",
  "cart",
  "cart_entry",
  "cart_change",
  "cart_key",
  "checkout",
  "community_key",
  // Triggers repeat its names in contributions.
  "community_member",
  "contribution_complaint",
  "contribution_report",
  "contribution_step",
  "question_notice",
  "review_invitation",
  "card",
  "card_booking",
  "card_invitation",
  "card_key",
  "card_ledger",
  "card_order",
  "store_card",
  "store_card_batch",
  "subscription",
  "subscription_delivery",
  "subscription_key",
  "subscription_step",
  "invoice_series",
  "order_holder",
  "order_key",
  "order_line",
  "order_parcel",
  "order_step",
  "placed_order",
  "customer",
  "customer_address",
  "customer_session",
  "login_failure",
  "login_token",
  "account_link",
  "registration",
  "registration_order",
  "lead_entry",
  "lead_token",
  "withdrawal",
  "wish",
  "wish_list",
  "restock_key",
  "restock_request",
  "preview_key",
  "outgoing_mail",
  "newsletter_key",
  "newsletter_subscription",
  "newsletter_consent_text",
  "newsletter_event",
  "newsletter_token",
  "newsletter_register_entry",
  "personal_voucher",
  "tracking_event",
  "tracking_key",
  "tracking_outcome",
  "tracking_erasure",
  "known_browser",
  "login_code",
  "staff_account",
  "staff_browser",
  "staff_code",
  "staff_session",
  "rate_limit",
  "content_version",
  "content_file",
  "migration",
  "product_change",
  "engine_order",
  "offer_change",
  "order_attempt",
  "vendure_lease",
  "vendure_order",
  "account_follow_up",
  "search_click",
  "search_count",
  "search_visitor",
  "search_visitor_key",
  "search_exclusion",
  "campaign",
  "partner_product",
];
