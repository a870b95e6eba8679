/** The words of the pages after which there is nothing more to do. */
export const lastPages = {
  thankYou: {
    title: 'Your card has been succesfully sent!',
    text: "Please close this window and follow your company's process for a new order.",
  },
  signedInAgain: { title: 'You are signed in again.', text: 'You may close this window and go on where you were.' },
}
