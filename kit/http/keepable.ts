/** Whether PostgreSQL can keep every string of a JSON value: it takes neither NUL nor half of a surrogate pair. */
export function isKeepable(json: unknown): boolean {
  return !UNKEEPABLE.test(JSON.stringify(json) ?? '')
}

// As JSON escapes them; a backslash that is itself escaped begins none.
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/
