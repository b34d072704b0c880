import type { Jumps } from "../../../border/search/search-contract.ts";

export const jumps: Jumps = {
  "/obchodne-podmienky-s400007325.html": ["Obchodné podmienky", "VOP"],
  "/prevadzkovatel-s400007320.html": ["Prevádzkovateľ", "Impressum"],
  "/ochrana-osobnych-udajov-s400007321.html": ["Ochrana osobných údajov", "GDPR"],
  "/odstupenie-od-zmluvy-s400007322.html": ["Odstúpenie od zmluvy"],
  "/withdrawal": ["Odstúpiť od zmluvy"],
  "/pristupnost-s400007323.html": ["Prístupnosť"],
  "/reklamacie-s400007324.html": ["Reklamácia", "Reklamácie", "Záruka"],
  "/caste-otazky-s400007330.html": ["FAQ", "Pomoc", "Časté otázky"],
  "/doprava-s400007332.html": ["Doprava", "Doručenie", "Poštovné", "Cena dopravy"],
  "/vratenie-tovaru-s400007333.html": ["Vrátenie", "Vrátenie tovaru", "Výmena tovaru"],
  "/sposoby-platby-s400007334.html": ["Platba", "Spôsob platby", "Spôsoby platby"],
  "/vyzdvihnutie-v-predajni-s400007331.html": [
    "Vyzdvihnutie v predajni",
    "Osobný odber",
    "Click & Collect",
  ],
  "/registerfreekontorcard": ["KontorCard", "Vernostná karta"],
  "/contact": ["Kontakt", "Kontakty", "Zákaznícky servis"],
  "/subscribenewsletter": ["Newsletter"],
  "/service/storefinder/": ["Predajňa", "Predajne", "Pobočky", "Otváracie hodiny"],
};
