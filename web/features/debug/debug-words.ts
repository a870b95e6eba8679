import { counter } from '../../words/counter.ts'

export const english = {
  title: 'Debug',
  testOrder: 'Test order',
  deleteBaskets: 'Delete baskets',
  tokens: 'Token tools',
  deleted: counter('en-US', { one: '# basket was deleted.', other: '# baskets were deleted.' }),
  tokensTitle: 'What the tokens of this session say',
  access: 'Access token',
  id: 'ID token',
  opaque: 'This token is opaque: only the identity provider can read it.',
  active: 'The identity provider says that the access token is active.',
  inactive: 'The identity provider says that the access token is not active.',
  ends: (moment: string) => `It ends on ${moment}.`,
  renewable: 'It is renewed before that by itself.',
  notRenewable: 'It cannot be renewed.',
}

export const spanish: typeof english = {
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
}
