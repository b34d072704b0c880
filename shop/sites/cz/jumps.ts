import type { Jumps } from "../../../border/search/search-contract.ts";

export const jumps: Jumps = {
  "/obchodni-podminky-s400007325.html": ["Obchodní podmínky", "VOP"],
  "/provozovatel-s400007320.html": ["Provozovatel", "Impressum"],
  "/ochrana-osobnich-udaju-s400007321.html": ["Ochrana osobních údajů", "GDPR"],
  "/odstoupeni-od-smlouvy-s400007322.html": ["Odstoupení od smlouvy"],
  "/withdrawal": ["Odstoupit od smlouvy"],
  "/pristupnost-s400007323.html": ["Přístupnost"],
  "/reklamace-s400007324.html": ["Reklamace", "Záruka"],
  "/caste-dotazy-s400007330.html": ["FAQ", "Nápověda", "Pomoc", "Časté dotazy"],
  "/doprava-s400007332.html": ["Doprava", "Doručení", "Poštovné", "Cena dopravy"],
  "/vraceni-zbozi-s400007333.html": ["Vrácení", "Vrácení zboží", "Výměna zboží"],
  "/platba-s400007334.html": ["Platba", "Způsob platby", "Způsoby platby"],
  "/vyzvednuti-v-prodejne-s400007331.html": [
    "Vyzvednutí v prodejně",
    "Vyzvednutí na prodejně",
    "Osobní odběr",
    "Click & Collect",
  ],
  "/registerfreekontorcard": ["KontorCard", "Věrnostní karta"],
  "/contact": ["Kontakt", "Kontakty", "Zákaznický servis"],
  "/subscribenewsletter": ["Newsletter"],
  "/service/storefinder/": ["Prodejna", "Prodejny", "Pobočky", "Otevírací doba"],
};
