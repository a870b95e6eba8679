import type { LanguageTable } from '../language-table.ts'

export const shortcuts = {
  title: 'Atajos de teclado',
  inCatalogue: 'En el catálogo',
  inForm: 'En el formulario',
  everywhere: 'En todas partes',
  search: 'Buscar tarjetas',
  toCards: 'De la búsqueda a las tarjetas',
  amongCards: 'Entre las tarjetas y entre las categorías',
  open: 'Abrir la tarjeta',
  paste: 'Pegar una dirección completa en cualquier campo de la dirección',
  savedMessages: 'Abrir los mensajes guardados',
  undoPaste: 'Deshacer una dirección pegada',
  send: 'Enviar la tarjeta',
  ok: 'Aceptar la confirmación',
  close: 'Cerrar lo último que se abrió',
  list: 'Esta lista',
  enter: 'Intro',
} satisfies LanguageTable['shortcuts']
