import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { DesignDifference } from './DesignDifference.tsx'
import { DesignOffer } from './DesignOffer.tsx'
import { useDesignsWords } from './designs-words.ts'
import type { DesignFormState } from './use-design.ts'

/** The actions of a design, and a notice if another user has changed the design. */
export function DesignFoot({ state, onClose }: { state: DesignFormState; onClose: () => void }) {
  const texts = useDesignsWords()
  const { entry, isDirty, isLocked, isContested, isSaved, isReading, busy, failure } = state
  const [isAsking, setAsking] = useState(false)
  if (isContested)
    return (
      <div role="alert" className="border-l-3 border-error bg-error/8 px-4 py-3">
        <p>{texts.theirs}</p>
        <DesignDifference state={state} />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button aria-disabled={busy} onClick={() => void state.keepMine()}>
            {texts.keepMine}
          </Button>
          <Button looks="primary" onClick={state.takeTheirs}>
            {texts.takeTheirs}
          </Button>
        </div>
        {failure && <p className="mt-3 font-medium text-error">{failure}</p>}
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-4">
      {(!isLocked || isDirty) && (
        <Button type="submit" looks={isDirty ? 'primary' : 'outline'} disabled={!isDirty} aria-disabled={busy || isReading}>
          {texts.save}
        </Button>
      )}
      {entry && <DesignOffer state={state} />}
      {entry && !isLocked && (
        <Button looks="quiet" aria-disabled={busy} onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      )}
      <span aria-live="polite">
        {failure ? <span className="font-medium text-error">{failure}</span> : isReading ? texts.stillReading : isSaved && texts.saved}
      </span>
      {isAsking && entry && (
        <Confirm
          {...texts.removeAsk}
          title={texts.removeAsk.title(entry.design.name || texts.nameless)}
          busy={busy}
          failure={failure}
          onYes={() => void state.remove(onClose)}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
