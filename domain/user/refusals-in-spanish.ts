import type { RefusalKind } from './refusals.ts'

/** The refusals in Spanish, loaded only by readers of Spanish. */
export const REFUSALS_IN_SPANISH: Record<RefusalKind, { title: string; message: string }> = {
  locked: {
    title: 'Cuenta desactivada',
    message: 'Su cuenta fue bloqueada por inactividad. Pida al administrador de su empresa que la desbloquee.',
  },
  disabled: { title: 'Cuenta desactivada', message: 'Su cuenta está desactivada. Pida al administrador de su empresa que la active.' },
  'login-error': { title: 'Error al iniciar sesión', message: 'Ocurrió un error al iniciar sesión' },
  'access-denied': { title: 'Acceso denegado', message: 'No tiene autorización para ver esta página.' },
  'not-initialised': { title: 'No se pudo iniciar', message: 'Ocurrió un error al cargar los productos y las categorías' },
  'nonce-mismatch': { title: 'El nonce no coincide', message: 'El token de identidad trajo un nonce inesperado' },
}
