import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  {
    id: "bratislava-obchodna",
    name: "Bratislava, Obchodná",
    address: "Obchodná 212, 811 06 Bratislava",
  },
  {
    id: "bratislava-mlynske-nivy",
    name: "Bratislava, Mlynské nivy",
    address: "Mlynské nivy 112, 821 05 Bratislava",
  },
  { id: "trnava-hlavna", name: "Trnava, Hlavná", address: "Hlavná 156, 917 01 Trnava" },
  {
    id: "nitra-stefanikova-trieda",
    name: "Nitra, Štefánikova trieda",
    address: "Štefánikova trieda 188, 949 01 Nitra",
  },
  { id: "zilina-narodna", name: "Žilina, Národná", address: "Národná 96, 010 01 Žilina" },
  {
    id: "banska-bystrica-dolna",
    name: "Banská Bystrica, Dolná",
    address: "Dolná 142, 974 01 Banská Bystrica",
  },
  { id: "presov-hlavna", name: "Prešov, Hlavná", address: "Hlavná 224, 080 01 Prešov" },
  { id: "kosice-hlavna", name: "Košice, Hlavná", address: "Hlavná 214, 040 01 Košice" },
];
