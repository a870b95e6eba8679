import type { LanguageTable } from '../language-table.ts'

export const lastPages = {
  thankYou: {
    title: '¡Su tarjeta se envió correctamente!',
    text: 'Cierre esta ventana y siga el proceso de su empresa para un nuevo pedido.',
  },
  signedInAgain: { title: 'Ya entró de nuevo.', text: 'Puede cerrar esta ventana y seguir donde estaba.' },
} satisfies LanguageTable['lastPages']
