// 32 signs, so that five bits of a byte choose one without bias; no I, O, 0 or 1, which look alike on paper.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const SCAN_CODE_CHARACTERS = 10

/** Ten characters that tie a printed card and its envelope to their order. */
export function scanCode(random: (bytes: number) => Uint8Array): string {
  return Array.from(random(SCAN_CODE_CHARACTERS), (byte) => ALPHABET[byte & 31]).join('')
}
