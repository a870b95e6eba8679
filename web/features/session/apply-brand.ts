import type { Brand } from '@fondly/contracts/bff/session.ts'
import { writePageCookie, YEAR_SECONDS } from '../../page-cookie.ts'
import { brandProperties, brandTitle } from './brand-look.ts'

/** Applies the client's colours and name to the page. */
export function applyBrand(brand: Brand): void {
  for (const [name, colour] of brandProperties(brand)) document.documentElement.style.setProperty(name, colour)
  document.title = brandTitle(brand)
}

/**
 * Applies the light or dark theme, and stores it in a cookie. With the cookie, the next page has the theme before the session is known
 * (public/theme.js).
 */
export function applyTheme(darkMode: boolean): void {
  const theme = darkMode ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  writePageCookie('theme', theme, YEAR_SECONDS)
}
