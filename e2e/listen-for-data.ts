import type { BrowserContext } from '@playwright/test'
import { TYPED_WORDS } from './screens-of-people.ts'
import { LIBRARY } from './sender.ts'

/** The brackets of the pseudo-locale around a sentence and the values in it, innermost. */
const SENTENCE = /⟦[^⟦⟧]*⟧/g
/** Data on the page that no server answer contains: the texts that the stories type, the names of the languages, months and days. */
const OTHER_DATA = [
  ...Object.values(LIBRARY),
  ...TYPED_WORDS,
  'English Español Pseudo EN ES',
  'Tacoma manifest.json manifest.csv batch bad-day AM PM PST PDT',
  // Error data is for the support team, so it is in English and contains the code unchanged.
  'Error logging in login-error Account Disabled disabled Access Denied access-denied unexpected unknown-client',
  // The names on the keys of a keyboard.
  'Ctrl Alt Esc',
  // React Aria has its own words, in English and Spanish.
  'Today First available date selected Next',
  ...Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1))).flatMap((day) =>
    (['long', 'short'] as const).map((length) =>
      new Intl.DateTimeFormat('en-US', { weekday: length, month: length, day: 'numeric', timeZone: 'UTC' }).format(day),
    ),
  ),
]

/** Notices that stay in their language when the language of the page changes. */
const SAID_BEFORE = [/^Please check your entry$/, /^The provided credentials are invalid\.$/, /^Cut: \S+\.$/]

/**
 * Collects the words in the answers of servers to this browser. Returns a function that tells whether a text consists only of these words and of sentences
 * in brackets. Any other text is written in the page itself and cannot be translated.
 */
export function listenForData(context: BrowserContext): (text: string) => boolean {
  const known = new Set(OTHER_DATA.flatMap(wordsIn))
  context.on('response', (response) => {
    if (!/json|event-stream/.test(response.headers()['content-type'] ?? '')) return
    void response.text().then(
      (body) => wordsIn(valuesIn(body)).forEach((word) => known.add(word)),
      () => undefined, // The page was left before the answer was read.
    )
  })
  return (text) => SAID_BEFORE.some((notice) => notice.test(text)) || wordsIn(withoutSentences(text)).every((word) => known.has(word))
}

const wordsIn = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? []

/** The texts of a JSON document or of events, without the names of its fields. */
function valuesIn(json: string): string {
  const texts = [...json.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].filter(([, , isField]) => !isField)
  return texts.map(([, text = '']) => text.replaceAll(/\\./g, ' ')).join(' ')
}

/** Removes the sentences in brackets. A sentence may contain another one, so the innermost are removed first. */
function withoutSentences(text: string): string {
  const without = text.replaceAll(SENTENCE, ' ')
  return without === text ? text : withoutSentences(without)
}
