import { PreferenceChange } from '@fondly/contracts/bff/preferences.ts'
import type { OwnPreferences } from '@fondly/contracts/bff/session.ts'
import { unreadable } from '@fondly/domain/refused.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** PATCH /api/user: favourites, recents, dark mode, the language of the page. */
export function userRoutes({ preferences }: Pick<CoreContext, 'preferences'>) {
  return new Hono<SignedIn>().patch('/user', async (c) => {
    const { favorites, recents, ...rest } = await readJson(c, PreferenceChange)
    if (rest.pageLanguage !== undefined && !Object.hasOwn(LANGUAGES, rest.pageLanguage)) throw unreadable()
    const change = {
      ...rest,
      ...(favorites ? { favorites: [...new Set(favorites)] } : {}),
      ...(recents ? { recents: [...new Set(recents)] } : {}),
    }
    return c.json((await preferences.change(c.get('session'), change)) satisfies OwnPreferences)
  })
}
