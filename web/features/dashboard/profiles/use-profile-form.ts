import type { Profile, ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { profileProblems, type ProfileField } from '@fondly/domain/sender/profile-problems.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { profileQuery, profilesQuery, saveProfile } from '../../../api/profiles.ts'
import { useAction } from '../../../api/use-action.ts'
import { listChanges, mergeProfiles } from './merge-profiles.ts'

/** The form of a sender profile: typed values, stored values, and changes of other users. */
export function useProfileForm({ clientKey, profileId, seen }: { clientKey: string; profileId: string; seen: ProfileAnswer }) {
  const queries = useQueryClient()
  const action = useAction()
  const [base, setBase] = useState(seen)
  const [values, setValues] = useState(seen.profile)
  const [touched, setTouched] = useState<ReadonlySet<ProfileField>>(new Set())
  const [wasTried, setTried] = useState(false)
  /** The profile that another administrator saved, if it conflicts with the typed values. */
  const [theirs, setTheirs] = useState<ProfileAnswer>()
  const [saved, setSaved] = useState<'confirmed' | 'refused' | 'waiting'>()
  const found = profileProblems(values, base.otherNames)
  const problems = Object.fromEntries(
    Object.entries(found).filter(([field]) => wasTried || touched.has(field as ProfileField)),
  ) as typeof found

  async function write(version: string, profile: Profile): Promise<string> {
    const { id, check } = await saveProfile(clientKey, profileId, { version, profile })
    setSaved(check)
    setTouched(new Set())
    setTried(false)
    setTheirs(undefined)
    await queries.invalidateQueries({ queryKey: profilesQuery(clientKey).queryKey })
    void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
    const next = await queries.fetchQuery(profileQuery(clientKey, id))
    setBase(next)
    setValues(next.profile)
    return id
  }

  /**
   * Saves the typed profile with the version on which it is based, or overwrites the profile `over`. If another user changed other fields, both
   * changes are kept.
   */
  async function save(over?: ProfileAnswer): Promise<string | undefined> {
    setTried(true)
    setSaved(undefined)
    if (Object.keys(found).length > 0) return undefined
    const profile = tidy(values)
    let id: string | undefined
    await action.run(async () => {
      try {
        id = await write((over ?? base).version, over ? mergeProfiles(base.profile, profile, over.profile).merged : profile)
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal?.code !== 'changed-meanwhile') throw error
        const now = await queries.fetchQuery(profileQuery(clientKey, profileId))
        const { merged, isContested } = mergeProfiles(base.profile, profile, now.profile)
        if (!isContested) {
          id = await write(now.version, merged)
          return
        }
        setTheirs(now)
        throw error
      }
    })
    return id
  }

  return {
    base,
    values,
    problems,
    hasProblems: Object.keys(found).length > 0,
    changes: listChanges(base.profile, values),
    theirs,
    saved,
    busy: action.busy,
    failure: theirs ? undefined : action.failure,
    change: (part: Partial<Profile>) => {
      setSaved(undefined)
      setValues((before) => ({ ...before, ...part }))
    },
    leave: (field: ProfileField) => setTouched((before) => new Set([...before, field])),
    save,
    takeTheirs: () => {
      if (!theirs) return
      setBase(theirs)
      setValues(theirs.profile)
      setTheirs(undefined)
    },
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

/** Removes spaces at the ends of all texts, and leaves out an empty disclaimer. */
function tidy({ disclaimer, signature, ...profile }: Profile): Profile {
  const [english = '', spanish = ''] = [disclaimer?.default.trim(), disclaimer?.es?.trim()]
  const { returnAddress: address } = profile
  const returnAddress = {
    name: address.name.trim(),
    address1: address.address1.trim(),
    address2: address.address2.trim(),
    city: address.city.trim(),
    state: address.state,
    zip: address.zip.trim(),
    country: address.country,
  }
  return {
    ...profile,
    name: profile.name.trim(),
    signature: signature.trim(),
    returnAddress,
    ...(english ? { disclaimer: { default: english, ...(spanish ? { es: spanish } : {}) } } : {}),
  }
}
