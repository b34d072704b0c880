import type { ShopStoredNamesTexts } from "../../stored-names-texts.ts";

export const storedNames: ShopStoredNamesTexts = {
  columns: { names: "Kayıt", purpose: "Amaç", group: "Grup", lifetime: "Süre" },
  kinds: { local: "tarayıcı belleği", session: "sekme belleği" },
  lifetimes: {
    browser: "tarayıcı kapanana kadar",
    tab: "sekme kapanana kadar",
    sent: "gönderilene kadar",
    deleted: "siz silene kadar",
  },
  purposes: {
    choice: "çerez tercihiniz ve tarihi",
    erasure: "rızanızı geri almanızın ardından verileri henüz silinmemiş olan ölçümleme kimliği",
    cart: "sepetinizi size bağlar",
    cartCopy: "sonraki sayfanın hemen gösterebilmesi için sepetin içeriği",
    cartChanges: "sepette sitenin henüz onaylamadığı değişiklikler",
    cartTrial: "tarayıcının çerez kabul edip etmediğini sınar",
    session: "hesaba giriş ve sahte isteklere karşı koruma",
    remembered: "girişinizin açık kalmasını isterseniz sizi tanır; çıkışa kadar",
    knownBrowser:
      "bu tarayıcıda daha önce giriş yaptığınızı hatırlar; böylece başkalarının giriş denemeleri erişiminizi engellemez",
    view: "seçtiğiniz görünüm veya uygulamamızdan gelen ziyaret",
    appBanner: "uygulama duyurusunu kapattığınızı hatırlar",
    visitor: "ölçümleme için rastgele bir kimlik",
    touchpoint: "sizi bize getiren kaynak, örneğin bir reklam",
    history: "baktığınız ürünler",
    purchases: "hiçbiri iki kez sayılmasın diye daha önce sayılan siparişler",
    searches: "ürünleri bulmanızı sağlayan aramalar",
    events: "henüz gönderilmemiş ölçüm verileri",
    visit: "ziyaretinizin kimliği; 30 dakika işlem yapılmazsa yenilenir",
    tab: "bir sekmedeki ölçüm verilerinin numaralanması",
    losses: "kaydedilemeyen sayfa ve ölçüm verilerinin sayısı",
    recentSearches: "öneri olarak son aramalarınız; tarayıcınızdan çıkmaz",
    tests: "farklı içeriklerin denendiği testlerdeki grubunuz",
    testsAsked: "bu ziyarette grubunuzun belirlendiğini hatırlar",
    partner: "sizi bize getiren reklam ortağı",
  },
};
