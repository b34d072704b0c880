import type { AccountTexts } from "../../../customer/account-texts.ts";

export const account: AccountTexts = {
  sections: {
    overview: { title: "Przegląd", text: "Najważniejsze w jednym miejscu." },
    orders: { title: "Zamówienia", text: "Status, faktura i zwrot wszystkich zakupów." },
    subscriptions: {
      title: "Subskrypcje kawy",
      text: "Następna dostawa, przerwa, zmiana lub rezygnacja.",
    },
    addresses: {
      title: "Adresy",
      text: "Dokąd dostarczamy i na kogo wystawiamy fakturę. Przy kasie wystarczy wybrać.",
    },
    profile: { title: "Dane osobowe", text: "Jak mamy się do Ciebie zwracać." },
    loginData: {
      title: "E-mail i hasło",
      text: "Dane do logowania i adres, na który do Ciebie piszemy.",
    },
    sessions: {
      title: "Zalogowane urządzenia",
      text: "Sprawdź, które urządzenia są zalogowane, i wyloguj te, z których już nie korzystasz.",
    },
    card: { title: "Karta i ziarna", text: "Twoja karta i Twoje ziarna." },
    reviews: { title: "Moje opinie", text: "Zmień lub usuń to, co piszesz o produktach." },
    community: {
      title: "Społeczność",
      text: "Twoja nazwa publiczna i to, co piszesz w społeczności.",
    },
    newsletter: {
      title: "Newsletter i cookies",
      text: "Co Ci wysyłamy i co Twoja przeglądarka może dla nas zapisywać.",
    },
    data: {
      title: "Dane i usunięcie konta",
      text: "Pobierz to, co o Tobie przechowujemy, albo usuń konto.",
    },
  },
  help: "Pomoc dotycząca konta",
  lastOrder: "Ostatnie zamówienie",
  noOrders: "Tu jest miejsce na Twoje pierwsze zamówienie",
  noOrdersText:
    "Gdy coś zamówisz, zobaczysz tutaj, co się z tym dzieje. Zamówienie złożone bez konta odszukasz w części „Znajdź zamówienie”.",
  discover: "Odkryj asortyment",
  noAddresses: "Nie masz jeszcze zapisanego adresu",
  noAddressesText:
    "Zapisz adres domu, biura albo bliskich. Przy kasie wystarczy wtedy jedno kliknięcie.",
  cookies: "O tym, jakie pliki cookie możemy zapisywać, decydujesz osobno w każdej przeglądarce.",
  exportTitle: "Pobierz swoje dane",
  exportText:
    "Plik ze wszystkim, co należy do Twojego konta: dane, adresy, zamówienia, newsletter i zalogowane urządzenia. Jest w formacie JSON, który odczytają też inne programy.",
  exportButton: "Pobierz dane",
  addAddress: "Dodaj adres",
  changeAddressTitle: "Zmień adres",
  changeAddress: "Zmień",
  removeAddress: "Usuń",
  changeAddressOf: "Zmień: {address}",
  removeAddressOf: "Usuń: {address}",
  label: "Nazwa adresu",
  labelHint: "Nieobowiązkowo, na przykład Dom albo Biuro.",
  forDelivery: "Adres dostawy",
  forInvoice: "Adres na fakturze",
  useForDelivery: "Proponuj jako adres dostawy",
  useForInvoice: "Proponuj jako adres na fakturze",
  tooManyAddresses:
    "Nie możemy zapisać więcej adresów niż {max}. Najpierw usuń adres, którego już nie potrzebujesz.",
  changedElsewhere:
    "Ten adres został właśnie zmieniony w innym oknie. Poniżej widzisz to, co zostało wpisane tutaj: zapisz jeszcze raz, jeśli tak ma zostać.",
  chooseCountry: "Zastosuj kraj",
  savedAddresses: "Twoje adresy",
  useAddress: "Zastosuj",
  saveAddress: "Zapisz ten adres na moim koncie",
};
