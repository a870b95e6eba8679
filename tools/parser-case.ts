export type ParserCase = {
  /** The largest allowed size of the input: characters, or items if the name ends in 'counted'. */
  size: number
  /** The most steps allowed at that size. Set only for an input that is too short to show how the steps grow. */
  maxSteps?: number
  /** Each makes an input of the given size and returns a function that runs the parser on it. */
  inputs: Record<string, (size: number) => () => unknown>
}

export function parser<Input>(
  size: number,
  read: (input: Input) => unknown,
  inputs: Record<string, (size: number) => Input>,
  maxSteps?: number,
): ParserCase {
  return {
    size,
    ...(maxSteps !== undefined && { maxSteps }),
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([name, make]) => [
        name,
        (length: number) => {
          const input = make(length)
          return () => read(input)
        },
      ]),
    ),
  }
}

/** Repeats the part up to the size. */
export const run =
  (part: string, { before = '', after = '' } = {}) =>
  (size: number) =>
    before + part.repeat(Math.max(1, Math.floor((size - before.length - after.length) / part.length))) + after

/** Texts that are expensive for code that searches, splits, trims, composes or replaces. */
export const TEXTS = {
  'one letter': run('a'),
  spaces: run(' '),
  'spaces between words': run('a  ', { before: ' ' }),
  'digits that do not end': run('1', { after: 'x' }),
  'line ends': run('\r\n'),
  'signs that nobody sees': run('a\u200b\u00ad'),
  'marks on one letter': run('\u0301\u0323', { before: 'a' }),
  'letters that compose': run('e\u0301'),
  'wide letters': run('ﬃ½ｗ'),
  'emoji that are joined': run('👩‍'),
  'brackets that open': run('{'),
  'brackets in pairs': run('{location}'),
  hyphens: run('-'),
  'hyphens between words': run('a-—'),
  'fractions that never end': run('1⁄'),
  'half pairs': run('\ud800'),
  'quotes and backslashes': run('"\\'),
  commas: run(','),
}

export const json = (text: string): Request =>
  new Request('http://parser.test/', { method: 'POST', body: text, headers: { 'content-type': 'application/json' } })

/** Makes text that nests as deep as its size allows. */
export const nested =
  (open: string, close: string, inside = '1') =>
  (size: number) => {
    const levels = Math.floor((size - inside.length) / (open.length + close.length))
    return open.repeat(levels) + inside + close.repeat(levels)
  }

export const JSON_TEXTS = {
  'lists in lists': nested('[', ']'),
  'objects in objects': nested('{"a":', '}'),
  'lists that do not end': run('['),
  'many lists': run('[],', { before: '[', after: '[]]' }),
  'many names': (size: number) => JSON.stringify(Object.fromEntries(Array.from({ length: size / 14 }, (_, at) => [`name${at}`, 1]))),
  'escapes in a text': run('\\\\', { before: '"', after: '"' }),
}
