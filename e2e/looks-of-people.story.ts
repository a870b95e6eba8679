import { DESK, lookByRules, PHONE } from './look-by-rules.ts'
import { setLanguage, type Visit } from './look-at-screen.ts'
import { walkPeople } from './screens-of-people.ts'
import { story } from './story.ts'
import { expectTouchable } from './touchable.ts'

// Use a touch screen, because controls are larger there.
story.use({ hasTouch: true })

story(
  'every screen about contacts fits, is accessible and is large enough for a finger, light and dark, in both languages',
  { tag: '@habit-14' },
  async ({ page }) => {
    story.setTimeout(1_800_000)
    const look = lookByRules(page)
    const visit: Visit = async (name, how) => {
      await look(name, how)
      await how.show(PHONE)
      await expectTouchable(page, `${name}, English`)
      await setLanguage(page, 'es')
      await expectTouchable(page, `${name}, Spanish`)
      await setLanguage(page, 'en_US')
    }
    await walkPeople(page, [DESK, PHONE], visit)
  },
)
