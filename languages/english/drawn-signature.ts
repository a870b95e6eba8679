import { counter } from '../counter.ts'

/** The words of a signature that is drawn by hand: the switch in the order form, and the sheet in which it is drawn. */
export const drawnSignature = {
  sign: 'Sign by hand',
  draw: 'Draw your signature',
  change: 'Change',
  title: 'Your signature',
  ownLead: 'What you draw here signs your cards by hand. It is printed in black in place of the printed signature.',
  none: 'You have not drawn a signature yet. Your cards are signed with the printed words.',
  notOffered: 'Cards cannot be signed by hand here.',
  signNew: 'Sign new cards by hand',
  lead: 'Draw here with a pen, a finger or the mouse. It is printed in black in place of the printed signature.',
  keyboard: 'Drawing needs a pen, a finger or a mouse. Without one, your cards are signed with the printed words.',
  field: 'Your signature as it will be printed',
  drawn: counter('en-US', { one: '# line', other: '# lines' }),
  full: 'There is no room for more lines.',
  undo: 'Undo',
  clear: 'Clear all',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove signature',
  notSaved: 'Your signature was not saved. It is still here; please try again.',
  discard: { title: 'Discard your drawing?', text: 'What you drew here is not saved yet.', yes: 'Discard', no: 'Keep drawing' },
}
