import { isDeepStrictEqual } from 'node:util'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { type EditableProfile, isNameTaken, profileProblems } from '@fondly/domain/sender/profile-problems.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import { toActor } from '../changes/editor.ts'
import type { Restored } from '../changes/restore.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import type { Fields } from '../activity/activity-log.ts'
import { isInFolder } from '../uploads/is-in-folder.ts'
import { createLogoFiles } from '../uploads/logo-files.ts'
import { createCheckReturnAddress } from './check-return-address.ts'
import { createFindExampleCard } from './example-card.ts'
import { nameProfile } from './name-profile.ts'
import { createProfileUse } from './profile-use.ts'

type ProfilesContext = Pick<
  CoreContext,
  | 'calendar'
  | 'changes'
  | 'clients'
  | 'commerce'
  | 'database'
  | 'drafts'
  | 'env'
  | 'ownCards'
  | 'people'
  | 'pictureDesk'
  | 'seal'
  | 'settings'
  | 'worker'
>

/** Lists, shows and changes the sender profiles of a client. */
export function createSenderProfiles(context: ProfilesContext) {
  const { changes, commerce, settings } = context
  const use = createProfileUse(context)
  const logos = createLogoFiles(context)
  const findExampleCard = createFindExampleCard(context)
  const checkAddress = createCheckReturnAddress(context)

  /** Reads the profiles and their version from commerce, never from a cache. */
  async function readAll({ client: { clientId } }: DashboardEditor): Promise<{ version: string; profiles: SenderProfile[] }> {
    const found = await commerce.administration.clients.read(clientId)
    if (!found) throw notFound()
    return { version: found.version, profiles: found.value.senderProfiles }
  }

  /** Changes a profile. `name` is the name of the profile in the activity log. */
  const change = (
    editor: DashboardEditor,
    { id: profileId, name }: { id: string; name: string },
    version: string,
    fields: Fields,
    restores?: number,
  ) =>
    changes.change({
      target: { kind: 'sender-profile', clientId: editor.client.clientId, profileId },
      version,
      fields,
      actor: toActor(editor),
      restores,
      remarks: { profile: name },
    })

  return {
    checkAddress,

    async list(editor: DashboardEditor) {
      const [{ version, profiles }, people] = await Promise.all([readAll(editor), use.countPeople(editor.client.clientId)])
      return { version, profiles: profiles.map((profile) => ({ ...profile, people: people ? (people.get(profile.id) ?? 0) : null })) }
    },

    /** Reads a profile with its use and a card that shows it. Without an id, returns the values with which a new profile begins. */
    async read(editor: DashboardEditor, profileId: string | undefined) {
      const { clientId } = editor.client
      const { version, profiles } = await readAll(editor)
      const profile = profiles.find(({ id }) => id === profileId)
      if (profileId !== undefined && !profile) throw notFound()
      const client = await context.clients.find(clientId)
      const [counts, people, example] = await Promise.all([
        profileId === undefined ? { drafts: 0, cards: 0 } : use.count(clientId, profileId),
        use.countPeople(clientId),
        client && findExampleCard(editor, client, profileId),
      ])
      const otherNames = profiles.filter(({ id }) => id !== profileId).map(({ name }) => name)
      return {
        version,
        profile: profile ?? toNew(profiles),
        otherNames,
        use: { ...counts, people: people ? (people.get(profileId ?? '') ?? 0) : null },
        example,
      }
    },

    /**
     * Saves a profile, based on the version that its author saw. Without an id, adds a new profile. A return address that is new or not confirmed yet
     * is checked. If the check refuses it or does not answer, the profile is saved all the same, together with this result.
     */
    async save(
      editor: DashboardEditor,
      profileId: string | undefined,
      { version, profile }: { version: string; profile: EditableProfile },
    ) {
      const { profiles } = await readAll(editor)
      const stored = profiles.find(({ id }) => id === profileId)
      if (profileId !== undefined && !stored) throw notFound()
      const otherNames = profiles.filter((one) => one !== stored).map(({ name }) => name)
      const problems = profileProblems(profile, otherNames)
      if (Object.keys(problems).length > 0) throw new Refused('unprocessable', 'form-problems', { extension: { problems } })
      await assertLogos(profile, profiles)

      const isChecked = stored && !stored.returnAddressCheck && isDeepStrictEqual(stored.returnAddress, profile.returnAddress)
      const verdict = isChecked ? 'confirmed' : (await checkAddress(profile.returnAddress)).kind
      const { logoUrl, logoAtNightUrl, disclaimer } = profile
      const next: Fields = {
        ...profile,
        logoUrl: logoUrl ?? null,
        logoAtNightUrl: logoAtNightUrl ?? null,
        disclaimer: disclaimer ?? null,
        returnAddressCheck: verdict === 'confirmed' ? null : verdict,
      }
      const before: Fields = { ...stored }
      const fields = Object.fromEntries(Object.entries(next).filter(([name, value]) => !isDeepStrictEqual(before[name] ?? null, value)))
      const id = profileId ?? nameProfile(editor.client.clientId, profile.name, profiles)
      await change(editor, { id, name: stored?.name ?? profile.name }, version, fields)
      return { id, returnAddressCheck: verdict }
    },

    /** Removes a profile. Cards that were sent keep its words. A sender with an unfinished form that uses it must choose another profile. */
    async remove(editor: DashboardEditor, profileId: string, version: string): Promise<void> {
      const { profiles } = await readAll(editor)
      const stored = profiles.find(({ id }) => id === profileId)
      if (!stored) throw notFound()
      assertNotLast(profiles)
      const { id: _, ...fields } = stored
      await change(editor, stored, version, Object.fromEntries(Object.keys(fields).map((name) => [name, null])))
    },

    /** Restores values of a log entry. A removed profile can be restored unless another profile now has its name. */
    async restore(editor: DashboardEditor, profileId: string, { version, fields, restores }: Restored): Promise<void> {
      const { profiles } = await readAll(editor)
      const stored = profiles.find(({ id }) => id === profileId)
      const { name } = fields
      if (typeof name === 'string')
        assertNameFree(
          name,
          profiles.filter((one) => one !== stored),
        )
      else if (name === null && stored) assertNotLast(profiles)
      const known = stored?.name ?? (typeof name === 'string' ? name : profileId)
      await change(editor, { id: profileId, name: known }, version, fields, restores)
    },
  }

  function assertNotLast({ length }: readonly SenderProfile[]): void {
    if (length === 1) throw new Refused('conflict', 'profile-last')
  }

  /** Refuses a logo that was not uploaded here, unless another profile of the client already has it. */
  async function assertLogos({ logoUrl, logoAtNightUrl }: EditableProfile, profiles: readonly SenderProfile[]): Promise<void> {
    const known = new Set(profiles.flatMap((one) => [one.logoUrl, one.logoAtNightUrl]))
    const chosen = [logoUrl, logoAtNightUrl].filter((url) => !known.has(url))
    if (!chosen.every(isOwnLogo) || !(await logos.keepForGood(chosen))) throw new Refused('unprocessable', 'value-not-accepted')
  }

  function isOwnLogo(url: string | undefined): boolean {
    return url === undefined || isInFolder(url, `${settings.publicUrl}/art/brands/uploads/`)
  }
}

function assertNameFree(name: string, others: readonly SenderProfile[]): void {
  if (
    isNameTaken(
      name,
      others.map((other) => other.name),
    )
  )
    throw new Refused('conflict', 'profile-name-taken')
}

/** Returns the values of a new profile: the billing data and the looks of the client's first profile. */
function toNew([first]: readonly SenderProfile[]): Omit<SenderProfile, 'id'> {
  return {
    name: '',
    signature: first?.signature ?? '{firstName} {lastName}\n{senderProfileName}',
    returnAddress: { name: '', address1: '', address2: '', city: '', state: '', zip: '', country: 'US' },
    invoiceAccount: first?.invoiceAccount ?? '',
    newUserDefault: false,
    ...(first?.logoUrl === undefined ? {} : { logoUrl: first.logoUrl }),
    ...(first?.logoAtNightUrl === undefined ? {} : { logoAtNightUrl: first.logoAtNightUrl }),
    ...(first?.disclaimer === undefined ? {} : { disclaimer: first.disclaimer }),
  }
}
