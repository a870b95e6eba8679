import type { ProfilesAnswer } from '@fondly/contracts/bff/profiles.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { NEW_PROFILE, profilesQuery } from '../../../api/profiles.ts'
import { Button } from '../../../ui/Button.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { DashboardPageProps } from '../pages.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { Empty } from '../parts/Empty.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { State } from '../parts/State.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'
import { useProfilesWords } from './profiles-words.ts'

/** The list of sender profiles, in whose name a client's cards are sent. The address holds the profile that is open in the editor. */
export function ProfilesPage({ frame }: DashboardPageProps) {
  const texts = useProfilesWords()
  const { pages } = useDashboardWords()
  const [path, navigate] = useLocation()
  const open = new URLSearchParams(useSearch()).get('profile') ?? undefined
  const { data, error, refetch } = useQuery(profilesQuery(frame.key))
  const go = (profileId: string | undefined) =>
    navigate(profileId === undefined ? path : `${path}?${new URLSearchParams({ profile: profileId }).toString()}`)
  const add = (
    <Button looks="primary" onClick={() => go(NEW_PROFILE)}>
      {texts.add}
    </Button>
  )

  const drawCell = (profile: Profile, column: string) => {
    if (column === 'name') return <OpenButton label={texts.open(profile.name)} name={profile.name} onOpen={() => go(profile.id)} />
    if (column === 'place') return <span className="text-ink-2">{[profile.city, profile.state].filter(Boolean).join(', ')}</span>
    if (column === 'people') return <span className="tabular">{profile.people === null ? '–' : texts.mayWriteShort(profile.people)}</span>
    if (profile.check) return <State word={texts[profile.check]} mark={profile.check === 'refused' ? 'wrong' : 'ring'} />
    return profile.newUserDefault ? <span className="text-ink-2">{texts.forNewPeople}</span> : null
  }

  return (
    <>
      <PageHead title={pages.profiles} lead={texts.lead}>
        {data && data.profiles.length > 0 && add}
      </PageHead>
      {error && !data ? (
        <PageFailed error={error} onAgain={() => void refetch()} />
      ) : !data ? (
        <PageWaiting />
      ) : data.profiles.length === 0 ? (
        <Empty text={texts.none}>{add}</Empty>
      ) : (
        <DataTable
          label={pages.profiles}
          rows={data.profiles}
          columns={[
            { key: 'name', title: texts.name, place: 'title' },
            { key: 'place', title: texts.place, place: 'below' },
            { key: 'people', title: texts.people, place: 'below' },
            { key: 'state', title: texts.state, place: 'below' },
          ]}
          keyOf={({ id }) => id}
          onOpen={go}
          drawCell={drawCell}
        />
      )}
      {open !== undefined && <ProfileEditor key={open} clientKey={frame.key} profileId={open} onClose={() => go(undefined)} onSaved={go} />}
    </>
  )
}

type Profile = ProfilesAnswer['profiles'][number]

function OpenButton({ label, name, onOpen }: { label: string; name: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className="min-h-11 text-left font-semibold hover:text-accent hover:underline"
    >
      {name}
    </button>
  )
}
