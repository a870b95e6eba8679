/** A part of a PDF content stream (ISO 32000-2, 7.8.2). A string token has no content, because nothing here reads text. */
export type Token = number | { name: string } | { operator: string } | { text: true } | { open: '[' | '<<' } | { close: ']' | '>>' }

const SPACE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%', 'latin1'))
const code = (character: string) => character.charCodeAt(0)

/** Reads the tokens of a content stream one by one. Skips the bytes of an inline picture and returns only its operator `EI`. */
export function* contentTokens(bytes: Uint8Array): Generator<Token> {
  let at = 0
  const isRegular = (byte: number | undefined) => byte !== undefined && !SPACE.has(byte) && !DELIMITERS.has(byte)
  const word = () => {
    const start = at
    while (isRegular(bytes[at])) at += 1
    return Buffer.from(bytes.subarray(start, at)).toString('latin1')
  }

  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (SPACE.has(byte)) at += 1
    else if (byte === code('%')) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
    else if (byte === code('/')) {
      at += 1
      yield { name: word().replaceAll(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) }
    } else if (byte === code('(')) {
      at = afterString(bytes, at)
      yield { text: true }
    } else if (byte === code('<') && bytes[at + 1] === code('<')) {
      at += 2
      yield { open: '<<' }
    } else if (byte === code('>') && bytes[at + 1] === code('>')) {
      at += 2
      yield { close: '>>' }
    } else if (byte === code('<')) {
      while (at < bytes.length && bytes[at] !== code('>')) at += 1
      at += 1
      yield { text: true }
    } else if (byte === code('[')) {
      at += 1
      yield { open: '[' }
    } else if (byte === code(']')) {
      at += 1
      yield { close: ']' }
    } else if (DELIMITERS.has(byte)) at += 1
    else {
      const text = word()
      if (/^[+-]*(?:\d+\.?\d*|\.\d+)/.test(text)) yield Number.parseFloat(text.replace(/^[+-]*(?=[+-])/, ''))
      else if (text === 'ID') {
        at = afterInlinePicture(bytes, at + 1)
        yield { operator: 'EI' }
      } else yield { operator: text }
    }
  }
}

function afterString(bytes: Uint8Array, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    if (bytes[at] === code('\\')) at += 1
    else if (bytes[at] === code('(')) depth += 1
    else if (bytes[at] === code(')') && --depth === 0) return at + 1
  }
  return bytes.length
}

function afterInlinePicture(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at++) {
    const isEnd = bytes[at] === code('E') && bytes[at + 1] === code('I')
    if (isEnd && SPACE.has(bytes[at - 1] ?? 32) && SPACE.has(bytes[at + 2] ?? 32)) return at + 2
  }
  return bytes.length
}
