import type { Brand } from '@fondly/contracts/bff/session.ts'
import { writePageCookie, YEAR_SECONDS } from '../../page-cookie.ts'

/** Puts a client's colours on the page; they were made legible for both grounds by the server. */
export function wearBrand({ light, dark, name }: Brand): void {
  const { style } = document.documentElement
  for (const [ground, colours] of Object.entries({ light, dark })) {
    style.setProperty(`--${ground}-brand`, colours.brand)
    style.setProperty(`--${ground}-accent`, colours.accent)
    style.setProperty(`--${ground}-on-accent`, colours.onAccent)
    style.setProperty(`--${ground}-wash`, colours.wash)
    style.setProperty(`--${ground}-wash-ink`, colours.washInk)
  }
  document.title = name === 'Fondly' ? name : `${name} · Fondly`
}

/** Light or dark, also for the next page load before the session is known (public/theme.js). */
export function wearTheme(darkMode: boolean): void {
  const theme = darkMode ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  writePageCookie('theme', theme, YEAR_SECONDS)
}
