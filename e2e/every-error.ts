/** A code of the language tables, with its values. */
type Message = { code: string; params?: Record<string, string | number> }

const say = (code: string, params?: Message['params']): Message => ({ code, ...(params && { params }) })
const label = 'Customer Account'
const UNPRINTABLE = [say('character-unprintable', { character: '漢' }), say('characters-unprintable', { characters: '漢 字 🏡 🎉' })]
const NAME = [say('name-does-not-fit'), say('name-offensive'), ...UNPRINTABLE]
const LINE = [say('line-does-not-fit'), ...UNPRINTABLE]

/** Every sentence about an error of the form, by its field, with long values. */
const SENTENCES: Readonly<Record<string, readonly Message[]>> = {
  accountNumber: [
    say('account-number-not-numeric', { label }),
    say('account-number-missing', { label }),
    say('account-number-too-long', { label, most: 12 }),
  ],
  firstName: [say('first-name-missing'), ...NAME],
  lastName: [say('last-name-missing'), ...NAME],
  address1: [
    say('address-unverified'),
    say('address1-missing'),
    say('address1-too-long', { excess: 128 }),
    say('address-multiple'),
    ...LINE,
  ],
  address2: [say('address2-too-long', { excess: 128 }), say('address2-dropped'), ...LINE],
  city: [say('city-missing'), say('city-too-long', { excess: 128 }), ...LINE],
  state: [say('state-missing')],
  zipCode: [
    say('zip-code-missing'),
    say('zip-code-invalid'),
    say('address-check-says', { text: 'ZIP Code 45405 is in DAYTON, OH, not in COLUMBUS.' }),
  ],
  sentiment: [say('sentiment-missing')],
  closing: [
    say('closing-brace', { written: '{friend}' }),
    say('closing-offensive'),
    say('closing-missing'),
    say('closing-too-long', { excess: 128 }),
    say('closing-not-offered'),
    say('closing-locked'),
    say('closing-does-not-fit'),
    say('closing-value-missing', { written: '{city}, {first name}, {last name}' }),
    ...UNPRINTABLE,
  ],
  sendDate: [
    say('mail-date-missing'),
    say('mail-date-passed'),
    say('mail-date-too-far', { lastDay: '2026-12-30' }),
    say('mail-date-weekend'),
    say('mail-date-blackout'),
    say('mail-date-blackout-reason', { reason: 'Martin Luther King Jr. Day' }),
  ],
}

/** How many forms are needed for the field with the most sentences. */
const FORM_COUNT = Math.max(...Object.values(SENTENCES).map((sentences) => sentences.length))

/** Forms with an error in every field. Each sentence is in at least one of these forms. */
export const EVERY_ERROR: readonly Record<string, Message | undefined>[] = Array.from({ length: FORM_COUNT }, (_, formIndex) =>
  Object.fromEntries(Object.entries(SENTENCES).map(([name, sentences]) => [name, sentences[formIndex % sentences.length]])),
)

/**
 * Runs in the page: focuses each field with a problem, and lists the sentences of which a part is cut, covered or on other words. It checks the middle
 * of each line, because the box of an emoji is higher than its line.
 */
export const FIND_HIDDEN = `(() => {
  const linesOf = (part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const boxes = part.textContent.trim() ? [...range.getClientRects()] : [part.getBoundingClientRect()]
    return boxes.filter(({ width }) => width > 0).map(({ left, right, top, bottom }) => ({ left, right, y: (top + bottom) / 2 }))
  }
  const form = document.querySelector('dialog.order-form')
  const others = [...form.querySelectorAll('label, legend, h3, h4, button')].filter((part) => !part.closest('.sr-only'))
  const hidden = []
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.focus()
    const sentence = document.getElementById(field.getAttribute('aria-describedby').split(' ')[0])
    const say = (why) => hidden.push(field.name + ' ' + why + ': ' + sentence.textContent)
    const lines = linesOf(sentence)
    if (lines.length === 0) say('says nothing')
    const points = lines.flatMap(({ left, right, y }) => [[left + 3, y - 7], [right - 3, y - 7], [left + 3, y + 7], [right - 3, y + 7]])
    const covered = points.find(([x, y]) => !sentence.contains(document.elementFromPoint(x, y)))
    const over = covered && document.elementFromPoint(...covered)
    if (covered) say('is cut or under ' + (over ? over.tagName + '.' + over.className : 'the edge'))
    const isOn = (one) => (other) => one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < 18
    const on = others.find((other) => linesOf(other).some((box) => lines.some(isOn(box))))
    if (on) say('lies on "' + on.textContent + '"')
  }
  return hidden
})()`
