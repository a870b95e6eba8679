import type { ElementHandle, Page } from 'puppeteer-core'
import { LIBRARY, ORDERER, PASSWORD } from './sender.ts'

const CARD = '1HBE2115'
/** For each thing that is waited for, on a machine that does much else. */
const PATIENCE = 60_000
/** For one look or one touch: a question that the browser lost on its way to another page is asked again. */
const ONE_LOOK = 10_000
const BETWEEN_LOOKS = 200

const KINDS = { heading: 'h1, h2', button: 'button', link: 'a', field: 'input, select, textarea' }

/** What a sender does in Firefox, by the words that stand on the screen; whatever does not come about in time is named. */
export function senderInFirefox(page: Page, url: string) {
  /** Looks until there is something to see. */
  const until = async <T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> => {
    const end = performance.now() + PATIENCE
    let cause: unknown
    while (performance.now() < end) {
      try {
        const seen = await within(ONE_LOOK, what, look())
        if (seen) return seen
      } catch (error) {
        cause = error
      }
      await pause(BETWEEN_LOOKS)
    }
    throw new Error(`In Firefox at ${page.url()}: ${what} did not come about in ${PATIENCE / 1000} s.`, { cause })
  }
  const isTrue = (what: string, condition: string) => until(what, () => page.evaluate(condition))
  const named = (kind: keyof typeof KINDS, name: string) =>
    until(`the ${kind} '${name}'`, async () =>
      (await page.evaluateHandle(`(${NAMED})(${JSON.stringify(KINDS[kind])}, ${JSON.stringify(name)})`)).asElement(),
    )
  const found = (what: string, selector: string) => until(what, () => page.$(selector))

  const press = async (what: string, element: ElementHandle): Promise<void> => within(PATIENCE, `pressing ${what}`, element.click())
  const pressButton = async (name: string): Promise<void> => press(`'${name}'`, await named('button', name))
  /** Key by key; what stood there is replaced. */
  const type = async (what: string, field: ElementHandle, text: string): Promise<void> => {
    await until(`${what}, typed into`, async () => {
      await field.evaluate((element) => {
        // A handle does not say which element it holds.
        const input = element as unknown as { focus: () => void; select: () => void }
        input.focus()
        input.select()
      })
      return true
    })
    await within(PATIENCE, `typing into ${what}`, page.keyboard.type(text))
    const holds = async () => (await field.evaluate((element) => (element as unknown as { value: string }).value)) === text
    await until(`${what}, which holds what was typed`, holds)
  }
  const typeInto = async (name: string, text = ''): Promise<void> => type(`'${name}'`, await named('field', name), text)
  // The page is the browser's; here there is no such thing as an element's text.
  const textOf = (what: string, selector: string) =>
    until(what, () => page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText`) as Promise<string | undefined>)

  return {
    signIn: async (): Promise<void> => {
      await within(PATIENCE, 'opening the first page', page.goto(url, { timeout: PATIENCE }))
      await typeInto('Username', ORDERER)
      await type('the password', await found('the field of the password', 'input[type=password]'), PASSWORD)
      await pressButton('Sign On')
      await named('heading', 'Choose a card')
    },
    chooseCard: async (): Promise<void> => {
      await press('a card', await found('the card', `li[data-card="${CARD}"] .tile`))
      await named('heading', 'Address the envelope')
      await found('the calendar', 'dialog [role=grid]')
    },
    fillForm: async (): Promise<void> => {
      await typeInto('Customer Account', LIBRARY.accountNumber)
      await typeInto('First name', LIBRARY.firstName)
      await typeInto('Last name', LIBRARY.lastName)
      await typeInto('Address', LIBRARY.address1)
      await typeInto('Apartment, suite optional', LIBRARY.address2)
      await typeInto('City', LIBRARY.city)
      const state = await named('field', 'State')
      await within(PATIENCE, 'choosing the state', state.select('WA'))
      await typeInto('Zip code', LIBRARY.zipCode)
      await press('a sentiment', await named('field', 'New neighbors'))
      await type('the closing', await found('the field of the closing', 'dialog textarea'), LIBRARY.closing ?? '')
    },
    /** Until the server's three pictures have come. */
    preview: async (): Promise<void> => {
      await pressButton('Preview')
      await named('heading', "Let's double check that everything looks good")
      await isTrue('the arrival of the three pictures', THREE_PICTURES)
    },
    /** Answers the order's number, as the confirmation has it. */
    send: async (): Promise<string> => {
      await pressButton('Send')
      await named('heading', 'The card is on its way!')
      const orderNo = await textOf("the order's number", 'dialog:modal dd:nth-of-type(3)')
      await pressButton('ok')
      await isTrue('the closing of the confirmation', `document.querySelector('dialog:modal') === null`)
      return orderNo.split('\n')[0]?.trim() ?? ''
    },
    /** The words of the history's first row. */
    history: async (): Promise<string> => {
      await press('Order History', await named('link', 'Order History'))
      await named('heading', 'Order History')
      return await textOf("the history's first row", 'dialog:modal tbody tr')
    },
  }
}

/** In the page: the element that is called so, by its label or its own words; of those beneath a sheet none. */
const NAMED = `(kind, name) => {
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const called = (element) => [element.ariaLabel, ...[...(element.labels ?? [])].map((label) => label.innerText), element.innerText].map(words)
  const sheets = document.querySelectorAll('dialog:modal')
  const within = sheets[sheets.length - 1] ?? document
  return [...within.querySelectorAll(kind)].find((element) => element.checkVisibility() && called(element).includes(name)) ?? null
}`

const THREE_PICTURES = `(() => {
  const pictures = [...document.querySelectorAll('dialog:modal figure img')]
  return pictures.length === 3 && pictures.every(({ naturalWidth }) => naturalWidth === 1280)
})()`

/** Gives up after so many milliseconds, with what was to be done in its words. */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let patience: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    patience = setTimeout(() => refuse(new Error(`${what}: no answer in ${milliseconds / 1000} s.`)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(patience)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds))
}
