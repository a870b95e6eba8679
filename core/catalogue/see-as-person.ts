import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { startLanguage, toUserData } from '@fondly/domain/user/user-data.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { createPersonChanges, type PersonChangesContext } from '../people/person-changes.ts'
import type { Catalogue } from './catalogues.ts'

/** The catalogue that a person sees. `language` is the language of the cards that the page shows first. */
export type SeenCatalogue = Catalogue & { name: string; languages: CardLanguage[]; language: CardLanguage }

/**
 * Creates the function that reads the catalogue as a person of the client sees it. The function only reads: it signs nobody in, sends nothing and
 * records nothing.
 */
export function createSeeAsPerson(context: PersonChangesContext & Pick<CoreContext, 'catalogues'>) {
  const { find } = createPersonChanges(context)
  return async (editor: DashboardEditor, userId: string): Promise<SeenCatalogue> => {
    const { account, client } = await find(editor, userId)
    const { languages } = toUserData(account.languages ? { languages: account.languages } : {}, client)
    return {
      ...(await context.catalogues.read(client, languages)),
      name: `${account.firstName} ${account.lastName}`.trim() || account.email,
      languages,
      language: startLanguage(languages, client.configuration.defaultLanguage),
    }
  }
}
