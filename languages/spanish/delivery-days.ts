import type { LanguageTable } from '../language-table.ts'

export const deliveryDays = {
  noSunday: (last: string) => `El correo no reparte cartas los domingos. El último día antes es el ${last}.`,
  noHoliday: (holiday: string, last: string) => `El correo no reparte cartas ese día (${holiday}). El último día antes es el ${last}.`,
  noDelivery: 'Sin reparto:',
  holidays: {
    '01-01': 'Año Nuevo',
    '01-1-3': 'Día de Martin Luther King',
    '02-1-3': 'Día de los Presidentes',
    '05-1-5': 'Día de los Caídos',
    '06-19': 'Día de la Emancipación',
    '07-04': 'Día de la Independencia',
    '09-1-1': 'Día del Trabajo',
    '10-1-2': 'Día de Colón',
    '11-11': 'Día de los Veteranos',
    '11-4-4': 'Día de Acción de Gracias',
    '12-25': 'Navidad',
  },
  cutOffPassed: (time: string) =>
    `Ya pasó el cierre de hoy (${time}). Una tarjeta para hoy se imprime enseguida, ya no se puede retirar y puede salir un día después.`,
  dayOver: 'Para el correo, este día ya terminó. Elija una fecha de envío posterior.',
} satisfies LanguageTable['deliveryDays']
