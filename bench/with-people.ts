import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'

export const personEmail = (number: number): string => `person-${number}@harborview.test`

/** Adds `count` people to a client. They have no passwords, because hashing so many would take longer than everything else. */
export function withManyPeople(world: LoadDocuments, count: number): LoadDocuments {
  const orderer = world.people.find(({ email }) => email === 'orderer@harborview.test')
  if (!orderer) throw new Error('The demonstration world has no orderer.')
  const { password: _, ...like } = orderer
  const people = Array.from({ length: count }, (__, number) => ({
    ...like,
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email: personEmail(number),
    lastName: `Number ${number}`,
  }))
  return { ...world, people: [...world.people, ...people] }
}
