import type { LanguageTable } from '../language-table.ts'

export const sideSheet = {
  close: 'Cerrar',
  discard: {
    title: '¿Descartar lo que escribió?',
    text: 'Lo que escribió aquí aún no se ha guardado.',
    yes: 'Descartar',
    no: 'Seguir aquí',
  },
  was: 'antes: ',
  now: ', ahora: ',
} satisfies LanguageTable['sideSheet']
