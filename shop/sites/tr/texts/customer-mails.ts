import type { CustomerMailTexts } from "../../../customer/customer-mails.ts";

export const customerMails: CustomerMailTexts = {
  greeting: "Merhaba {name},",
  confirmAddress: {
    subject: "E-posta adresinizi onaylayın",
    text: "{shopName} hesabınız neredeyse hazır. Tek bir adım kaldı: Bu e-posta adresinin size ait olduğunu onaylayın. Az önce seçtiğiniz şifre elinizin altında olsun.",
    button: "E-posta adresini onayla",
    note: "Bağlantı 24 saat geçerlidir.",
    reason:
      "Bu e-postayı, birisi adresinizle hesap açmak istediği için aldınız. Bu işlemi siz yapmadıysanız e-postayı silmeniz yeterli: Onay verilmezse hesap açılmaz.",
  },
  accountExists: {
    subject: "Zaten bir {shopName} hesabınız var",
    text: "Bu e-posta adresi az önce bir hesap için girildi; ancak adres zaten bir hesaba ait. Giriş yapmanız yeterli. Şifrenizi hatırlamıyorsanız orada yeni bir şifre belirleyebilirsiniz.",
    button: "Giriş yap",
    reason:
      "Bu e-postayı, adresiniz sitemizde girildiği için aldınız. Bu işlemi siz yapmadıysanız bir şey yapmanız gerekmez: Hesabınızda hiçbir şey değişmedi.",
  },
  resetPassword: {
    subject: "Yeni şifrenizi belirleyin",
    text: "Şifrenizi mi unuttunuz? Sorun değil. Buradan yenisini belirleyebilirsiniz.",
    button: "Yeni şifre belirle",
    note: "Bağlantı 30 dakika geçerlidir ve yalnızca bir kez kullanılabilir.",
    reason:
      "Bu e-postayı, hesabınız için yeni şifre istendiği için aldınız. Bu işlemi siz yapmadıysanız e-postayı silmeniz yeterli: Şifreniz değişmez.",
  },
  loginCode: {
    subject: "Giriş kodunuz",
    text: "Bu kod ve şifrenizle, çok fazla deneme yapılmış olsa bile giriş yapabilirsiniz.",
    code: "Kodunuz",
    note: "Kod 30 dakika ve tek bir giriş için geçerlidir. Kodu yalnızca istediğiniz sayfaya girin ve kimseyle paylaşmayın.",
    reason:
      "Bu e-postayı, hesabınız için bir kod istendiği için aldınız. Bu işlemi siz yapmadıysanız e-postayı silmeniz yeterli: Şifreniz olmadan kod kimsenin işine yaramaz.",
  },
  passwordChanged: {
    subject: "Şifreniz değiştirildi",
    text: "Hesabınızın şifresi {time} tarihinde değiştirildi. Diğer tüm cihazlardaki oturumlarınız kapatıldı.",
    note: "Bu işlemi siz yapmadınız mı? Lütfen hemen yeni bir şifre belirleyin.",
    button: "Yeni şifre belirle",
    reason: "Bu e-postayı güvenliğiniz için her şifre değişikliğinden sonra gönderiyoruz.",
  },
  changeEmail: {
    subject: "Yeni e-posta adresinizi onaylayın",
    text: "{shopName} hesabınızın bu e-posta adresine bağlanması istendi. Lütfen adresin size ait olduğunu onaylayın.",
    button: "E-posta adresini onayla",
    note: "Bağlantı 24 saat geçerlidir.",
    reason:
      "Bu e-postayı, adresiniz bir {shopName} hesabına girildiği için aldınız. Bu işlemi siz yapmadıysanız e-postayı silmeniz yeterli: Onay verilmezse hiçbir şey değişmez.",
  },
  emailChangeNotice: {
    subject: "Hesabınızın e-posta adresi değiştirilmek isteniyor",
    text: "Hesabınızın şu adrese bağlanması istendi: {email}. Değişiklik, oradan onaylandığında geçerli olur.",
    note: "Bu işlemi siz yapmadınız mı? Öyleyse şifrenizi bilen biri var: Lütfen hemen yeni bir şifre belirleyin. Bundan sonra değişiklik onaylanamaz.",
    button: "Yeni şifre belirle",
    reason:
      "Bu e-postayı güvenliğiniz için, hesabınızın e-posta adresi değiştirilmek istendiğinde gönderiyoruz.",
  },
  accountRemoved: {
    subject: "Hesabınız silindi",
    text: "{shopName} hesabınız ve hesaba ait her şey silindi. Bu adrese artık e-bülten de göndermeyeceğiz. Bizimle olduğunuz için teşekkür ederiz.",
    note: "Bu işlemi siz yapmadınız mı? Lütfen müşteri hizmetlerimize başvurun.",
    reason: "Bu e-postayı, bu adrese ait hesap silindiği için aldınız.",
  },
};
