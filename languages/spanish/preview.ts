import type { LanguageTable } from '../language-table.ts'

export const preview = {
  title: 'Revisemos que todo esté bien',
  drawing: 'Dibujando su tarjeta…',
  send: 'Enviar',
  edit: 'Corregir',
  enlarge: (page) => `Ampliar: ${page}`,
  asTyped: 'La dirección aparece como la escribió. Al enviar la tarjeta se normaliza, y la confirmación muestra los cambios.',
  findings: {
    sender: 'Corrija esto en el formulario antes de enviar la tarjeta:',
    operator:
      'Esta tarjeta no se puede imprimir tal como se preparó, y nada de lo que usted escriba lo cambia. Puede elegir otra tarjeta u otro remitente; avise también al administrador de su programa:',
  },
} satisfies LanguageTable['preview']
