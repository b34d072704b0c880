import type { CSSOptions } from "vite";
import type { Brand, Design } from "../../platform/shared/brand/brand.ts";
import { brandCss } from "./brand/brand-css.ts";
import { checkBrand } from "./brand/check-brand.ts";
import { answered, isInForeignPages, outweighing } from "./outweigh-hosts.ts";
import { belowBoth, belowHost, isOfAnyRoot, isOfShadowRoot, ofDocument } from "./shadow-sheets.ts";
import { inBorderRem, inEm } from "./reader-sizes.ts";

/** Returns the style sheet options of a shop's builds: the border keeps its sizes and its looks in the pages of other teams. */
export function cssOptions(ofShop: Brand, look: Design): CSSOptions {
  checkBrand(ofShop, look);
  return {
    postcss: {
      plugins: [
        brandCss(look),
        {
          postcssPlugin: "font-size-of-the-reader",
          Declaration(declaration) {
            declaration.value = inBorderRem(declaration.value);
          },
          AtRule: {
            media(rule) {
              rule.params = inEm(rule.params);
            },
          },
        },
        {
          postcssPlugin: "outweigh-hosts",
          OnceExit(sheet, { result }) {
            if (!isInForeignPages(result.opts.from)) return;
            // Nested rules have the specificity of the rules around them.
            const raise = (nodes: typeof sheet.nodes) => {
              for (const node of nodes)
                if (node.type === "rule") node.selectors = node.selectors.map(outweighing);
                else if (node.type === "atrule" && !node.name.endsWith("keyframes"))
                  raise(node.nodes ?? []);
            };
            raise(sheet.nodes);
            sheet.walkDecls(answered, (declaration) => {
              declaration.important = true;
            });
          },
        },
        {
          postcssPlugin: "shadow-sheets",
          OnceExit(sheet, { result }) {
            const { from } = result.opts;
            const isStrict = isOfShadowRoot(from);
            if (!isStrict && !isOfAnyRoot(from)) return;
            if (isStrict) sheet.walkAtRules(ofDocument, (rule) => void rule.remove());
            sheet.walkRules((rule) => {
              const isOfHtml =
                rule.selector.endsWith(":root") && rule.nodes.every(({ type }) => type === "decl");
              if (!isOfHtml) rule.selectors = rule.selectors.map(isStrict ? belowHost : belowBoth);
            });
          },
        },
      ],
    },
  };
}
