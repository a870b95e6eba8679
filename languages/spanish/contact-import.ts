import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

const people = counter('es-US', { one: '1 persona', many: '# de personas', other: '# personas' })

export const contactImport = {
  title: 'Agregar personas de un archivo',
  lead: 'Una tabla guardada como CSV o contactos guardados como vCard. Antes de agregar nada, usted ve qué se agregará.',
  rules:
    'La primera fila de una tabla nombra sus columnas: nombre, apellido, dirección, apartamento, ciudad, estado, código postal, etiquetas, nota. Las demás columnas se omiten.',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  shared: 'Para toda su organización',
  reading: 'Leyendo el archivo…',
  back: 'Volver a la libreta de direcciones',
  unknownHeadings: (headings) => `Columnas que se omiten: ${headings}`,
  kinds: {
    new: counter('es-US', { one: '1 persona es nueva', many: '# de personas son nuevas', other: '# personas son nuevas' }),
    same: counter('es-US', { one: '1 persona ya está', many: '# de personas ya están', other: '# personas ya están' }),
    wrong: counter('es-US', { one: '1 fila no se puede leer', many: '# de filas no se pueden leer', other: '# filas no se pueden leer' }),
  },
  kindTexts: {
    new: 'Se agregarán.',
    same: 'Se quedan como están.',
    wrong: 'Se omiten. Corríjalas en el archivo y elíjalo de nuevo.',
  },
  row: (row) => `Fila ${row}`,
  sameAs: (name, address) => `Es ${name}${address && `, ${address}`}`,
  sameAsRow: (row) => `Igual que la fila ${row}`,
  problems: {
    'no-name': 'no tiene nombre',
    'too-long': 'es demasiado larga',
    'not-printable': 'tiene caracteres que no se pueden imprimir',
    'too-many-tags': 'tiene demasiadas etiquetas',
    'no-place': 'ya no cabe en la libreta de direcciones',
    cells: 'tiene más celdas que la primera fila',
  },
  moreRows: 'Mostrar más filas',
  add: (count) => `Agregar ${people(count)}`,
  nothingToAdd: 'En este archivo no hay nadie nuevo.',
  running: ({ last, total }) => `${last} de ${people(total)} agregadas…`,
  done: (added) => `${people(added)} agregadas.`,
  failed: 'Las filas no se pudieron cargar.',
} satisfies LanguageTable['contactImport']
