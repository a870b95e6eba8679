/** Returns true when PostgreSQL can store every string of a JSON value. PostgreSQL accepts neither NUL nor half of a surrogate pair. */
export function isKeepable(json: unknown): boolean {
  return !UNKEEPABLE.test(JSON.stringify(json) ?? '')
}

// Matches the JSON escapes of NUL and of surrogate halves. A backslash that is itself escaped does not begin an escape.
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/
