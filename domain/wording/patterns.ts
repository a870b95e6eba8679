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

// Entries share their anchors and whatever they begin with: a page compiles this while somebody types, and it is tried at every letter.
function pattern(entries: readonly string[], stretch: Stretch, between: string): RegExp {
  const written = (kept: (entry: string) => boolean) =>
    anyOf(
      entries.filter(kept).map((entry) => letters(entry.replaceAll('~', ''), stretch)),
      between,
    )
  const anywhere = written((entry) => entry.startsWith('~'))
  const beginning = written((entry) => !entry.startsWith('~') && entry.endsWith('~'))
  const whole = written((entry) => !entry.includes('~'))
  return new RegExp(`(?<!\\p{L})(?:${beginning}|(?:${whole})(?!\\p{L}))|${anywhere}`, 'gu')
}

// A doubled letter of the word stays doubled: 'ass' is not 'as'.
function letters(word: string, stretch: Stretch): string[] {
  return [...word.matchAll(/(.)\1*/gu)].map(([run, letter = '']) => stretch(`[${VARIANTS[letter] ?? letter}]`, run.length))
}

/** Any of these words, the longer one where one begins another; nothing where there are none. */
function anyOf(words: readonly string[][], between: string): string {
  const byFirst = Map.groupBy(words, ([first = '']) => first)
  const branches = [...byFirst].map(([first, those]) => {
    const rests = those.filter(({ length }) => length > 1).map(([, ...rest]) => rest)
    if (rests.length === 0) return first
    const rest = `(?:${between}(?:${anyOf(rests, between)}))`
    return first + rest + (rests.length < those.length ? '?' : '')
  })
  return branches.join('|') || '(?!)'
}
