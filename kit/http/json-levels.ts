/** No document of ours or of an upstream nests deeper. */
export const MAX_JSON_LEVELS = 100

/**
 * Whether JSON nests deeper than the limit. It is asked before the text is parsed, because whatever walks through the value afterwards (a schema,
 * `JSON.stringify`) calls itself once for each level. One pass over the text.
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
