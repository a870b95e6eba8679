const [FIRST_OFFSET, SECOND_OFFSET, PRIME] = [0x81_1c_9d_c5, 0x9e_37_79_b9, 0x01_00_01_93]

/**
 * Returns a short text for the set of people in a list; their order does not matter. Another set has another text, even if it has as many people. It is no
 * protection against forgery: it only makes sure that a choice is applied to the list that the user has seen.
 */
export function toPeopleDigest(ids: Iterable<string>): string {
  let [count, first, second] = [0, 0, 0]
  for (const id of ids) {
    count++
    first = (first + hashOf(id, FIRST_OFFSET)) >>> 0
    second = (second + hashOf(id, SECOND_OFFSET)) >>> 0
  }
  return [count, first, second].map((number) => number.toString(36)).join('-')
}

/** The hash FNV-1a with 32 bits, of UTF-16 code units. */
function hashOf(text: string, offset: number): number {
  let hash = offset
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}
