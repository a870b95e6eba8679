import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const menu = {
  reportsOn: counter('es-US', { one: 'Informes de # persona', many: 'Informes de # personas', other: 'Informes de # personas' }),
  page: 'Página',
  language: 'Idioma',
  prepared: 'Tarjetas preparadas',
  messages: 'Mensajes guardados',
  signature: 'Su firma',
  press: 'Imprenta',
  sessions: 'Dónde tiene la sesión abierta',
  password: 'Cambiar la contraseña',
  secondFactors: 'Segundos factores',
  signOut: 'Cerrar sesión',
} satisfies LanguageTable['menu']
