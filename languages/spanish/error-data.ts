import type { LanguageTable } from '../language-table.ts'

export const errorData = {
  data: 'Datos del error',
  reference: 'Referencia',
  time: 'Hora',
  title: 'Título',
  code: 'Código',
} satisfies LanguageTable['errorData']
