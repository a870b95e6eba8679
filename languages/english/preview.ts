/** The words of the preview. */
export const preview = {
  title: "Let's double check that everything looks good",
  drawing: 'Drawing your card…',
  send: 'Send',
  edit: 'Edit',
  enlarge: (page: string) => `Enlarge: ${page}`,
  asTyped: 'The address is shown as you typed it. It is standardized when the card is sent, and the confirmation shows what changed.',
  findings: {
    sender: 'Please mend this in the form before you send the card:',
    operator:
      'This card cannot be printed as it was set up, and nothing that you type changes that. You may choose another card or sender, and please tell your program administrator:',
  },
}
