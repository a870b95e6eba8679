// What stands for a letter when somebody does not want to be caught.
const VARIANTS: Record<string, string> = {
  a: 'a@4',
  b: 'b8',
  c: 'c¢',
  e: 'e3€',
  g: 'g9',
  i: 'i1!|',
  l: 'l1|',
  o: 'o0',
  s: 's5$',
  t: 't7+',
  u: 'uv',
  z: 'z2',
}

const SEPARATORS = "[._'’·•~-]?"

type Stretch = (letter: string, times: number) => string

/** Finds any of the strong words in a lower-case text: letters may be stretched, replaced and parted by a sign. */
export function strongPattern(entries: readonly string[]): RegExp {
  return pattern(entries, (letter, times) => `${letter}{${times},}`, SEPARATORS)
}

/** Finds any of the weak words: letters may be replaced, or stretched so far that nobody spells it so. */
export function weakPattern(entries: readonly string[]): RegExp {
  return pattern(entries, (letter, times) => (times === 1 ? `(?:${letter}{3,}|${letter})` : `${letter}{${times},}`), '')
}

// Entries with the same anchors share them: the class of all letters is large, and a page compiles this while somebody types.
function pattern(entries: readonly string[], stretch: Stretch, between: string): RegExp {
  const written = (kept: (entry: string) => boolean) =>
    entries
      .filter(kept)
      .map((entry) => letters(entry.replaceAll('~', ''), stretch, between))
      .join('|') || '(?!)'
  const anywhere = written((entry) => entry.startsWith('~'))
  const beginning = written((entry) => !entry.startsWith('~') && entry.endsWith('~'))
  const whole = written((entry) => !entry.includes('~'))
  return new RegExp(`(?<!\\p{L})(?:${beginning}|(?:${whole})(?!\\p{L}))|${anywhere}`, 'gu')
}

// A doubled letter of the word stays doubled: 'ass' is not 'as'.
function letters(word: string, stretch: Stretch, between: string): string {
  return [...word.matchAll(/(.)\1*/gu)].map(([run, letter = '']) => stretch(`[${VARIANTS[letter] ?? letter}]`, run.length)).join(between)
}
