/** Rules in Markdown become HTML while the client is built, each rule with its id, so that “Why?” can find it. */

import { readFile } from "node:fs/promises";
import { marked } from "marked";
import type { Plugin } from "vite";

const RULE = /<li>(\s*(?:<p>)?)<strong>((?:IJ|MC|IN)-\d+[a-z]?)<\/strong>/g;

export function rules(): Plugin {
  return {
    name: "volteface-rules",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "rules" || !path.endsWith(".md")) return null;
      this.addWatchFile(path);
      const html = await marked.parse(await readFile(path, "utf-8"));
      const linked = html.replace(RULE, '<li data-rule="$2">$1<strong>$2</strong>');
      return `export default ${JSON.stringify(linked)};`;
    },
  };
}
