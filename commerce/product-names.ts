/** Names of an engine's products that content of the shop may refer to. */
export interface ProductNames {
  categories: Pick<ReadonlySet<string>, "has">;
  /** Public numbers of products. */
  products: Pick<ReadonlySet<number>, "has">;
  /** Numbers of articles. */
  tcms: Pick<ReadonlySet<string>, "has">;
  pictures: Pick<ReadonlySet<string>, "has">;
}
