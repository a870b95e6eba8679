import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { ROLES } from '@fondly/domain/people/people-search.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { usePeopleWords } from './people-words.ts'

/** Returns the function that writes the value of a field of a person as text. */
export function useSayPersonField(all: PeopleAnswer) {
  const texts = usePeopleWords()
  const labels = new Map([
    ...all.locations.map(({ value, label }) => [value, label] as const),
    ...all.senderProfiles.map(({ id, name }) => [id, name] as const),
    ...all.people.map(({ employeeId, name }) => [employeeId, name] as const),
    ...ROLES.map((role) => [role, texts.roles[role]] as const),
  ])
  const sayOne = (value: string) => labels.get(value) ?? LANGUAGES[value]?.name ?? value

  return (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => sayOne(String(one))).join(', ') || texts.nothing
    if (typeof value === 'string' && value) return sayOne(value)
    const parts = field === 'recipient' && typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean) : []
    return parts.join(', ') || texts.nothing
  }
}
