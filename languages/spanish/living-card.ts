import type { LanguageTable } from '../language-table.ts'

export const livingCard = {
  approximate: 'Así se verá la tarjeta, aproximadamente. Solo la vista previa muestra lo que se imprimirá.',
} satisfies LanguageTable['livingCard']
