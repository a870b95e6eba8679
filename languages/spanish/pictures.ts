import type { LanguageTable } from '../language-table.ts'

export const pictures = {
  front: 'La portada de la tarjeta',
  outside: 'El exterior de la tarjeta: reverso y portada',
  inside: 'El interior de la tarjeta',
  envelope: 'El sobre',
} satisfies LanguageTable['pictures']
