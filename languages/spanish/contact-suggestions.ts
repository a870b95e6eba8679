import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const contactSuggestions = {
  list: 'De su libreta de direcciones',
  found: counter('es-US', {
    one: '1 persona de su libreta de direcciones. La flecha abajo la elige, Intro rellena el formulario.',
    other: '# personas de su libreta de direcciones. La flecha abajo elige, Intro rellena el formulario.',
  }),
} satisfies LanguageTable['contactSuggestions']
