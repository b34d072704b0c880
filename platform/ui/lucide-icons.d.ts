/** Each icon of Lucide is a separate module without types, so that a page loads only the icons that it shows. */
declare module "@lucide/icons/icons/*" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would make this file a module
  const icon: import("../shared/brand/icon-drawing.ts").IconDrawing;
  export default icon;
}
