import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

const people = counter('es-US', { one: '1 persona', many: '# de personas', other: '# personas' })

export const contactImport = {
  title: 'Agregar personas de un archivo',
  lead: 'Una tabla (XLSX o CSV) o contactos guardados como vCard. Antes de agregar nada, usted ve qué se agregará.',
  rules:
    'La primera fila de una tabla nombra sus columnas: nombre, apellido, dirección, apartamento, ciudad, estado, código postal, etiquetas, nota, cumpleaños. Las demás columnas se omiten.',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  shared: 'Para toda su organización',
  reading: 'Leyendo el archivo…',
  back: 'Volver a la libreta de direcciones',
  unknownHeadings: (headings) => `Columnas que se omiten: ${headings}`,
  kinds: {
    new: counter('es-US', { one: '1 persona es nueva', many: '# de personas son nuevas', other: '# personas son nuevas' }),
    same: counter('es-US', { one: '1 persona ya está', many: '# de personas ya están', other: '# personas ya están' }),
    wrong: counter('es-US', { one: '1 fila se rechaza', many: '# de filas se rechazan', other: '# filas se rechazan' }),
  },
  kindTexts: {
    new: 'Se agregarán cuando usted lo indique.',
    same: 'Se quedan como están. Se agrega el cumpleaños que la libreta no conoce.',
    wrong: 'Se omiten. Corríjalas en el archivo y elíjalo de nuevo: nadie se agrega dos veces.',
  },
  kindTextsAfter: {
    new: 'Ya están en la libreta de direcciones.',
    same: 'Se quedaron como estaban, salvo un cumpleaños que no se conocía.',
    wrong: 'Se omitieron. Corríjalas en el archivo y elíjalo de nuevo: nadie se agrega dos veces.',
  },
  row: (row) => `Fila ${row}`,
  sameAs: (name, address) => `Es ${name}${address && `, ${address}`}`,
  sameAsRow: (row) => `Igual que la fila ${row}`,
  birthday: 'Cumpleaños',
  problems: {
    'no-name': 'no tiene nombre',
    'too-long': 'pasa de la longitud permitida',
    'too-many-tags': 'tiene demasiadas etiquetas',
    cells: 'tiene más celdas que la primera fila',
    'no-state': 'no es un estado de Estados Unidos',
    'zip-digits': 'no tiene cinco ni nueve dígitos',
    'no-zip': 'no existe',
    'zip-elsewhere': 'no es de ese estado',
    'day-unreadable': 'no se puede leer: escriba el mes antes del día, y el año',
    'no-such-day': 'es un día que no existe; primero va el mes',
    'birth-year-out-of-range': 'es de un año imposible',
  },
  birthdayLeftOut: (why) => `El cumpleaños ${why}. Se omite.`,
  otherBirthday: (inFile, known) => `Se omite el cumpleaños del ${inFile}, porque ya se conoce otro: el ${known}.`,
  reason: 'motivo',
  saveRefused: 'Guardar las filas rechazadas como CSV',
  moreRows: 'Mostrar más filas',
  add: (count) => `Agregar ${people(count)}`,
  andBirthdays: counter('es-US', { one: 'y 1 cumpleaños', many: 'y # de cumpleaños', other: 'y # cumpleaños' }),
  addBirthdays: counter('es-US', { one: 'Agregar 1 cumpleaños', many: 'Agregar # de cumpleaños', other: 'Agregar # cumpleaños' }),
  onlyBirthdays: counter('es-US', {
    one: 'En este archivo no hay nadie nuevo, pero 1 persona recibe su cumpleaños.',
    many: 'En este archivo no hay nadie nuevo, pero # de personas reciben su cumpleaños.',
    other: 'En este archivo no hay nadie nuevo, pero # personas reciben su cumpleaños.',
  }),
  nothingToAdd: 'En este archivo no hay nadie nuevo.',
  running: ({ last, total }) => `${last} de ${people(total)} agregadas…`,
  runningBirthdays: 'Agregando los cumpleaños…',
  done: counter('es-US', { one: '1 persona agregada.', many: '# de personas agregadas.', other: '# personas agregadas.' }),
  doneBirthdays: counter('es-US', { one: '1 cumpleaños agregado.', many: '# de cumpleaños agregados.', other: '# cumpleaños agregados.' }),
  doneNothing: 'No se agregó nada.',
  doneMore: {
    birthdays: counter('es-US', {
      one: '1 persona que ya estaba tiene ahora un cumpleaños.',
      many: '# de personas que ya estaban tienen ahora un cumpleaños.',
      other: '# personas que ya estaban tienen ahora un cumpleaños.',
    }),
    same: counter('es-US', { one: '1 ya estaba.', many: '# ya estaban.', other: '# ya estaban.' }),
    wrong: counter('es-US', {
      one: '1 fila se rechazó; el motivo está abajo.',
      many: '# de filas se rechazaron; los motivos están abajo.',
      other: '# filas se rechazaron; los motivos están abajo.',
    }),
    left: counter('es-US', {
      one: '1 persona nueva se omitió: alguien la agregó mientras tanto, o la libreta está llena.',
      many: '# de personas nuevas se omitieron: alguien las agregó mientras tanto, o la libreta está llena.',
      other: '# personas nuevas se omitieron: alguien las agregó mientras tanto, o la libreta está llena.',
    }),
  },
  failed: 'Las filas no se pudieron cargar.',
} satisfies LanguageTable['contactImport']
