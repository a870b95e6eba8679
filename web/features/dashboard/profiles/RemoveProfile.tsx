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
  const texts = useProfilesWords()
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
        {texts.removeProfile}
      </Button>
      {isAsking && (
        <Confirm
          title={texts.removeAsk.title(answer.profile.name)}
          text={texts.removeAsk.text(use).trim()}
          yes={texts.removeAsk.yes}
          no={texts.removeAsk.no}
          busy={busy}
          failure={failure}
          onYes={() => void remove()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
