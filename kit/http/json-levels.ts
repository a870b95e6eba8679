/** Neither our documents nor those of an upstream nest deeper than this. */
export const MAX_JSON_LEVELS = 100

/**
 * Tells whether JSON nests deeper than MAX_JSON_LEVELS. Call it before the text is parsed, because code that walks the value later (a schema,
 * `JSON.stringify`) recurses once for each level. Reads the text once.
 */
export function nestsTooDeep(json: string): boolean {
  let levels = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isInString) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) isInString = false
    } else if (sign === QUOTE) isInString = true
    else if (sign === OPEN_BRACKET || sign === OPEN_BRACE) {
      if (++levels > MAX_JSON_LEVELS) return true
    } else if (sign === CLOSE_BRACKET || sign === CLOSE_BRACE) levels--
  }
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
