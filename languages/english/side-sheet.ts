/** The words of a sheet beside a list, and of the question before typed text is left. */
export const sideSheet = {
  close: 'Close',
  discard: { title: 'Discard what you typed?', text: 'What you typed here is not saved yet.', yes: 'Discard', no: 'Stay here' },
}
