import { expect, type Page, type Response } from '@playwright/test'
import { addContact, ANA, ANDERS, emptyAddressBook } from './contacts.ts'
import { ask } from './sender.ts'

export type FocusWalk = {
  page: Page
  /** Fails if the focus is lost or was lost. */
  expectFocusKept: (after: string) => Promise<void>
}

const GRETA = { firstName: 'Greta', lastName: 'Lindqvist', address1: '12 Oak Street', city: 'Portland', state: 'OR', zipCode: '97204' }

/** Adds, changes, merges and erases people, with keys alone. */
export async function walkPeople({ page, expectFocusKept }: FocusWalk): Promise<void> {
  const press = pressing({ page, expectFocusKept })
  await emptyAddressBook(page)
  for (const one of [ANA, ANDERS, { ...ANDERS, firstName: 'Andy', tags: ['choir'] }, GRETA]) await addContact(page, one)
  await page.goto('/address-book')
  const sheet = (name: string) => page.getByRole('region', { name })
  await press('Add a person')
  await expect(sheet('A new person').getByLabel('First name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused()
  await press('Add a person')
  await page.keyboard.type('Zora')
  await page.keyboard.press('Enter')
  await expect(sheet('Zora')).toBeVisible()
  await expectFocusKept('a person was added')

  await sheet('Zora').getByLabel('Note').fill('Mornings.')
  await press('Save', sheet('Zora'))
  await expect(page.locator(':focus')).toContainText('Saved.')
  await press('Undo', sheet('Zora'))
  await expect(page.locator(':focus')).toContainText('As it was before.')
  await sheet('Zora').getByLabel('Note').fill('Evenings.')
  await press('Cancel', sheet('Zora'))
  await walkOccasions({ page, expectFocusKept })

  await press('Erase for good', sheet('Zora'))
  await press('Keep')
  await expect(sheet('Zora').getByRole('button', { name: 'Erase for good' })).toBeFocused()
  await press('Erase for good', sheet('Zora'))
  await press('Erase', page.getByRole('alertdialog'))
  await expect(page.getByText('Zora was erased.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ana/ })).toBeFocused()
  await press('Dismiss')

  await press(/^Anders/)
  await expectFocusKept('a person was opened')
  await press('Merge with another person')
  const search = page.getByLabel('Who is the same person?')
  await expect(search).toBeFocused()
  await page.keyboard.type('Andy')
  await press(/^Andy/, page.getByRole('region', { name: 'The same person twice?' }))
  await expect(page.locator(':focus')).toContainText('Anders Holm stays')
  await press('Choose somebody else')
  await expect(search).toBeFocused()
  await press('Cancel')
  await expect(page.getByRole('button', { name: 'Merge with another person' })).toBeFocused()
  await press('Merge with another person')
  await press(/^Andy/, page.getByRole('region', { name: 'The same person twice?' }))
  await press('Merge', page.getByRole('region', { name: 'The same person twice?' }))
  await expect(page.locator(':focus')).toContainText('Two people were merged into Anders Holm.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Anders/ })).toBeFocused()
  await expectFocusKept('the sheet was closed')
}

async function walkOccasions({ page, expectFocusKept }: FocusWalk): Promise<void> {
  const press = pressing({ page, expectFocusKept }, page.getByRole('region', { name: 'Occasions' }))
  await press('+ Add an occasion')
  await press('Cancel')
  await press('+ Add an occasion')
  await page.getByLabel('Month').selectOption('December')
  await page.getByLabel('Day', { exact: true }).selectOption('3')
  await press('Save')
  await press(/December 3|Birthday/)
  await page.keyboard.press('Escape')
  await expectFocusKept('an occasion was left')
  await press(/December 3|Birthday/)
  await press('Remove')
  await press('Undo')
}

/** Searches the address book, imports a file, and goes on to the cards for a contact. */
export async function walkBook({ page, expectFocusKept }: FocusWalk): Promise<void> {
  const press = pressing({ page, expectFocusKept })
  await page.goto('/address-book')
  await page.getByLabel('Search the address book').press('z')
  await page.keyboard.type('ebra')
  await press('Show everybody')
  await expect(page.getByLabel('Search the address book')).toBeFocused()
  await press('choir')
  await press('Everybody')
  await press('More')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
  await press('More')
  await press('Add people from a file')
  await page.goBack()
  await expectFocusKept('Back from a file of people')
  await press('More')
  await press('Add people from a file')
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Address,ZIP\nBo Ek,9 Elm Street,97204\n') }
  await page.locator('main input[type=file]').setInputFiles(file)
  await press('Add 1 person')
  await expect(page.getByText('1 person added.')).toBeVisible()
  // Use the button at the top. It is there before the import begins.
  await page.getByRole('button', { name: 'Back to the address book' }).first().press('Enter')
  await expectFocusKept('the book was opened again')
  await expect(page.getByRole('button', { name: /^Bo Ek/ })).toBeVisible()
  await press('Write to Bo Ek')
  await expect(page.getByText('Choose a card for Bo Ek.')).toBeVisible()
  await expectFocusKept('the cards were opened for a person')
  await press('Dismiss')
}

/** Writes, deletes and restores a saved message, changes and removes a rule for prepared cards, and adds, removes and restores a Do not mail entry. */
export async function walkLists({ page, expectFocusKept }: FocusWalk, list: string): Promise<void> {
  const press = pressing({ page, expectFocusKept })
  await ask(page, 'POST', '/api/saved-messages', { name: 'First days', en: 'Welcome!', es: '' })
  await page.goto('/saved-messages')
  await press('New message')
  await page.keyboard.press('Escape')
  await expectFocusKept('a message was left')
  await press('Edit “First days”')
  await press('Save', page.getByRole('dialog'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press('Delete “First days”')
  await press('Undo')
  await press('Delete “First days”')

  await page.goto('/prepared')
  await press('Choose a card: Anniversary')
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().press('Enter')
  await expectFocusKept('a card was chosen for a rule')
  await press('Save')
  await press('Change what is prepared: Anniversary')
  await press('Cancel')
  await press('Change what is prepared: Anniversary')
  await press('Prepare nothing')

  const waiting = await holdWaitingCards(page)
  await page.goto(list)
  await press('Add somebody')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('Focus')
  await page.getByLabel('Last name').fill('Walker')
  await page.getByLabel('Zip code').fill('97301')
  await press('Add to the list')
  await waiting.isRead
  await press('Remove from the list')
  await press('Undo')
  await press('Focus Walker anywhere in zip code 97301')
  await press('Remove from the list')
  await press('Dismiss')
}

/**
 * Holds the answer with the waiting cards of an entry until an entry is removed, so that the removal happens during this request. `isRead` resolves when
 * the request has begun.
 */
async function holdWaitingCards(page: Page): Promise<{ isRead: Promise<unknown> }> {
  const path = '**/do-not-mail/*/cards'
  const isRemoval = (response: Response) => response.request().method() === 'DELETE' && response.url().includes('/do-not-mail/')
  // No timeout here, because the timeout of the story ends these waits too.
  const removal = page.waitForResponse(isRemoval, { timeout: 0 })
  await page.route(path, async (route) => {
    await removal
    await route.continue()
  })
  return { isRead: page.waitForRequest(path, { timeout: 0 }) }
}

type Place = Pick<Page, 'getByRole'>

/** Returns a function that presses a button with the Enter key, and then expects that the focus is not lost. */
function pressing({ page, expectFocusKept }: FocusWalk, usual: Place = page) {
  return async (name: string | RegExp, place: Place = usual): Promise<void> => {
    await place.getByRole('button', { name, exact: true }).last().press('Enter')
    await expectFocusKept(`“${String(name)}” was pressed`)
  }
}
