import { expect, type Locator, type Page } from '@playwright/test'
import { setLanguage } from './look-at-screen.ts'
import { fill, LIBRARY, openCard } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2190'
const BROKEN = {
  ...LIBRARY,
  lastName: 'Tits',
  address1: 'x'.repeat(58),
  city: 'y'.repeat(45),
  zipCode: '9721',
  closing: 'What a shitty 🏡 漢 day. '.repeat(14),
}

story('error sentences move no row of the form, and none is hidden under its foot', async ({ desk: page }) => {
  story.setTimeout(600_000)
  const form = await openCard(page, CARD)
  const shown = page.locator('dialog.order-form')
  await form.getByRole('radio').first().check()
  for (const [width, height] of [
    [1440, 1000],
    [1440, 600],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await fill(form, LIBRARY)
    const before = { en_US: await readPlaces(form), es: await inSpanish(page, () => readPlaces(shown)) }
    await fill(form, BROKEN)
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(form.getByText('Please correct errors above before proceeding.')).toBeVisible()
    const check = async (language: keyof typeof before) => {
      expect(await readPlaces(shown), `${width} x ${height}, ${language}`).toEqual(before[language])
      for (const name of ['address1', 'city', 'zipCode', 'closing']) {
        const field = shown.locator(`[name=${name}]`)
        await field.focus()
        const problem = shown.locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ')[0] ?? ''}"] > span`)
        await expect.poll(() => findCovered(problem), `${width} x ${height}, ${language}: ${name}`).toBe('')
      }
    }
    await check('en_US')
    await inSpanish(page, () => check('es'))
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
})

story('the sentences of an empty form have one line each in both languages, and none is drawn over the foot', async ({ desk: page }) => {
  const form = await openCard(page, CARD)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Please correct errors above before proceeding.')).toBeVisible()
  const shown = page.locator('dialog.order-form')
  const check = async (language: string) => {
    expect(await findLong(shown.locator('[id$=-problem] > span')), language).toEqual([])
    expect(await shown.locator('.form-foot').evaluate(findOver), language).toEqual([])
  }
  await check('English')
  // The account number has the focus. Its short sentence covers none of the others in its row.
  for (const sentence of ['Customer Account is required.', 'Please enter a first name.', 'Please enter a last name.'])
    expect(await findCovered(shown.locator('[id$=-problem] > span').filter({ hasText: sentence })), sentence).toBe('')
  await inSpanish(page, () => check('Spanish'))
  await page.keyboard.press('Escape')
})

story('a long sentence of the field in the middle of a row stands under this field', async ({ desk: page }) => {
  const form = await openCard(page, CARD)
  await fill(form, { ...LIBRARY, firstName: 'Zoë 🏡 漢' })
  await form.getByRole('button', { name: 'Preview' }).click()
  const field = form.getByLabel('First name')
  await expect(field).toBeFocused()
  const sentence = form.getByText("We're unable to print these characters: 🏡 漢. Please remove them.")
  const middle = (box: { x: number; width: number } | null) => Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)
  expect(Math.abs(middle(await findTextBox(sentence)) - middle(await field.boundingBox()))).toBeLessThan(24)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
})

story('all unprintable characters are named at once; for a day too far ahead, the last day is named', async ({ desk: page }) => {
  const form = await openCard(page, CARD)
  await fill(form, { closing: 'Hi 🏡 and 漢, 🏡' })
  await form.getByLabel('City').focus()
  await expect(form.getByLabel('Personal closing')).toHaveAccessibleDescription(
    "We're unable to print these characters: 🏡 漢. Please remove them.",
  )
  const day = form.getByRole('textbox', { name: 'Select a mail date' })
  await day.fill('1/2/2100')
  await form.getByLabel('City').focus()
  await expect(day).toHaveAccessibleDescription(/^Please choose a day up to [A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}\.$/)
  // Like the rule, the counter counts an emoji as one character, and leaves out spaces at the end.
  await fill(form, { closing: `${'😀'.repeat(100)}   ` })
  await expect(form.getByText('170 characters left').first()).toBeVisible()
  await fill(form, { closing: 'x'.repeat(275) })
  await form.getByLabel('City').focus()
  await expect(form.getByText('-5 characters left').first()).toBeVisible()
  await expect(form.getByLabel('Personal closing')).toHaveAccessibleDescription(/Please remove 5 character\(s\)\./)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
})

/** Does something while the page is in Spanish. */
async function inSpanish<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  await setLanguage(page, 'es')
  const result = await act()
  await setLanguage(page, 'en_US')
  return result
}

/** Returns the place of every control, measured from the top of the scrolled content. */
function readPlaces(form: Locator): Promise<number[]> {
  return form.locator('form :is(input, select, textarea)').evaluateAll((controls) => {
    type Box = { getBoundingClientRect: () => { top: number } }
    const tops = (controls as unknown as Box[]).map((control) => control.getBoundingClientRect().top)
    return tops.map((top) => Math.round(top - (tops[0] ?? 0)))
  })
}

/** Names the element that covers the lower corner of a problem; empty if nothing does. */
function findCovered(problem: Locator): Promise<string> {
  return problem.evaluate((element) => {
    type Part = { closest: (selector: string) => unknown; className: string; contains: (other: unknown) => boolean }
    const { left, bottom, height } = (
      element as unknown as { getBoundingClientRect: () => Record<'left' | 'bottom' | 'height', number> }
    ).getBoundingClientRect()
    const { document } = globalThis as unknown as { document: { elementFromPoint: (x: number, y: number) => Part | null } }
    const top = document.elementFromPoint(left + 24, bottom - 4)
    if (height < 10) return 'nothing to read'
    return (element as unknown as Part).contains(top) ? '' : (top?.className ?? 'outside')
  })
}

/** Finds the box around the drawn text of an element, which may be narrower than the element. */
function findTextBox(element: Locator): Promise<{ x: number; width: number }> {
  return element.evaluate((node) => {
    type Range = { selectNodeContents: (node: unknown) => void; getBoundingClientRect: () => { x: number; width: number } }
    const range = (globalThis as unknown as { document: { createRange: () => Range } }).document.createRange()
    range.selectNodeContents(node)
    const { x, width } = range.getBoundingClientRect()
    return { x, width }
  })
}

/** Lists the sentences that need more than one line. */
function findLong(problems: Locator): Promise<string[]> {
  return problems.evaluateAll((elements) => {
    const lines = elements as unknown as { textContent: string; scrollHeight: number; clientHeight: number }[]
    return lines.filter((line) => line.scrollHeight > line.clientHeight).map(({ textContent }) => textContent)
  })
}

/** Lists the texts that are drawn over an element, found at many of its points. */
function findOver(element: unknown): string[] {
  type Part = { textContent: string; contains: (other: unknown) => boolean }
  type Box = Record<'left' | 'right' | 'top' | 'bottom', number>
  const part = element as Part & { getBoundingClientRect: () => Box }
  const { document } = globalThis as unknown as { document: { elementFromPoint: (x: number, y: number) => Part | null } }
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const found = new Set<string>()
  for (let x = left + 2; x < right; x += 12)
    for (let y = top + 2; y < bottom; y += 6) {
      const above = document.elementFromPoint(x, y)
      if (above && !part.contains(above)) found.add(above.textContent)
    }
  return [...found]
}
