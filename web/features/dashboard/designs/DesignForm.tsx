import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import type { DesignPart } from '@fondly/domain/designs/own-design.ts'
import { type FormEvent, useState } from 'react'
import { Confirm } from '../../../ui/Confirm.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useSideSheetWords } from '../../../words/side-sheet-words.ts'
import { LeaveGuard } from '../../../ui/side-sheet/LeaveGuard.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import { DesignFields } from './DesignFields.tsx'
import { DesignFilePart } from './DesignFilePart.tsx'
import { DesignFoot } from './DesignFoot.tsx'
import { DesignStateLine } from './DesignStateLine.tsx'
import { DesignPaper } from './DesignPaper.tsx'
import { useDesignsWords } from './designs-words.ts'
import { useDesign } from './use-design.ts'

type DesignFormProps = {
  frame: DashboardFrame
  id: string
  data: DesignsAnswer
  /** Fetches the designs again. */
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** A design: its words and files on the left, the paper on the right. */
export function DesignForm({ frame, id, data, onChanged, onClose }: DesignFormProps) {
  const texts = useDesignsWords()
  const { discard } = useSideSheetWords()
  const state = useDesign({ frame, id, data, onChanged })
  const { entry, design, files, isDirty, isLocked } = state
  const [isAsking, setAsking] = useState(false)
  const isPdf = files.find(({ hash }) => hash === design.front)?.type === 'pdf'
  const parts: DesignPart[] = isPdf ? ['front', 'screen', 'inside'] : ['front', 'inside']

  function submit(event: FormEvent): void {
    event.preventDefault()
    void state.save()
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-3">
        <button
          type="button"
          onClick={() => (isDirty ? setAsking(true) : onClose())}
          className="inline-flex min-h-11 items-center gap-1 text-small text-ink-2 hover:text-ink"
        >
          <Icon name="left" size={16} /> {texts.back}
        </button>
      </p>
      {isDirty && <LeaveGuard />}
      {isAsking && <Confirm {...discard} busy={false} failure={undefined} onYes={onClose} onNo={() => setAsking(false)} />}
      <PageHead title={design.name || (entry ? texts.nameless : texts.newDesign)} lead={entry && <DesignStateLine entry={entry} />} />
      <div className="grid items-start gap-x-10 gap-y-8 @3xl:grid-cols-[1.6fr_1fr] @3xl:grid-rows-[auto_1fr]">
        <div>
          <DesignFields design={design} data={data} isLocked={isLocked} onChange={state.change} />
          <section aria-labelledby="design-files" className="mt-6">
            <SectionHead id="design-files" title={texts.files} />
            {parts.map((part) => (
              <DesignFilePart
                key={part}
                clientKey={frame.key}
                part={part}
                hasFile={design[part] !== null}
                findings={state.findingsOf(part)}
                isLocked={isLocked}
                onFile={(uploading) => state.read(part, uploading)}
                onRemove={() => state.leaveOut(part)}
              />
            ))}
          </section>
        </div>
        <section aria-labelledby="design-paper" className="bg-sunk p-6 @3xl:sticky @3xl:top-6 @3xl:row-span-2">
          <h2 id="design-paper" className="sr-only">
            {texts.paper}
          </h2>
          <DesignPaper clientKey={frame.key} design={design} files={files} />
          <p className="mt-4 text-small text-ink-2">{texts.paperHint}</p>
        </section>
        {/* On a phone the buttons are below the paper, so that the user sees the paper before saving. */}
        <DesignFoot state={state} onClose={onClose} />
      </div>
    </form>
  )
}
