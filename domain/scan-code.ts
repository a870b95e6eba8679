// 32 characters, so that five bits of a byte choose one without bias. I, O, 0 and 1 are missing because they look alike on paper.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const SCAN_CODE_CHARACTERS = 10

/** Creates the ten characters that identify a printed card and its envelope. */
export function scanCode(random: (bytes: number) => Uint8Array): string {
  return Array.from(random(SCAN_CODE_CHARACTERS), (byte) => ALPHABET[byte & 31]).join('')
}
