import { errorData } from '@fondly/languages/english/error-data.ts'
import { errorPages } from '@fondly/languages/english/error-pages.ts'
import { useState } from 'react'
import { useSection, useLanguage } from '../words/words.tsx'
import { type ErrorSource, findErrorData } from './error-data.ts'

/**
 * The error data, which the user can pass on to support. Support knows the English title from the specification, so that title is listed if the
 * heading is in another language.
 */
export function ErrorDataList({ refusedAs, source }: { refusedAs?: string | undefined; source: ErrorSource }) {
  // The time at which the error was first shown; a re-render must not change it.
  const [now] = useState(() => new Date())
  const data = findErrorData(source, now)
  const { locale, table } = useLanguage()
  const texts = useSection('errorData', errorData)
  const title = table && findEnglishTitle(refusedAs)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' }).format(data.time)
  return (
    <dl
      aria-label={texts.data}
      className="grid grid-cols-[minmax(96px,auto)_1fr] gap-x-6 border-t border-rule pt-3 text-small text-ink-2 [&_dd]:min-w-0 [&_dd]:[overflow-wrap:anywhere]"
    >
      {data.reference && (
        <>
          <dt>{texts.reference}</dt>
          <dd className="tabular">{data.reference}</dd>
        </>
      )}
      <dt>{texts.time}</dt>
      <dd className="tabular">
        <time dateTime={data.time.toISOString()}>{time}</time>
      </dd>
      {title && (
        <>
          <dt>{texts.title}</dt>
          <dd>{title}</dd>
        </>
      )}
      <dt>{texts.code}</dt>
      <dd>{data.code}</dd>
    </dl>
  )
}

/** Returns the English title from the specification, if this refusal has its own title. */
function findEnglishTitle(code = ''): string | undefined {
  const pages: Readonly<Record<string, { title: string }>> = errorPages
  return code !== 'unexpected' && Object.hasOwn(pages, code) ? pages[code]?.title : undefined
}
