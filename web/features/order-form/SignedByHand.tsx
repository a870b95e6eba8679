import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chooseSigning, followSignature, saveSignature } from '../../api/drawn-signature.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { useDrawnSignatureWords } from '../../words/drawn-signature-words.ts'
import { useForm } from './form-state.tsx'

const signaturePad = lazyPart(async () => (await import('../../ui/signature/SignaturePad.tsx')).SignaturePad)

/** Below the message: chooses whether the card is signed by hand. Also draws or changes the signature. */
export function SignedByHand({ drawn }: { drawn: NonNullable<OrderFormPageData['drawnSignature']> }) {
  const texts = useDrawnSignatureWords()
  const queries = useQueryClient()
  // The signature may change in another window. This query writes the new one into the form's page data.
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
              // Stores the choice for the next card. If that fails, the next card begins with the earlier choice.
              chooseSigning(queries, target.checked).catch(() => undefined)
            }}
          />
          {texts.sign}
        </label>
      )}
      <Button looks="quiet" onClick={() => setOpen(true)} className={hasDrawn ? '-my-2' : '-my-2 -ml-3'}>
        {hasDrawn ? texts.change : texts.draw}
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
