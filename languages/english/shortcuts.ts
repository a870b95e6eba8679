/** The list of keyboard shortcuts. A key has the name that is printed on the keyboard. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  inCatalogue: 'In the catalogue',
  inForm: 'In the form',
  everywhere: 'Everywhere',
  search: 'Search cards',
  toCards: 'From the search to the cards',
  amongCards: 'Among the cards, and among the categories',
  open: 'Open the card',
  paste: 'Paste a whole address into any field of the address',
  savedMessages: 'Open the saved messages',
  undoPaste: 'Take a pasted address back',
  send: 'Send the card',
  ok: 'Press ok on the confirmation',
  close: 'Close what was opened last',
  list: 'This list',
  enter: 'Enter',
}
