import type { ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'

/** Says how many people and unfinished forms use a profile. */
export const sayUse = ({ people, drafts }: ProfileAnswer['use'], words: LanguageTable['senderProfiles']): string =>
  [people !== null && people > 0 && words.peopleUse(people), drafts > 0 && words.drafts(drafts)].filter(Boolean).join(' ')
