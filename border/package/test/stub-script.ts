/**
 * The stub's script: what a page sees of the border's, in a few lines, with the German site's messages when a call fails. It waits for
 * answers as long as the border does.
 */
export const stubScript = `
const booted = Symbol.for("kontor.booted");
const trees = () => [document, ...[...document.querySelectorAll("kontor-border")].map(({ shadowRoot }) => shadowRoot)];
const find = (selector) => trees().flatMap((tree) => [...tree.querySelectorAll(selector)]);
const changeError = "Ihr Warenkorb kann gerade nicht geändert werden. Bitte versuchen Sie es später noch einmal.";
const refusals = {
  CART_LIMIT: (limit) => "Sie können höchstens " + limit + (limit === 1 ? " Produkt" : " Produkte") + " pro Einkauf kaufen.",
  ITEM_LIMIT: (limit) => "Von diesem Artikel können Sie höchstens " + limit + " Stück pro Einkauf kaufen.",
  AVAILABILITY_LIMIT: (limit) => limit
    ? "Von diesem Artikel " + (limit === 1 ? "ist" : "sind") + " nur noch " + limit + " Stück verfügbar."
    : "Dieser Artikel ist leider ausverkauft.",
  PRODUCTDATA_UNAVAILABLE: () => "Diesen Artikel bieten wir in diesem Shop nicht an.",
};
function show({ numberOfArticles }) {
  for (const badge of find("[data-kontor-cart-count]")) {
    badge.textContent = numberOfArticles;
    badge.dataset.kontorCartCount = numberOfArticles;
  }
  localStorage.setItem("cart", JSON.stringify({ numberOfArticles }));
  dispatchEvent(new CustomEvent("kontor:cart-data-changed", { detail: { count: numberOfArticles } }));
}
const read = async (address, init) =>
  (await fetch(address, { signal: AbortSignal.timeout(15_000), ...init })).json();
const put = (method, body) => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const cart = "/service/cart/api/cart";
const loadCart = async () => show((await read(cart)).cart);
async function add(article) {
  const { cart: changed, error, limit = 0 } = await read(cart, put("PUT", { addArticle: article })).catch(() => ({}));
  if (!changed) return refusals[error]?.(limit) ?? changeError;
  show(changed);
  return "";
}
async function showCustomer() {
  const { customer, tracking } = await read("/service/customerfrontenddata/api/v1/psdata");
  for (const link of find("[data-kontor-account]"))
    link.textContent = tracking.loginStatus === "LOGGED_OUT" ? "Anmelden" : customer.firstname;
}
async function showStaff() {
  const { status } = await read("/service/preview/api/auth/checkauth");
  if (status !== "SUCCESS") return;
  const panel = document.createElement("section");
  panel.ariaLabel = "Staff preview";
  panel.textContent = "Preview";
  document.body.append(panel);
}
let typing;
async function suggest({ value, form }) {
  typing?.abort();
  typing = new AbortController();
  const panel = form.querySelector(".kontor-stub-panel");
  panel.textContent = "";
  if (value.trim().length < 2) return;
  const signal = typing.signal;
  const address = "/service/searchfrontend/api/suggestions?" + new URLSearchParams({ q: value, site: form.closest("[data-site]").dataset.site });
  try {
    const { searchTerms } = await read(address, { signal });
    panel.replaceChildren(...searchTerms.map(({ searchterm }) => {
      const link = document.createElement("a");
      link.href = "/search?" + new URLSearchParams({ query: searchterm });
      link.textContent = searchterm;
      return link;
    }));
  } catch {
    if (!signal.aborted) panel.textContent = "Suchvorschläge sind gerade nicht verfügbar. Suchen können Sie trotzdem.";
  }
}
async function subscribe(form) {
  const message = form.querySelector("[role=status]");
  const variant = window.kontor.spa ? "private" : "internal";
  const { email } = Object.fromEntries(new FormData(form));
  try {
    await read("/service/newsletter/api/" + variant + "/newsletter-subscribers", put("POST", { email }));
    message.textContent = "Danke! Jetzt fehlt nur noch ein Klick.";
    dispatchEvent(new CustomEvent("kontor:newsletter-subscribed"));
  } catch {
    message.textContent = "Aus technischen Gründen ist die Anmeldung zum Newsletter gerade nicht möglich. Bitte versuchen Sie es später noch einmal.";
  }
}
function onSubmit(event) {
  const form = event.composedPath()[0];
  if (!form.closest("[data-kontor]")) return;
  if (form.getAttribute("action") === "/subscribenewsletter") {
    event.preventDefault();
    void subscribe(form);
  } else if (window.kontor.router && form.getAttribute("action") === "/search") {
    event.preventDefault();
    window.kontor.router.navigate("/search?" + new URLSearchParams(new FormData(form)));
  }
}
function start() {
  if (window[booted]) return;
  window[booted] = true;
  window.kontor = { ...window.kontor, cart: { add }, track: async () => {} };
  window.kontor.consent ??= { open: async () => {} };
  addEventListener("kontor:cart-trigger-update", loadCart);
  addEventListener("kontor:customer-changed", showCustomer);
  addEventListener("submit", onSubmit);
  addEventListener("input", (event) => {
    const input = event.composedPath()[0];
    if (input.matches("[data-kontor] [name=query]")) void suggest(input);
  });
  void loadCart();
  void showCustomer();
  if (/StaffPanel/.test(document.cookie)) void showStaff();
}
start();
`;
