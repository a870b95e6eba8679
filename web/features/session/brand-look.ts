import type { Brand } from '@fondly/contracts/bff/session.ts'

/** The CSS variables of the client's colours. The server has made the colours legible on light and dark paper. */
export function brandProperties({ light, dark }: Brand): [name: string, colour: string][] {
  return Object.entries({ light, dark }).flatMap(([ground, colours]): [string, string][] => [
    [`--${ground}-brand`, colours.brand],
    [`--${ground}-accent`, colours.accent],
    [`--${ground}-on-accent`, colours.onAccent],
    [`--${ground}-wash`, colours.wash],
    [`--${ground}-wash-ink`, colours.washInk],
  ])
}

export const brandTitle = ({ name }: Brand): string => (name === 'Fondly' ? name : `${name} · Fondly`)
