import type { Page } from '@playwright/test'
import { expectFits } from './fits.ts'
import { setLanguage, setTheme, type Visit } from './look-at-screen.ts'
import { expectUsable } from './usable.ts'

/** `npm run test:long` checks every screen in both sizes, languages and themes with all rules. */
const isLong = process.env['FONDLY_TEST_LONG'] === '1'
// In the dark theme only the colours are different, so only contrasts are checked.
const AT_NIGHT = isLong ? [] : ['color-contrast']
// For elements that were already checked on a desktop, check only colours and places.
const IN_ANOTHER_PLACE = ['color-contrast', 'scrollable-region-focusable']

export const DESK = { width: 1440, height: 1000 }
/** A window of 1280 pixels at a zoom of 200 %. */
const ENLARGED = { width: 640, height: 500 }
export const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 568 }

/** Returns a visit that checks each screen: it fits a desktop and a phone, and is accessible in both themes and languages. */
export function lookByRules(page: Page): Visit {
  const usable = (name: string, ...rules: string[]) => expectUsable(page, name, ...rules)
  const usableAtNight = async (name: string, ...rules: string[]) => {
    await setTheme(page, 'dark')
    await usable(name, ...rules)
    await setTheme(page, 'light')
  }
  /** The kinds of elements that were seen on a desktop, for each screen. */
  const seenOnDesk = new Map<string, string[]>()

  return async (name, { sizes, show }) => {
    const [onDesk, onPhone] = [sizes.includes(DESK), sizes.includes(PHONE)]
    let phoneKinds: string[] = []
    if (onDesk) {
      await usable(`${name}, English, light`)
      seenOnDesk.set(name, await kindsOn(page))
      await expectFits(page, name, DESK)
      await expectFits(page, name, ENLARGED)
    }
    if (onPhone) {
      await show(PHONE)
      phoneKinds = await kindsOn(page)
      await expectFits(page, name, PHONE)
      if (isLong) await usableAtNight(`${name}, phone, English, dark`)
      await expectFits(page, name, SMALL_PHONE)
    }
    const deskKinds = seenOnDesk.get(name) ?? []
    await setLanguage(page, 'es')
    if (onPhone) {
      await expectFits(page, `${name}, Spanish`, SMALL_PHONE)
      await show(PHONE)
      await expectFits(page, `${name}, Spanish`, PHONE)
      if (isLong) await usable(`${name}, phone, Spanish, light`)
      else await usableAtNight(`${name}, phone, Spanish, dark`, ...(isWithin(phoneKinds, deskKinds) ? IN_ANOTHER_PLACE : []))
    }
    if (onDesk) {
      await show(DESK)
      await expectFits(page, `${name}, Spanish`, DESK)
      // The light theme is checked on a desktop and the dark one on a phone. Check the dark one on a desktop only for elements that a phone does not show.
      if (isLong || !onPhone || !isWithin(deskKinds, phoneKinds)) await usableAtNight(`${name}, Spanish, dark`, ...AT_NIGHT)
    }
    await setLanguage(page, 'en_US')
  }
}

const isWithin = (some: string[], all: string[]): boolean => new Set(some).isSubsetOf(new Set(all))

/** Lists the kinds of visible elements: each is identified by its classes and by its attributes for accessibility, without its words. */
const kindsOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(KINDS)
const KINDS = `(() => {
  const STATED = /^(class|role|type|tabindex|aria-(checked|current|disabled|expanded|haspopup|hidden|invalid|live|modal|pressed|required|selected))$/
  const kind = (element) => element.localName + [...element.attributes].filter(({ name }) => name !== 'style')
    .map(({ name, value }) => ' ' + name + (STATED.test(name) ? '=' + value : value === '' ? '=' : '')).sort().join('')
  const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return [...new Set(seen.map((element) => kind(element.parentElement) + ' > ' + kind(element)))]
})()`
