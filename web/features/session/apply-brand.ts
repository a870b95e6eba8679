import type { Brand } from '@fondly/contracts/bff/session.ts'
import { writePageCookie, YEAR_SECONDS } from '../../page-cookie.ts'

/** Applies the client's colours to the page; the server has made them legible on light and dark. */
export function applyBrand({ light, dark, name }: Brand): void {
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

/** Applies the light or dark theme, and stores it for the next page load before the session is known (public/theme.js). */
export function applyTheme(darkMode: boolean): void {
  const theme = darkMode ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  writePageCookie('theme', theme, YEAR_SECONDS)
}
