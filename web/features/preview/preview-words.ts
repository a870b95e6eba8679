import { useSpeech } from '../../words/words.tsx'

export const english = {
  title: "Let's double check that everything looks good",
  drawing: 'Drawing your card…',
  send: 'Send',
  edit: 'Edit',
  asTyped: 'The address is shown as you typed it. It is standardised when the card is sent, and the confirmation shows what changed.',
}

export const spanish: typeof english = {
  title: 'Revisemos que todo esté bien',
  drawing: 'Dibujando su tarjeta…',
  send: 'Enviar',
  edit: 'Corregir',
  asTyped: 'La dirección aparece como la escribió. Al enviar la tarjeta se normaliza, y la confirmación muestra los cambios.',
}

/** Returns the words of the preview. */
export const usePreviewWords = (): typeof english => (useSpeech().language === 'es' ? spanish : english)
