import type { DesignFileAnswer } from '@fondly/contracts/bff/designs.ts'
import { DESIGN_FINDINGS, type DesignFinding } from '@fondly/domain/designs/check-design.ts'
import type { DesignPart } from '@fondly/domain/designs/own-design.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { useId, useRef } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { uploadDesign } from '../../../api/designs.ts'
import { Button } from '../../../ui/Button.tsx'
import { useDesignsWords } from './designs-words.ts'

type DesignFilePartProps = {
  clientKey: string
  part: DesignPart
  hasFile: boolean
  findings: readonly DesignFinding[]
  isLocked: boolean
  /** Called as soon as the upload has begun. */
  onFile: (uploading: Promise<DesignFileAnswer>) => Promise<void>
  onRemove: () => void
}

/** One file of a design, with a sentence for each finding of preflight. */
export function DesignFilePart({ clientKey, part, hasFile, findings, isLocked, onFile, onRemove }: DesignFilePartProps) {
  const texts = useDesignsWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { busy, failure, run } = useAction()

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    await run(() => onFile(uploadDesign(clientKey, file)))
    // The user may choose the same file again after correcting it. The browser reports that only if the input is empty.
    if (input.current) input.current.value = ''
  }

  const isRead = hasFile || findings.some(({ code }) => code !== 'missing')
  return (
    <section className="border-b border-rule py-4" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="mr-auto min-w-0 basis-72">
          <h3 id={id} className="font-sans text-base font-semibold">
            {texts.parts[part]}
          </h3>
          <p className="text-small text-ink-2">{texts.partHints[part]}</p>
        </div>
        {!isLocked && (
          <span className="flex flex-wrap gap-2">
            {hasFile && (
              <Button looks="quiet" onClick={onRemove}>
                {texts.removeFile}
              </Button>
            )}
            <Button aria-disabled={busy} onClick={() => !busy && input.current?.click()}>
              {isRead ? texts.otherFile : texts.chooseFile}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={texts.parts[part]}
              accept={part === 'front' ? '.pdf,.svg,.png,.jpg,.jpeg' : part === 'screen' ? '.png,.jpg,.jpeg' : '.svg,.png,.jpg,.jpeg'}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          </span>
        )}
      </div>
      <div aria-live="polite">
        {busy ? (
          <p className="mt-2 text-small text-ink-2">{texts.reading}</p>
        ) : failure ? (
          <p className="mt-2 border-l-3 border-error bg-error/8 px-4 py-2">{failure}</p>
        ) : (
          <Findings findings={findings} isSound={hasFile && findings.length === 0} />
        )}
      </div>
    </section>
  )
}

function Findings({ findings, isSound }: { findings: readonly DesignFinding[]; isSound: boolean }) {
  const texts = useDesignsWords()
  if (isSound) return <p className="mt-2 text-small">{texts.sound}</p>
  const said = findings.filter(({ code }) => code !== 'missing')
  if (said.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {said.map(({ code, params }) => (
        <li
          key={code}
          className={`border-l-3 px-4 py-2 ${DESIGN_FINDINGS[code] === 'refuse' ? 'border-error bg-error/8' : 'border-accent bg-wash text-wash-ink'}`}
        >
          {fillMessage(texts.findings[code], params)}
        </li>
      ))}
    </ul>
  )
}
