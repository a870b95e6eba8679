import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chooseSigning, followSignature, saveSignature } from '../../api/drawn-signature.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { useDrawnSignatureWords } from '../../words/drawn-signature-words.ts'
import { useForm } from './form-state.tsx'

const signaturePad = lazyPart(async () => (await import('../../ui/signature/SignaturePad.tsx')).SignaturePad)

/** Below the message: whether the card is signed by hand, and the way to draw or change the signature. */
export function SignedByHand({ drawn }: { drawn: NonNullable<OrderFormSetting['drawnSignature']> }) {
  const own = useDrawnSignatureWords()
  const queries = useQueryClient()
  // Another window may draw another one. What comes stands in the setting of the form.
  const { refetch } = useQuery(followSignature(drawn))
  useWindowEvent('focus', () => void refetch())
  const { isSignedByHand, signByHand } = useForm()
  const [isOpen, setOpen] = useState(false)
  const { strokes } = drawn
  const hasDrawn = strokes.length > 0
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {hasDrawn && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="box"
            checked={isSignedByHand}
            onChange={({ target }) => {
              signByHand(target.checked)
              // For the next card. If that is lost, it begins with the choice before.
              chooseSigning(queries, target.checked).catch(() => undefined)
            }}
          />
          {own.sign}
        </label>
      )}
      <Button looks="quiet" onClick={() => setOpen(true)} className={hasDrawn ? '-my-2' : '-my-2 -ml-3'}>
        {hasDrawn ? own.change : own.draw}
      </Button>
      {isOpen && (
        <signaturePad.Part
          first={strokes}
          onSave={async (next) => {
            await saveSignature(queries, next)
            signByHand(next.length > 0)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
