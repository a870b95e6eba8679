/** The words of a sheet beside a list: the question before typed text is left, and how a change is read aloud. */
export const sideSheet = {
  close: 'Close',
  discard: { title: 'Discard what you typed?', text: 'What you typed here is not saved yet.', yes: 'Discard', no: 'Stay here' },
  was: 'was ',
  now: ', now ',
}
