/** An icon as `@lucide/icons` defines it, on a grid of 24 by 24. */
export interface IconDrawing {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}
