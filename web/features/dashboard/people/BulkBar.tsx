import type { ListedPerson, PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { type ReactNode, useState } from 'react'
import { changePerson, switchPerson, unlockPerson } from '../../../api/people.ts'
import { BulkQuestion, type BulkTask } from './BulkQuestion.tsx'
import { usePeopleWords } from './people-words.ts'
import type { BulkChange } from './use-bulk-change.ts'

type BulkBarProps = { clientKey: string; bulk: BulkChange; found: readonly ListedPerson[]; all: PeopleAnswer; ownEmail: string }

/** A bar in ink at the foot, once somebody is chosen: each button says what it will do, and to how many. */
export function BulkBar({ clientKey, bulk, found, all, ownEmail }: BulkBarProps) {
  const own = usePeopleWords()
  const [task, setTask] = useState<BulkTask>()
  const { chosen, failures, progress, isDone, run } = bulk
  const picked = all.people.filter(({ id }) => chosen.has(id))
  const others = picked.filter(({ email }) => email.toLowerCase() !== ownEmail.toLowerCase())
  const of = {
    unlock: picked.filter(({ state }) => state === 'locked'),
    move: picked,
    profiles: picked,
    off: others.filter(({ state }) => state !== 'off'),
    on: picked.filter(({ state }) => state === 'off'),
  }
  const inSight = new Set(found.map(({ id }) => id))
  if (picked.length === 0 && !isDone) return null

  const start = (doIt: (person: ListedPerson) => Promise<void>, on: readonly ListedPerson[]) => {
    setTask(undefined)
    void run(on, doIt)
  }
  return (
    <section
      aria-label={own.bulk.label}
      className="sticky bottom-4 z-1 mt-4 rounded-sheet bg-ink px-5 py-3 text-paper shadow-sheet max-md:bottom-0 max-md:-mx-5 max-md:rounded-none"
    >
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-2">
        <output className="mr-auto font-semibold">
          {progress ? own.bulk.progress(progress.done, progress.all) : isDone ? own.bulk.done : own.chosen(picked.length)}
        </output>
        {progress ? (
          <>
            <progress aria-label={own.bulk.label} value={progress.done} max={progress.all} className="h-1.5 w-40 accent-[var(--paper)]" />
            <BarButton isQuiet onClick={bulk.stop}>
              {own.bulk.stop}
            </BarButton>
          </>
        ) : (
          <>
            {of.unlock.length > 0 && <BarButton onClick={() => setTask('unlock')}>{own.bulk.unlock(of.unlock.length)}</BarButton>}
            {picked.length > 0 && all.locations.length > 0 && <BarButton onClick={() => setTask('move')}>{own.bulk.move}</BarButton>}
            {picked.length > 0 && all.senderProfiles.length > 0 && (
              <BarButton onClick={() => setTask('profiles')}>{own.bulk.profiles}</BarButton>
            )}
            {of.on.length > 0 && (
              <BarButton onClick={() => start(({ id, version }) => switchPerson(clientKey, id, { version, enabled: true }), of.on)}>
                {own.bulk.on(of.on.length)}
              </BarButton>
            )}
            {of.off.length > 0 && <BarButton onClick={() => setTask('off')}>{own.bulk.off(of.off.length)}</BarButton>}
            <BarButton isQuiet onClick={() => bulk.choose(new Set())}>
              {own.bulk.clear}
            </BarButton>
          </>
        )}
      </div>
      {failures.size > 0 && !progress && (
        <p role="alert" className="pb-1 font-semibold">
          {own.bulk.failed(failures.size)}
        </p>
      )}
      {task && !progress && (
        <BulkQuestion
          key={task}
          task={task}
          all={all}
          count={of[task].length}
          outOfSight={of[task].filter(({ id }) => !inSight.has(id)).length}
          onCancel={() => setTask(undefined)}
          onReason={(reason) =>
            start(
              ({ id, version }) =>
                task === 'unlock'
                  ? unlockPerson(clientKey, id, { version, reason })
                  : switchPerson(clientKey, id, { version, enabled: false, reason }),
              of[task],
            )
          }
          onChange={(change) => start(({ id, version }) => changePerson(clientKey, id, version, change), of[task])}
        />
      )}
    </section>
  )
}

function BarButton({ isQuiet = false, onClick, children }: { isQuiet?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`min-h-11 rounded-control px-3 ${isQuiet ? '' : 'border-[1.5px] border-paper/60 font-semibold hover:border-paper'}`}
    >
      {children}
    </button>
  )
}
