import type { Brand, Design } from "../platform/shared/brand/brand.ts";

/** The brand of a tea shop. The coffee shop with it: cp tests/tea-brand.ts shop/brand.ts && npm start */
export const brand: Brand = {
  name: "Oolong & Co",
  card: "TeaPass",
  company: "Oolong & Co OHG, Ulmer Gasse 3, 89073 Ulm",
  domain: "oolong.example",
  account: "oolong.and.co",
};

export const design: Design = {
  colours: { brand: "#1f4d3f", accent: "#a62b58" },
  fonts: { text: "figtree", headings: "figtree" },
  radius: 4,

  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="#1f4d3f"/><path d="M16 48C12 26 26 14 48 14C50 36 38 50 16 48ZM16 48L36 26" fill="none" stroke="#f3fbf6" stroke-width="4" stroke-linejoin="round"/></svg>`,
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 90"><g fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M12 64C4 32 26 10 60 10C64 44 46 70 12 64ZM12 64L42 30"/><circle cx="106" cy="48" r="16"/><circle cx="150" cy="48" r="16"/><path d="M182 12V64"/><circle cx="214" cy="48" r="16"/><path d="M246 64V48a14 14 0 0 1 28 0V64"/><circle cx="298" cy="48" r="14"/><path d="M312 34v38a14 14 0 0 1-26 7"/></g></svg>`,
};
