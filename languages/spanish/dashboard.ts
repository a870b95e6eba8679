import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const dashboard = {
  pages: {
    overview: 'Resumen',
    cards: 'Tarjetas enviadas',
    people: 'Personas',
    'do-not-mail': 'No escribir',
    profiles: 'Perfiles de remitente',
    catalogue: 'Catálogo',
    messages: 'Mensajes',
    designs: 'Diseños',
    calendar: 'Calendario',
    settings: 'Configuración',
  },
  cards: 'Tarjetas',
  navigation: 'Páginas de informes y administración',
  locations: counter('es-US', { one: '# sede', many: '# sedes', other: '# sedes' }),
  choose: 'Elija un cliente',
  chooseText: 'Verá sus informes y podrá cambiar lo que rige para él.',
  clients: 'Clientes',
  waiting: 'en espera:',
  closed: 'De esto se ocupa la administración de su organización.',
  failed: 'Esto no se pudo cargar',
  nothingLost: 'No se perdió nada.',
  off: 'Apagado',
  previous: 'Anterior',
  next: 'Siguiente',
  pager: 'Páginas',
  shown: (from, to, total) => `${from} a ${to} de ${total}`,
} satisfies LanguageTable['dashboard']
