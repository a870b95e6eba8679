import '../../utilities.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chooseSigning, ownSignatureQuery, saveSignature } from '../../api/drawn-signature.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { NotSaved, useNotice } from '../../ui/Notices.tsx'
import { SignaturePad } from '../../ui/signature/SignaturePad.tsx'
import { SignaturePicture } from '../../ui/signature/SignaturePicture.tsx'
import { titled } from '../../ui/titled.ts'
import { useDrawnSignatureWords } from '../../words/drawn-signature-words.ts'

/** /signature: the user draws or removes their signature outside of an order form, and chooses whether it signs new cards. */
export function OwnSignaturePage() {
  const texts = useDrawnSignatureWords()
  const errorText = useErrorText()
  const queries = useQueryClient()
  const notice = useNotice()
  const { data, error, refetch } = useQuery(ownSignatureQuery)
  const [isOpen, setOpen] = useState(false)
  if (data === undefined && !error) return <Loading />
  const strokes = data?.strokes ?? []
  const hasDrawn = strokes.length > 0
  return (
    <main className="page-margin mx-auto w-full max-w-[44rem] py-8">
      <h1 key={texts.title} ref={titled} className="text-h1-phone md:text-h1">
        {texts.title}
      </h1>
      {data === undefined ? (
        <NotFetched why={errorText(error)} onAgain={() => void refetch()} />
      ) : data === null ? (
        <p className="mt-3 text-ink-2">{texts.notOffered}</p>
      ) : (
        <>
          <p className="mt-3 mb-6 text-ink-2">{texts.ownLead}</p>
          {hasDrawn ? <SignaturePicture label={texts.field} strokes={strokes} /> : <p>{texts.none}</p>}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {hasDrawn && (
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="box"
                  checked={data.isUsed}
                  onChange={({ target }) => chooseSigning(queries, target.checked).catch(() => notice(<NotSaved />))}
                />
                {texts.signNew}
              </label>
            )}
            <Button onClick={() => setOpen(true)}>{hasDrawn ? texts.change : texts.draw}</Button>
          </div>
        </>
      )}
      {isOpen && <SignaturePad first={strokes} onSave={(next) => saveSignature(queries, next)} onClose={() => setOpen(false)} />}
    </main>
  )
}
