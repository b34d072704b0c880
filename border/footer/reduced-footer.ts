/**
 * Whether a shopper with these cookies (`document.cookie`) sees the reduced footer: visitors from a partner, and users of the new
 * app. A separate file, because every page's script includes it.
 */
export const isReducedFor = (cookies: string) =>
  /(^|; ?)(affiliateNumber=[^;]|(platform=new_app|app=new)(;|$))/.test(cookies);
