import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const debug = {
  title: 'Depuración',
  testOrder: 'Pedido de prueba',
  deleteBaskets: 'Borrar cestas',
  tokens: 'Datos de los tokens',
  deleted: counter('es-US', { one: 'Se borró # cesta.', many: 'Se borraron # cestas.', other: 'Se borraron # cestas.' }),
  tokensTitle: 'Lo que dicen los tokens de esta sesión',
  access: 'Token de acceso',
  id: 'Token de identidad',
  opaque: 'Este token es opaco: solo puede leerlo el proveedor de identidad.',
  active: 'El proveedor de identidad dice que el token de acceso está activo.',
  inactive: 'El proveedor de identidad dice que el token de acceso no está activo.',
  ends: (moment) => `Termina el ${moment}.`,
  renewable: 'Antes se renueva solo.',
  notRenewable: 'No se puede renovar.',
} satisfies LanguageTable['debug']
