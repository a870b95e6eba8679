import { counter } from '../counter.ts'

/** The words of the frame of the dashboard and of the parts that its pages share. */
export const dashboard = {
  pages: {
    overview: 'Overview',
    cards: 'Cards sent',
    people: 'People',
    'do-not-mail': 'Do not mail',
    profiles: 'Sender profiles',
    catalogue: 'Catalogue',
    messages: 'Messages',
    designs: 'Designs',
    calendar: 'Calendar',
    settings: 'Settings',
  },
  cards: 'Cards',
  navigation: 'Pages of Reporting & Admin',
  locations: counter('en-US', { one: '# location', other: '# locations' }),
  choose: 'Choose a client',
  chooseText: 'You see its reports and can change what holds for it.',
  clients: 'Clients',
  waiting: 'waiting:',
  closed: 'Your client administrator looks after this.',
  failed: 'This could not be loaded',
  nothingLost: 'Nothing was lost.',
  off: 'Off',
  previous: 'Previous',
  next: 'Next',
  pager: 'Pages',
  shown: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
}
