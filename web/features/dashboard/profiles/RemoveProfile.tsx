import type { ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profilesQuery, removeProfile } from '../../../api/profiles.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { useProfilesWords } from './profiles-words.ts'

type RemoveProfileProps = { clientKey: string; profileId: string; answer: ProfileAnswer; use: string; onRemoved: () => void }

/** Removes the profile. First shows which people and cards use it. */
export function RemoveProfile({ clientKey, profileId, answer, use, onRemoved }: RemoveProfileProps) {
  const own = useProfilesWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    if (!(await run(() => removeProfile(clientKey, profileId, answer.version)))) return
    await queries.invalidateQueries({ queryKey: profilesQuery(clientKey).queryKey })
    onRemoved()
  }
  return (
    <>
      <Button looks="quiet" className="mt-4 -ml-3" onClick={() => setAsking(true)}>
        {own.removeProfile}
      </Button>
      {isAsking && (
        <Confirm
          title={own.removeAsk.title(answer.profile.name)}
          text={own.removeAsk.text(use).trim()}
          yes={own.removeAsk.yes}
          no={own.removeAsk.no}
          busy={busy}
          failure={failure}
          onYes={() => void remove()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
