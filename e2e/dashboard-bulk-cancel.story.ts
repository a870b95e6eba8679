import { expect } from '@playwright/test'
import { watchFocus } from './lost-focus.ts'
import { openSignedIn } from './sender.ts'
import { story } from './story.ts'

for (const [size, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  story(`on ${size}, cancelling a question about several people returns the focus to its button`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const expectFocusKept = await watchFocus(page)
    await openSignedIn(page, 'clientadmin@harborview.test', '/dashboard/harborview/people')
    if (size === 'a phone') await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
    await page.getByRole('checkbox', { name: 'Choose Carmen Delgado' }).check()
    const bar = page.getByRole('region', { name: 'What to do with the chosen people' })
    const move = bar.getByRole('button', { name: 'Move…' })
    await move.press('Enter')
    await expect(bar.getByRole('combobox')).toBeFocused()
    await bar.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(move).toBeFocused()
    await bar.getByRole('button', { name: 'Clear' }).press('Enter')
    await expect(bar).toBeHidden()
    await expectFocusKept('the choice was cleared')
  })
