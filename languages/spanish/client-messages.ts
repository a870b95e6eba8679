import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const clientMessages = {
  lead: 'Con qué puede empezar su gente el mensaje, delante de lo que trae cada tarjeta.',
  readOnly: 'Puede leer esto. La administración del cliente puede cambiarlo.',
  empty: 'Aquí estarán sus propios comienzos y despedidas.',
  add: 'Agregar un mensaje',
  number: (at) => `Mensaje ${at}`,
  title: { en: 'Título en inglés', es: 'Título en español' },
  text: { en: 'Texto en inglés', es: 'Texto en español' },
  locked: 'Se imprime tal cual: quien envía no puede cambiarlo',
  left: counter('es-US', { one: 'Queda # carácter', other: 'Quedan # caracteres' }),
  up: (at) => `Subir el mensaje ${at}`,
  down: (at) => `Bajar el mensaje ${at}`,
  remove: (at) => `Eliminar el mensaje ${at}`,
  missing: 'Rellene este campo.',
  unfit: (sizes) => `No cabe en tarjetas de tamaño ${sizes}. Allí no se ofrece.`,
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Guardado.',
  theirs: 'Otra persona cambió los mensajes al mismo tiempo. Dejar lo mío guarda los suyos en lugar de aquellos.',
  keepMine: 'Dejar lo mío',
  takeTheirs: 'Tomar lo suyo',
} satisfies LanguageTable['clientMessages']
