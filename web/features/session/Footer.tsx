import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useWords } from '../../words/words.tsx'

/** The footer: whom to contact for help, and which company the pages belong to. */
export function Footer({ brand, className }: { brand: Brand; className: string }) {
  const words = useWords()
  return (
    <footer className={`prints-not page-margin flex min-h-18 flex-wrap items-center gap-x-8 gap-y-1 py-3 ${className}`}>
      {brand.helpEmail && (
        <p className="mr-auto">
          {words.footer.help}{' '}
          <a href={`mailto:${brand.helpEmail}`} className="inline-flex min-h-11 items-center">
            {brand.helpEmail}
          </a>
        </p>
      )}
      {brand.privacyUrl && (
        <a href={brand.privacyUrl} className="inline-flex min-h-11 items-center">
          {words.footer.privacy}
        </a>
      )}
      {brand.companyUrl && (
        <a href={brand.companyUrl} className="inline-flex min-h-11 items-center">
          {brand.name}
        </a>
      )}
    </footer>
  )
}
