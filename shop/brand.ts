import type { Brand, Design } from "../platform/shared/brand/brand.ts";

/** This shop's brand. Replace it by yours: docs/your-brand.md leads through it. */
export const brand: Brand = {
  name: "Kontor",
  card: "KontorCard",
  company: "Kontor Handels GmbH, Am Sandtorkai 12, 20457 Hamburg",
  domain: "kontor.example",
  account: "kontor",
};

export const design: Design = {
  colours: {
    brand: ["#4a2717", "#120b07"],
    accent: ["#a8432a", "#e8a079"],
    // The rest is optional: these are tuned by hand, and otherwise derived from the two above.
    paper: ["#fbf6ee", "#1b120d"],
    surface: ["#fffdf9", "#261a13"],
    sunken: ["#f3eadd", "#140d09"],
    ink: ["#2c1c13", "#f6eadb"],
    "ink-soft": ["#6a5344", "#cdb7a2"],
    line: ["#e4d6c4", "#43301f"],
    "line-strong": ["#8f7867", "#9a8069"],
    "on-brand": ["#fff7ec", "#f6eadb"],
    "accent-strong": ["#8a3320", "#f2b593"],
    "on-accent": ["#fffaf3", "#2a150b"],
    dark: {
      paper: "#161412",
      surface: "#211e1b",
      sunken: "#0f0d0c",
      ink: "#f4f1ed",
      "ink-soft": "#c4bdb6",
      line: "#3a3531",
      "line-strong": "#8d857d",
      brand: "#0b0a09",
      "on-brand": "#f4f1ed",
      accent: "#f0b48a",
      "accent-strong": "#f7caab",
      "on-accent": "#2a170c",
    },
  },
  fonts: { text: "figtree", headings: "fraunces" },
  radius: 12,

  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#4a2717"/><g fill="none" stroke="#fff7ec" stroke-width="4"><ellipse cx="32" cy="32" rx="13" ry="20" transform="rotate(32 32 32)"/><path d="M42 17c-3 9-11 9-13 16s-5 10-7 14" stroke-linecap="round"/></g></svg>`,
  /**
   * The bean in a ring that marks packs and pictures, and the name in outlines of Fraunces SemiBold (SIL Open Font License), on
   * whole quarters: each page contains them.
   */
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 470 110"><g fill="none" stroke="currentColor" stroke-width="7"><circle cx="55" cy="55" r="45"/><ellipse cx="55" cy="55" rx="17" ry="26" transform="rotate(32 55 55)"/><path d="M68 35c-4 12-14 12-17 21s-7 13-9 19" stroke-linecap="round"/></g><path fill="currentColor" transform="scale(.25)" d="M585 259v68q0 4 2 7t7 4l10 3q5 2 6 4 2 2 2 6t-3 7q-3 2-9 2h-95q-6 0-9-2t-3-7q0-8 8-10l12-3q5-1 7-4t3-7v-214q0-4-3-7t-7-4l-12-3q-8-2-8-10 0-4 3-7 3-2 9-2h97q7 0 10 2 2 3 2 7 0 8-8 10l-11 3q-5 1-8 4t-2 7v117l102-100q7-7 9-13t1-9q-3-4-9-6l-10-3q-4-1-6-4t-2-6q0-4 3-7 3-2 9-2h78q6 0 10 2 3 3 2 7 0 4-2 6t-10 5q-3 0-6 2l-8 5-12 10-18 16-50 48 91 144q4 7 9 10 4 3 10 5t8 4q2 3 3 7 0 4-3 7-3 2-10 2h-96q-7 0-10-2t-3-7q0-4 2-7 2-2 6-3l10-2q5-1 5-5 0-3-4-10l-63-100z m322-93q31 0 55 13 23 12 36 35t13 52-13 51q-14 22-38 35t-55 13-54-13q-24-12-37-35t-13-52 14-51 37-35 55-13m14 178q14-2 22-12t11-29q2-19-3-45t-13-42-21-24q-12-8-26-5t-22 13-11 28q-2 19 3 45t13 42q9 17 21 24t26 5m199-164v22q20-18 35-26 18-10 35-10 24 0 38 16 13 17 16 44l12 102q0 6 2 9t5 4l7 2q4 2 6 4t2 5-3 6q-3 2-9 2h-78q-10 0-10-9 0-5 6-8l7-2q4-1 6-4t1-9l-10-93q-2-18-9-27t-20-8q-9 0-18 4t-19 13l-2 2v109q0 6 1 9t6 4l7 2q6 3 6 8 0 9-11 9h-77q-6 0-8-2t-3-6q0-4 2-5 1-2 5-4l8-2q4-1 6-4t1-9v-114q0-6-1-8t-5-3l-11-1q-3 0-5-2t-1-5q0-3 1-5t8-4l37-14 12-4q5-1 9-1 6 0 9 3t4 10m186 10l-9-2q-5-2-7-4t-2-5q0-4 2-6t8-2h12q5 0 8-2t7-7l21-30q5-5 8-8 4-2 8-2t7 2q2 3 2 8v39h44q5 0 7 1 3 2 3 6 0 5-5 9t-17 3h-32v113q0 14 5 21 6 8 16 8 7 0 11-3t7-7l4-6q3-3 6-4 4 0 5 2t2 7q0 11-8 21t-20 16q-13 6-29 6-26 0-41-13t-14-39v-110q0-5-2-8-2-2-7-4m250-24q31 0 55 13 23 12 36 35t13 52-13 51q-14 22-38 35t-55 13-54-13q-24-12-37-35t-13-52 14-51 37-35 55-13m14 178q14-2 22-12t11-29q2-19-3-45t-13-42-21-24q-12-8-26-5t-22 13-11 28q-2 19 3 45t13 42q9 17 21 24t26 5m196-164l2 31 2-5q8-20 22-30 13-10 28-10 19 0 30 11 10 11 10 31 0 18-7 27t-19 9-19-7q-6-6-6-18v-7q0-6-3-10-3-3-9-2-7 0-14 5-6 6-10 18t-4 30v75q0 6 2 8 2 3 8 4l17 3q5 1 7 3t3 6q0 3-3 6t-9 2h-93q-5 0-8-2t-3-6 2-5q2-2 6-4l8-2q3-1 5-4t1-9v-114q0-5-1-8-1-2-5-2l-10-1q-4-1-6-3t-1-4q0-4 2-6t7-4l36-13q10-4 15-5l7-1q4 0 6 3t4 10"/></svg>`,
};
