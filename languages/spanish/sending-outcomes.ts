import type { LanguageTable } from '../language-table.ts'

export const sendingOutcomes = {
  failed: 'No se pudo enviar la tarjeta y no se hizo ningún pedido. Inténtelo de nuevo.',
  'too-late':
    'La tarjeta que está corrigiendo ya se está imprimiendo; por eso no se envió la corregida. Si la envía como tarjeta nueva, saldrán las dos.',
  'original-withdrawn':
    'La tarjeta que está corrigiendo se retiró entretanto; por eso tampoco se envió la corregida. Puede enviarla como tarjeta nueva.',
  'do-not-mail': 'La tarjeta no se envió y no se pidió nada: esta persona o dirección está en su lista de No escribir.',
  form: 'La tarjeta no se envió: algo del formulario ha cambiado. Revíselo de nuevo.',
} satisfies LanguageTable['sendingOutcomes']
