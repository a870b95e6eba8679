import type { ElementHandle, Page } from 'puppeteer-core'
import { LIBRARY, ORDERER, PASSWORD } from './sender.ts'

const CARD = '1HBE2115'
/** How long to wait for each result. It is long, because the machine may be busy. */
const TIMEOUT_MS = 150_000
/** How long one check may take. Then it is repeated, because the browser may have dropped the first one while it changed pages. */
const LOOK_TIMEOUT_MS = 10_000
const LOOK_INTERVAL_MS = 200

const KINDS = { heading: 'h1, h2', button: 'button', link: 'a', field: 'input, select, textarea' }

/** Returns what a sender does in Firefox. Elements are found by the words on the screen; an error names what did not happen in time. */
export function senderInFirefox(page: Page, url: string) {
  /** Repeats the check until its result is truthy, and returns the result. */
  const until = async <T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> => {
    const end = performance.now() + TIMEOUT_MS
    let cause: unknown
    while (performance.now() < end) {
      try {
        const seen = await withTimeout(LOOK_TIMEOUT_MS, what, look())
        if (seen) return seen
      } catch (error) {
        cause = error
      }
      await pause(LOOK_INTERVAL_MS)
    }
    throw new Error(`In Firefox at ${page.url()}: ${what} did not happen in ${TIMEOUT_MS / 1000} s.`, { cause })
  }
  const isTrue = (what: string, condition: string) => until(what, () => page.evaluate(condition))
  const named = (kind: keyof typeof KINDS, name: string) =>
    until(`the ${kind} '${name}'`, async () =>
      (await page.evaluateHandle(`(${NAMED})(${JSON.stringify(KINDS[kind])}, ${JSON.stringify(name)})`)).asElement(),
    )
  const found = (what: string, selector: string) => until(what, () => page.$(selector))

  const press = async (what: string, element: ElementHandle): Promise<void> => withTimeout(TIMEOUT_MS, `pressing ${what}`, element.click())
  const pressButton = async (name: string): Promise<void> => press(`'${name}'`, await named('button', name))
  /** Replaces the field's text, key by key. */
  const type = async (what: string, field: ElementHandle, text: string): Promise<void> => {
    await until(`${what}, typed into`, async () => {
      await field.evaluate((element) => {
        // The type of a handle does not say which element it holds.
        const input = element as unknown as { focus: () => void; select: () => void }
        input.focus()
        input.select()
      })
      return true
    })
    await withTimeout(TIMEOUT_MS, `typing into ${what}`, page.keyboard.type(text))
    const holds = async () => (await field.evaluate((element) => (element as unknown as { value: string }).value)) === text
    await until(`${what}, which holds what was typed`, holds)
  }
  const typeInto = async (name: string, text = ''): Promise<void> => type(`'${name}'`, await named('field', name), text)
  // The expression is a text, because this project has no types of the browser's elements.
  const textOf = (what: string, selector: string) =>
    until(what, () => page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText`) as Promise<string | undefined>)

  return {
    signIn: async (): Promise<void> => {
      await withTimeout(TIMEOUT_MS, 'opening the first page', page.goto(url, { timeout: TIMEOUT_MS }))
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
      await withTimeout(TIMEOUT_MS, 'choosing the state', state.select('WA'))
      await typeInto('Zip code', LIBRARY.zipCode)
      await press('a sentiment', await named('field', 'New neighbors'))
      await type('the closing', await found('the field of the closing', 'dialog textarea'), LIBRARY.closing ?? '')
    },
    /** Opens the preview and waits until the server's three pictures have arrived. */
    preview: async (): Promise<void> => {
      await pressButton('Preview')
      await named('heading', "Let's double check that everything looks good")
      await isTrue('the arrival of the three pictures', THREE_PICTURES)
    },
    /** Sends the card and returns the order's number from the confirmation. */
    send: async (): Promise<string> => {
      await pressButton('Send')
      await named('heading', 'The card is on its way!')
      const orderNo = await textOf("the order's number", 'dialog:modal dd:nth-of-type(3)')
      await pressButton('ok')
      await isTrue('the closing of the confirmation', `document.querySelector('dialog:modal') === null`)
      return orderNo.split('\n')[0]?.trim() ?? ''
    },
    /** Opens the order history and returns the text of its first row. */
    history: async (): Promise<string> => {
      await press('Order History', await named('link', 'Order History'))
      await named('heading', 'Order History')
      return await textOf("the history's first row", 'dialog:modal tbody tr')
    },
  }
}

/** Runs in the page: finds the visible element with this label or text, only in the topmost dialog if one is open. */
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

/** Waits for the work. Rejects after this time, with an error that contains `what`, the name of the work. */
export async function withTimeout<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`${what}: no answer in ${milliseconds / 1000} s.`)), milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds))
}
