import type { ImportRow } from '@fondly/contracts/bff/people-import.ts'
import { Change } from '../../../../ui/side-sheet/Change.tsx'
import { usePeopleWords } from '../people-words.ts'
import type { useSayPersonField } from '../use-say-person-field.ts'
import { usePeopleImportWords } from './people-import-words.ts'

/** What a row changes, or why it cannot be carried out. */
export function ImportedRow({ row, say: sayField }: { row: ImportRow; say: ReturnType<typeof useSayPersonField> }) {
  const texts = usePeopleImportWords()
  const { fields, roles } = usePeopleWords()
  const labels: Record<string, string> = { ...fields, ...texts.fields }
  const say = (field: string, value: unknown) =>
    typeof value === 'boolean' && (field === 'enabled' || field === 'locked') ? texts[field][`${value}`] : sayField(field, value)
  if (row.kind === 'wrong')
    return (
      <ul>
        {row.problems.map(({ field, code }) => (
          <li key={`${field} ${code}`}>
            <span className="font-semibold">{labels[field]}</span>: {texts.problems[code]}
          </li>
        ))}
      </ul>
    )
  if (row.kind === 'unchanged') return null
  if (row.kind === 'new') {
    const { location, supervisorId, senderProfiles, languages } = row.invitation
    const more = Object.entries({ location, supervisorId, senderProfiles, languages }).filter(([, value]) => value?.length)
    return (
      <ul>
        <li>{texts.invited(roles[row.invitation.role])}</li>
        {more.map(([field, value]) => (
          <li key={field}>
            <span className="text-ink-2">{labels[field]}:</span> {say(field, value)}
          </li>
        ))}
      </ul>
    )
  }
  const was: Record<string, unknown> = row.was
  return (
    <ul>
      {Object.entries(row.change).map(([field, value]) => (
        <li key={field}>
          <span className="text-ink-2">{labels[field]}:</span> <Change old={say(field, was[field])} now={say(field, value)} />
        </li>
      ))}
    </ul>
  )
}
