import type { Brand } from '@fondly/contracts/bff/session.ts'
import { nextLanguage } from '@fondly/languages/languages.ts'
import type { ReactNode } from 'react'
import { BrandMark } from '../features/session/BrandMark.tsx'
import { Footer } from '../features/session/Footer.tsx'
import { useLanguage } from '../words/words.tsx'

/** The layout of the sign-in: the client's picture fills the page, with a sheet of paper on it. */
export function LoginLayout({ brand, children }: { brand: Brand; children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col bg-brand">
      {brand.backgroundUrl && (
        <img
          src={brand.backgroundUrl}
          alt=""
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
          className="absolute inset-0 -z-1 size-full object-cover object-right-bottom"
        />
      )}
      <main className="page-margin flex grow items-center py-10">
        <div className="w-full max-w-120 rounded-sheet bg-sheet px-6 py-10 shadow-sheet has-[[data-first-wait]]:invisible md:ml-4 md:px-14 md:py-14">
          <div className="mb-8">
            <BrandMark brand={brand} size="sheet" />
          </div>
          {children}
          <OtherLanguage />
        </div>
      </main>
      <Footer brand={brand} className="bg-[rgb(18_30_32/0.72)] text-white" />
    </div>
  )
}

/** Switches the language. Before the sign-in there is no menu for it. */
function OtherLanguage() {
  const { language, choose } = useLanguage()
  const { code, tag, name } = nextLanguage(language)
  return (
    <button type="button" lang={tag} onClick={() => choose(code)} className="mt-4 min-h-11 underline underline-offset-3">
      {name}
    </button>
  )
}
