import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { DesignFileAnswer, DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import { checkDesign, type DesignFinding } from '@fondly/domain/designs/check-design.ts'
import { designTarget } from '@fondly/domain/designs/design-target.ts'
import { type DesignDraft, type DesignPart, findDesignProblems } from '@fondly/domain/designs/own-design.ts'
import { findOfferProblems } from '@fondly/domain/designs/offer-problems.ts'
import { useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { moveDesign, removeDesign, saveDesign } from '../../../api/designs.ts'
import { useAction } from '../../../api/use-action.ts'
import { toDraft } from './new-design.ts'

type UseDesignOptions = {
  frame: DashboardFrame
  id: string
  data: DesignsAnswer
  /** Fetches the designs again. */
  onChanged: () => Promise<unknown>
}

/** The form of one design: the saved values with the typed changes, uploaded files, and their findings. */
export function useDesign({ frame, id, data, onChanged }: UseDesignOptions) {
  const entry = data.designs.find((one) => one.id === id)
  const [typed, setTyped] = useState<DesignDraft>()
  const [version, setVersion] = useState(entry?.version ?? null)
  const [uploaded, setUploaded] = useState<readonly DesignFileAnswer[]>([])
  // An unreadable file is not stored. Its findings stay until the user chooses another file.
  const [unread, setUnread] = useState<Partial<Record<DesignPart, DesignFileAnswer>>>({})
  const [isContested, setContested] = useState(false)
  const [isSaved, setSaved] = useState(false)
  // Several parts may be uploaded at the same time.
  const [readingCount, setReadingCount] = useState(0)
  const { busy, failure, run } = useAction()
  const isReading = readingCount > 0
  const design = typed ?? toDraft(entry?.design, data)
  const files = [...data.files, ...uploaded]
  const problems = findDesignProblems(design, new Map(files.map((file) => [file.hash, file])))

  function change(part: Partial<DesignDraft>): void {
    // The user may type during an upload, so this starts from the newest typed values.
    setTyped((now) => ({ ...(now ?? toDraft(entry?.design, data)), ...part }))
    setSaved(false)
  }

  function take(part: DesignPart, file: DesignFileAnswer): void {
    const isKept = file.hash !== ''
    setUnread((now) => ({ ...now, [part]: isKept ? undefined : file }))
    if (isKept) setUploaded((now) => [...now, file])
    change({ [part]: isKept ? file.hash : null })
  }

  /** Waits for preflight. Until then nothing can be saved or offered, because the design does not have the file yet. */
  async function read(part: DesignPart, uploading: Promise<DesignFileAnswer>): Promise<void> {
    setReadingCount((now) => now + 1)
    try {
      take(part, await uploading)
    } finally {
      setReadingCount((now) => now - 1)
    }
  }

  async function write(change: () => Promise<{ version: string }>, isSaving: boolean): Promise<void> {
    if (isReading) return
    await run(async () => {
      try {
        const saved = await change()
        setVersion(saved.version)
        await onChanged()
        setTyped((now) => (now === typed ? undefined : now))
        setContested(false)
        setSaved(isSaving)
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal?.code !== 'changed-meanwhile') throw error
        await onChanged()
        setContested(true)
      }
    })
  }

  const save = (over: string | null) => write(() => saveDesign(frame.key, id, over, design), true)

  return {
    entry,
    design,
    files,
    isDirty: typed !== undefined,
    /** Of an offered design, only the name can change. */
    isLocked: entry !== undefined && entry.design.state !== 'draft',
    offerProblems: findOfferProblems(design, { ...data, files: new Map(files.map((file) => [file.hash, file])) }),
    isContested,
    isSaved: isSaved && typed === undefined,
    isReading,
    busy,
    failure,
    change,
    read,
    leaveOut: (part: DesignPart) => {
      setUnread({ ...unread, [part]: undefined })
      change({ [part]: null })
    },
    findingsOf: (part: DesignPart): DesignFinding[] => {
      const facts = unread[part]?.facts
      return facts
        ? checkDesign(facts, designTarget(design))
        : problems.filter((problem) => problem.part === part).map(({ finding }) => finding)
    },
    save: () => save(version),
    keepMine: () => save(entry?.version ?? null),
    takeTheirs: () => {
      setTyped(undefined)
      setVersion(entry?.version ?? null)
      setContested(false)
    },
    move: async (to: 'offer' | 'withdraw') => {
      if (entry) await write(() => moveDesign(frame.key, { id, version: version ?? entry.version }, to), false)
    },
    remove: (done: () => void) =>
      run(async () => {
        if (entry) await removeDesign(frame.key, entry)
        await onChanged()
        done()
      }),
  }
}
export type DesignFormState = ReturnType<typeof useDesign>
