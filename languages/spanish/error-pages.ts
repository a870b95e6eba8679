import type { LanguageTable } from '../language-table.ts'
import { UNEXPECTED } from './refusals.ts'

export const errorPages = {
  unexpected: { title: 'Algo salió mal', text: UNEXPECTED },
  locked: {
    title: 'Cuenta desactivada',
    text: 'Su cuenta fue bloqueada por inactividad. Pida al administrador de su empresa que la desbloquee.',
  },
  disabled: { title: 'Cuenta desactivada', text: 'Su cuenta está desactivada. Pida al administrador de su empresa que la active.' },
  'login-error': { title: 'Error al iniciar sesión', text: 'Ocurrió un error al iniciar sesión' },
  'access-denied': { title: 'Acceso denegado', text: 'No tiene autorización para ver esta página.' },
  'not-initialised': { title: 'No se pudo iniciar', text: 'Ocurrió un error al cargar los productos y las categorías' },
  'nonce-mismatch': { title: 'El nonce no coincide', text: 'El token de identidad trajo un nonce inesperado' },
} satisfies LanguageTable['errorPages']
