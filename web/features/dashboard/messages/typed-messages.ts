import type { ClientMessage } from '../../../api/client-messages.ts'

/** A message in the form. It has every field; an empty Spanish field means that there is no Spanish text. */
export type TypedMessage = { id: string; title: string; spanishTitle: string; text: string; spanishText: string; locked: boolean }

export const toTyped = ({ id, title, text, locked }: ClientMessage): TypedMessage => ({
  id,
  title: title.en,
  spanishTitle: title.es ?? '',
  text: text.en,
  spanishText: text.es ?? '',
  locked: locked ?? false,
})

export function toMessage({ id, title, spanishTitle, text, spanishText, locked }: TypedMessage): ClientMessage {
  return { id, title: inBoth(title, spanishTitle), text: inBoth(text, spanishText), ...(locked ? { locked } : {}) }
}

function inBoth(english: string, spanish: string): { en: string; es?: string } {
  return { en: english.trim(), ...(spanish.trim() ? { es: spanish.trim() } : {}) }
}

/** Returns an empty message with an id that the list does not have. */
export function createMessage(messages: readonly TypedMessage[]): TypedMessage {
  let number = messages.length + 1
  while (messages.some(({ id }) => id === `message-${number}`)) number++
  return { id: `message-${number}`, title: '', spanishTitle: '', text: '', spanishText: '', locked: false }
}

/** Returns the list with the message at `from` moved by one place. */
export function move(messages: readonly TypedMessage[], from: number, by: 1 | -1): TypedMessage[] {
  const to = from + by
  if (to < 0 || to >= messages.length) return [...messages]
  const moved = [...messages]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
