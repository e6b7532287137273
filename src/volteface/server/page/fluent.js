/**
 * The part of Fluent that our catalogues use: texts, variables, other messages, selections.
 * The reference implementation needs a build step, which this page does without.
 */

/** Reads a catalogue: a map from message ids to patterns. */
export function parse(source) {
  const messages = new Map();
  let id = null;
  let lines = [];
  const keep = () => {
    if (id !== null) messages.set(id, new Reader(lines.join("\n").trim()).pattern(false));
  };
  for (const line of source.split(/\r?\n/)) {
    const start = /^([a-zA-Z][\w-]*) *= ?(.*)$/.exec(line);
    if (start) {
      keep();
      id = start[1];
      lines = [start[2]];
    } else if (line.startsWith("#")) {
      keep();
      id = null;
    } else if (id !== null) {
      lines.push(line);
    }
  }
  keep();
  return messages;
}

/** Says a pattern with its arguments; what is missing is shown by its name. */
export function format(pattern, found, language, depth = 0) {
  return pattern
    .map((part) => (typeof part === "string" ? part : value(part, found, language, depth)))
    .join("");
}

function value(part, found, language, depth) {
  if (depth > 8) return "…";
  if (part.variants) return format(choose(part, found, language), found, language, depth + 1);
  if (part.literal !== undefined) return part.literal;
  if (part.message) {
    const other = found.messages.get(part.message);
    return other ? format(other, found, language, depth + 1) : part.message;
  }
  const given = found.args[part.variable];
  if (given === undefined) return `{${part.variable}}`;
  return typeof given === "number" ? new Intl.NumberFormat(language).format(given) : String(given);
}

function choose(part, found, language) {
  const given = part.on.variable ? found.args[part.on.variable] : part.on.literal;
  const exact = part.variants.find((one) => one.key === String(given));
  if (exact) return exact.pattern;
  if (typeof given === "number") {
    const plural = new Intl.PluralRules(language).select(given);
    const fitting = part.variants.find((one) => one.key === plural);
    if (fitting) return fitting.pattern;
  }
  return part.variants.find((one) => one.otherwise).pattern;
}

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  rest() {
    return this.text.slice(this.at);
  }

  skip(expression) {
    const match = expression.exec(this.rest());
    if (match) this.at += match[0].length;
    return match;
  }

  /** Reads texts and placeables; a variant ends where the next one, or the end of the selection, begins. */
  pattern(variant) {
    const parts = [];
    let text = "";
    const keep = () => {
      const folded = text.replace(/[ \t]*\n[ \t\n]*/g, " ");
      if (folded) parts.push(folded);
      text = "";
    };
    while (this.at < this.text.length) {
      if (variant && /^(\s*\n\s*(\*?\[|\})|\s*\})/.test(this.rest())) break;
      if (this.text[this.at] === "{") {
        keep();
        parts.push(this.placeable());
      } else {
        text += this.text[this.at];
        this.at += 1;
      }
    }
    keep();
    return parts;
  }

  placeable() {
    this.skip(/^\{\s*/);
    const expression = this.expression();
    const variants = this.skip(/^\s*->\s*/) ? this.variants() : null;
    this.skip(/^\s*\}/);
    return variants ? { on: expression, variants } : expression;
  }

  expression() {
    const literal = this.skip(/^"([^"]*)"/) ?? this.skip(/^(-?\d+(?:\.\d+)?)/);
    if (literal) return { literal: literal[1] };
    const variable = this.skip(/^\$([a-zA-Z][\w-]*)/);
    if (variable) return { variable: variable[1] };
    const message = this.skip(/^[a-zA-Z][\w-]*/);
    if (message) return { message: message[0] };
    throw new SyntaxError(`not understood: ${this.rest().slice(0, 40)}`);
  }

  variants() {
    const variants = [];
    for (let key = this.key(); key; key = this.key()) {
      variants.push({ key: key[2], otherwise: key[1] === "*", pattern: this.pattern(true) });
    }
    return variants;
  }

  key() {
    return this.skip(/^\s*(\*?)\[\s*([\w.-]+)\s*\][ \t]*/);
  }
}
