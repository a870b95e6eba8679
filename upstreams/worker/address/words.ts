/**
 * Splits a line into words as the sorting machine reads them: upper case, without accents and punctuation. Significant signs stay: a hyphen at a
 * digit (112-10), a slash between digits (1/2), a point between digits (39.2), '#', and C/O. It reads each character once, so that no line is slow.
 */
export function words(line: string): string[] {
  const text = folded(line)
  const found: string[] = []
  let word = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isSigned(code) || staysInside(text, at, code)) word += text[at]
    else if (code === APOSTROPHE || (code === POINT && isBetweenInitials(text, at))) continue
    else {
      if (word) found.push(word)
      word = ''
      if (code === NUMBER_SIGN) found.push('#')
      else if (code === AMPERSAND) found.push('AND')
    }
  }
  if (word) found.push(word)
  return found
}

const NUMBER_SIGN = 0x23
const AMPERSAND = 0x26
const APOSTROPHE = 0x27
const HYPHEN = 0x2d
const POINT = 0x2e
const SLASH = 0x2f

function folded(line: string): string {
  // oxlint-disable-next-line no-control-regex -- 'nothing but ASCII' is the question
  let text = (/^[\x00-\x7f]*$/.test(line) ? line : withoutAccents(line)).toUpperCase().replaceAll('`', "'").replaceAll('\\', '/')
  if (text.includes('/')) text = text.replace(/\bC\s*\/\s*O\b/g, ' C/O ')
  // Join '112 - 10 BRONX RD' to '112-10' only at the beginning of a line. Elsewhere a hyphen with spaces separates two parts.
  return text.includes('-') ? text.replace(/^([^A-Z0-9]*\d+)\s*-\s*(?=\d+[^A-Z0-9-]+[A-Z])/, '$1-') : text
}

function withoutAccents(line: string): string {
  return line
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')} `)
    .replace(/[ªº]/g, '')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’ʼ´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[łŁøØđĐæÆœŒ]/g, (letter) => UNMARKED[letter.toUpperCase()] ?? letter)
}

// Letters with a stroke or ligature, which cannot be removed like an accent.
const UNMARKED: Readonly<Record<string, string>> = { Ł: 'L', Ø: 'O', Đ: 'D', Æ: 'AE', Œ: 'OE' }

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function isLetter(code: number): boolean {
  return code >= 0x41 && code <= 0x5a
}

function isSigned(code: number): boolean {
  return isDigit(code) || isLetter(code)
}

function staysInside(text: string, at: number, code: number): boolean {
  if (code !== HYPHEN && code !== POINT && code !== SLASH) return false
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at + 1)
  if (isDigit(before) && isDigit(after)) return true
  if (code === HYPHEN) return (isDigit(before) && isLetter(after)) || (isLetter(before) && isDigit(after))
  return code === SLASH && text.slice(at - 2, at + 3).trim() === 'C/O'
}

// The points in 'N.W.' and 'P.O.' are removed, so that each becomes one word.
function isBetweenInitials(text: string, at: number): boolean {
  return isLetterAlone(text, at - 1) && isLetterAlone(text, at + 1)
}

function isLetterAlone(text: string, at: number): boolean {
  return isLetter(text.charCodeAt(at)) && !isSigned(text.charCodeAt(at - 1)) && !isSigned(text.charCodeAt(at + 1))
}
