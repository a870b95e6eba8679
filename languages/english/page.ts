import { counter } from '../counter.ts'

const cards = counter('en-US', { one: '# card', other: '# cards' })
const results = counter('en-US', { one: '# result', other: '# results' })
const similar = counter('en-US', { one: '# similar result', other: '# similar results' })

/**
 * The words that every page needs, and those that the catalogue, the order form and the sign-in need at once. Other sections are loaded with the
 * parts that use them.
 */
export const page = {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  ok: 'ok',
  optional: 'optional',
  tryAgain: 'Try Again',
  dismiss: 'Dismiss',
  clearSearch: 'Clear the search',
  unexpected: 'An unexpected problem occurred. Please try again or contact support.',
  unreachable: 'The server cannot be reached. Please check your connection and try again.',
  notSaved: 'That could not be saved. It is as it was before.',
  skip: 'Skip to the cards',

  header: {
    hello: (name: string) => `Hello, ${name}`,
    orderHistory: 'Order History',
    addressBook: 'Address book',
    dashboard: 'Reporting & Admin',
    dark: 'Dark mode',
    light: 'Light mode',
  },
  footer: {
    help: 'Need a hand?',
    privacy: 'Privacy',
  },
  cardLanguages: { all: 'All Cards', en_US: 'English', es: 'Español' },

  catalogue: {
    title: 'Choose a card',
    streak: (count: number) => `${cards(count)} sent this month.`,
    welcomeBack: 'Welcome back! No cards sent yet this month. Who would be glad to hear from you?',
    cardLanguage: 'Language of the cards',
    search: 'Search cards',
    searchHint: 'Search by name, number or category',
    categories: 'Categories',
    viewAll: 'View All',
    favorites: 'Favorites',
    recents: 'Recents',
    drafts: 'Drafts',
    draft: 'Draft',
    filter: 'Filter',
    reset: 'Reset',
    allResults: 'all results',
    results,
    similar,
    none: 'There are no available results.',
    showAll: 'Show all cards',
    cards: 'Cards',
    favorite: (name: string) => `Favorite ${name}`,
  },

  signIn: {
    title: 'Sign on',
    username: 'Username',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    submit: 'Sign On',
    forgot: 'Forgot Password',
    startAgain: 'Start again',
    next: 'Next',
    register: 'Create an account',
  },

  error: {
    title: 'Something went wrong',
    toCards: 'Back to the cards',
    signIn: 'Sign in',
    notFound: 'Page not found',
    noPage: 'There is no page at this address.',
    unknownClient: 'There is no sign-in page at this address.',
  },
}
