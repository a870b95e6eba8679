/** The words beside the card that is drawn while the form is filled in. */
export const livingCard = { approximate: 'This is roughly how the card will look. Only Preview shows what will be printed.' }
