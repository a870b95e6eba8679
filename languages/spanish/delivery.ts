import type { LanguageTable } from '../language-table.ts'

export const delivery = {
  choice: 'Para qué es el día',
  mailOn: 'Sale el',
  arriveBy: 'Llega el',
  dayOfArrival: 'Día de llegada',
  arrives: (first: string, last: string) => (first === last ? `Llega el ${first}` : `Llega entre el ${first} y el ${last}`),
  byStandards: 'Según los plazos del correo, que no promete ningún día.',
  mailedOn: (day: string) => `Fecha de envío: ${day}.`,
  zipNeeded: 'Sin el código postal, este es el plazo más amplio. Introdúzcalo arriba.',
  noStandard: 'El correo no tiene plazos para este lugar; no se puede elegir el día de llegada. Elija una fecha de envío.',
  tooEarly: (day: string) => `No puede llegar para entonces. El primer día es el ${day}.`,
  tooLate: (day: string) => `Se pueden pedir tarjetas que lleguen a más tardar el ${day}.`,
  take: (day: string) => `Elegir el ${day}`,
  noMailDate: 'En los próximos días no se puede enviar ninguna tarjeta.',
  arrival: 'Llegada',
} satisfies LanguageTable['delivery']
