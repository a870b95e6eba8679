import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const drawnSignature = {
  sign: 'Firmar a mano',
  draw: 'Dibujar su firma',
  change: 'Cambiar',
  title: 'Su firma',
  ownLead: 'Lo que dibuje aquí firma sus tarjetas a mano. Se imprime en negro en lugar de la firma impresa.',
  none: 'Aún no ha dibujado una firma. Sus tarjetas se firman con las palabras impresas.',
  notOffered: 'Aquí no se pueden firmar tarjetas a mano.',
  signNew: 'Firmar a mano las tarjetas nuevas',
  lead: 'Dibuje aquí con un lápiz, un dedo o el ratón. Se imprime en negro en lugar de la firma impresa.',
  keyboard: 'Para dibujar hace falta un lápiz, un dedo o un ratón. Sin ellos, sus tarjetas se firman con las palabras impresas.',
  field: 'Su firma tal como se imprimirá',
  drawn: counter('es-US', { one: '# trazo', other: '# trazos' }),
  full: 'No caben más trazos.',
  undo: 'Deshacer',
  clear: 'Borrar todo',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Quitar la firma',
  notSaved: 'Su firma no se guardó. Sigue aquí; inténtelo de nuevo.',
  discard: {
    title: '¿Descartar lo que dibujó?',
    text: 'Lo que dibujó aquí aún no se ha guardado.',
    yes: 'Descartar',
    no: 'Seguir dibujando',
  },
} satisfies LanguageTable['drawnSignature']
