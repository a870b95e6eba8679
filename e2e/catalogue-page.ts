import type { Page } from '@playwright/test'

export const resultCount = (page: Page) => page.getByRole('main').getByRole('status').first()
export const categoryTab = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

export const chooseLanguage = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('group', { name: /^(Language|Idioma)$/ })
    .getByRole('button', { name })
    .click()

export const firstCard = (page: Page) => page.getByRole('list', { name: 'Cards' }).getByRole('listitem').first()
