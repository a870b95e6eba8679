/** The words of a sheet beside a list: the question before typed text is discarded, and how a screen reader reads a change. */
export const sideSheet = {
  close: 'Close',
  discard: { title: 'Discard what you typed?', text: 'What you typed here is not saved yet.', yes: 'Discard', no: 'Stay here' },
  was: 'was ',
  now: ', now ',
}
