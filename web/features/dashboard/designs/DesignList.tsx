import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import { State } from '../parts/State.tsx'
import { DesignPaper } from './DesignPaper.tsx'
import { useDesignsWords } from './designs-words.ts'

type DesignListProps = { frame: DashboardFrame; data: DesignsAnswer; onOpen: (id: string) => void }

/** The client's designs as cards on a shelf, each with its state. */
export function DesignList({ frame, data, onOpen }: DesignListProps) {
  const texts = useDesignsWords()
  return (
    <ul className="grid grid-cols-2 gap-x-8 gap-y-9 @3xl:grid-cols-4">
      {data.designs.map(({ id, design, isWaiting }) => (
        <li key={id} className="flex flex-col justify-end">
          <button type="button" onClick={() => onOpen(id)} className="flex grow flex-col justify-end text-left">
            <DesignPaper clientKey={frame.key} design={design} files={data.files} isCut />
            <span className="mt-3 font-semibold underline-offset-4 hover:underline">{design.name || texts.nameless}</span>
          </button>
          <span className="text-small text-ink-2">
            <State
              word={isWaiting ? texts.waiting : texts.states[design.state]}
              mark={design.state === 'offered' && !isWaiting ? undefined : 'ring'}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
