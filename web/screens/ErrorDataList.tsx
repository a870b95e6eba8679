import { errorData } from '@fondly/languages/english/error-data.ts'
import { useState } from 'react'
import { useSection, useSpeech } from '../words/words.tsx'
import { type ErrorSource, findErrorData } from './error-data.ts'

/**
 * The error data, which the user can pass on to support. Support knows the specified English title, so it is shown if the heading is in another
 * language.
 */
export function ErrorDataList({ title, source }: { title: string; source: ErrorSource }) {
  // The time at which the error was first shown; a re-render must not change it.
  const [now] = useState(() => new Date())
  const data = findErrorData(source, now)
  const { locale, said } = useSpeech()
  const own = useSection('errorData', errorData)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' }).format(data.time)
  return (
    <dl
      aria-label={own.data}
      className="grid grid-cols-[minmax(96px,auto)_1fr] gap-x-6 border-t border-rule pt-3 text-small text-ink-2 [&_dd]:min-w-0 [&_dd]:[overflow-wrap:anywhere]"
    >
      {data.reference && (
        <>
          <dt>{own.reference}</dt>
          <dd className="tabular">{data.reference}</dd>
        </>
      )}
      <dt>{own.time}</dt>
      <dd className="tabular">
        <time dateTime={data.time.toISOString()}>{time}</time>
      </dd>
      {said(title) !== title && (
        <>
          <dt>{own.title}</dt>
          <dd>{title}</dd>
        </>
      )}
      <dt>{own.code}</dt>
      <dd>{data.code}</dd>
    </dl>
  )
}
