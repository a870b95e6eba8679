const CONSONANTS: Readonly<Record<string, string>> = {
  b: 'b',
  c: 'k',
  d: 't',
  f: 'f',
  g: 'k',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  p: 'p',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  v: 'f',
  x: 'ks',
  z: 's',
}

/**
 * Returns a coarse key of how a word sounds, for small letters without accents: consonants only, with one sign for consonants that people
 * confuse ('meyer' and 'meier' are 'mr'). Two different words may have the same key.
 */
export function soundKey(word: string): string {
  const text = word
    .replaceAll('sch', 's')
    .replaceAll('sh', 's')
    .replaceAll('ch', 'k')
    .replaceAll('ck', 'k')
    .replaceAll('ph', 'f')
    .replaceAll('gh', '')
    .replaceAll('dg', 'j')
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^mac?(?=[b-df-hj-np-tv-z])/, (start) => (start === 'mac' ? 'mk' : start))
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
  let key = ''
  for (const letter of text) {
    const sound = CONSONANTS[letter] ?? ''
    if (sound && !key.endsWith(sound)) key += sound
  }
  return key || text.slice(0, 1)
}

/**
 * Returns a given name as it is spoken, with its vowels: 'sofia' for 'sophia', 'kaitlin' for 'caitlyn'. A name that ends in i and one that ends in y
 * stay different.
 */
export function spokenName(name: string): string {
  const text = name
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('ch', 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('z', 's')
    .replace(/(?:ie|ey|ee)$/, 'y')
    .replace(/y(?=.)/g, 'i')
    .replaceAll('ai', 'a')
  let spoken = text.slice(0, 1)
  for (const letter of text.slice(1)) if (letter !== 'h' && !spoken.endsWith(letter)) spoken += letter
  return spoken.length > 3 && spoken.endsWith('e') ? spoken.slice(0, -1) : spoken
}

/**
 * Returns a given name in one of the ways in which other scripts are written in Latin letters: 'yury' for 'Iurii' and 'Yuriy', 'khalid' for
 * 'Khaleed'.
 */
export const romanizedName = (name: string): string =>
  name
    .replace(/^(?:x|g(?=[ei]))/, 'j')
    .replace(/^[ij](?=u)/, 'y')
    .replace(/^ye/, 'e')
    .replaceAll('ks', 'x')
    .replaceAll('kh', 'h')
    .replaceAll('ee', 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/(?:iy|ii|ij|yi|y)$/, 'i')
    .split('')
    .filter(isNoDouble)
    .join('')

/** Returns a given name as Spanish ears hear it: 'bisente' for 'Vicente' and 'Bicente', 'umberto' for 'Humberto'. */
export const spanishName = (name: string): string =>
  name
    .replace(/^(?:x|g(?=[ei]))/, 'j')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/^gu(?=[aei])/, 'w')
    .replace(/qu(?=[ei])|c(?=[aour]|l)/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replaceAll('th', 't')
    .replaceAll('ph', 'f')
    .replaceAll('v', 'b')
    .replace(/ll|y/g, 'i')
    .replace(/(?<!c)h/g, '')
    .split('')
    .filter(isNoDouble)
    .join('')

/** Whether a letter of a text differs from the letter before it. */
function isNoDouble(letter: string, at: number, text: readonly string[]): boolean {
  return letter !== text[at - 1]
}
