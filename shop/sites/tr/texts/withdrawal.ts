import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";

export const withdrawal: WithdrawalTexts = {
  withdraw: "Cayma hakkını kullan",
  intro:
    "Bizimle yaptığınız sözleşmeden bu sayfada cayabilirsiniz. Üye olmanız veya gerekçe göstermeniz gerekmez.",
  aboutTheRight: "Süreler, geri ödeme ve istisnalar:",
  labels: {
    name: "Ad ve soyad",
    contract: "Sipariş",
    email: "E-posta adresi",
    part: "Siparişin yalnızca bu bölümü",
    reason: "Gerekçe",
  },
  hints: {
    contract: "Sipariş numarası. Elinizin altında değilse neyi ne zaman sipariş ettiğinizi yazın.",
    email: "Bildiriminizin ulaştığının teyidini bu adrese göndeririz.",
    part: "İsteğe bağlı. Siparişin tamamından cayıyorsanız boş bırakın.",
    reason: "İsteğe bağlı.",
  },
  review: "Bildirimi kontrol edin",
  reviewIntro: "Cayma bildiriminiz henüz bize ulaşmadı. “{confirm}” düğmesini seçtiğinizde ulaşır.",
  declaration: "Aşağıdaki sözleşmeden cayma hakkımı kullandığımı beyan ederim:",
  confirm: "Caymayı onayla",
  change: "Bilgileri değiştir",
  received: "Cayma bildiriminiz bize ulaştı",
  receivedIntro: {
    mailed:
      "Bu sayfa, bildiriminizin ulaştığının teyididir. Teyidi e-postayla da gönderiyoruz. Sayfayı ayrıca yazdırabilir veya örneğin PDF olarak kaydedebilirsiniz.",
    notMailed:
      "Bu sayfa, bildiriminizin ulaştığının teyididir. Teyidi bu kez e-postayla göndermiyoruz. Bu nedenle lütfen sayfayı yazdırın veya örneğin PDF olarak kaydedin.",
  },
  receiptAddress:
    "Teyidi bu sayfanın adresinde yeniden bulabilirsiniz. Adresi kimseyle paylaşmayın: Bilen herkes teyidi okuyabilir.",
  number: "Numara",
  receivedAt: "Ulaştığı tarih ve saat",
  notReceived: {
    unavailable:
      "Bildiriminizin ulaştığını şu anda teyit edemiyoruz. Lütfen biraz sonra yeniden deneyin; iki kez sayılmaz.",
    tooMany:
      "Bildiriminiz henüz bize ulaşmadı, çünkü ağınızdan şu anda çok sayıda bildirim geliyor. Lütfen daha sonra yeniden deneyin.",
  },
  byEmail: "Ya da {email} adresine e-postayla gönderin",
  mail: {
    subject: "Cayma bildiriminizin ulaştığının teyidi",
    text: "Cayma bildiriminiz bize ulaştı. Bu e-posta, bildirimin içeriğini ve bize ulaştığı tarih ve saati teyit eder. Lütfen saklayın.",
    reason:
      "Bu e-postayı, sitemizdeki bir cayma bildiriminde adresiniz verildiği için aldınız. Bu işlemi siz yapmadıysanız lütfen bu e-postayı yanıtlayın.",
  },
};
