/**
 * Whether a shopper with these cookies (`document.cookie`) sees the reduced footer: who comes from a partner, or is in the new
 * app. A file of its own: every page's script has it.
 */
export const isReducedFor = (cookies: string) =>
  /(^|; ?)(affiliateNumber=[^;]|(platform=new_app|app=new)(;|$))/.test(cookies);
