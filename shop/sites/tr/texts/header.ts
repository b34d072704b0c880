import type { HeaderTexts } from "../../../../border/header/header-contract.ts";

export const header: HeaderTexts = {
  skipToContent: "İçeriğe geç",
  home: "{shopName} – ana sayfa",
  back: "Geri",
  openSearch: "Aramayı aç",
  closeSearch: "Aramayı kapat",
  stores: "Mağazalar",
  account: "Hesabım",
  beans: { one: "{count} çekirdek", other: "{count} çekirdek" },
  communityMember: "Topluluk üyesi",
  kontorCardMember: "{cardName} sahibi",
  secureHint: "Güvenli alışveriş",
};
