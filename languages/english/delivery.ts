/** When a card arrives by the delivery standards of the post. */
export const delivery = {
  choice: 'What the day is for',
  mailOn: 'Mail on',
  arriveBy: 'Arrive by',
  dayOfArrival: 'Day of arrival',
  arrives: (first: string, last: string) => (first === last ? `Arrives ${first}` : `Arrives ${first} to ${last}`),
  byStandards: 'Estimated from the delivery standards of the post, which does not promise a day.',
  mailedOn: (day: string) => `Mail date: ${day}.`,
  zipNeeded: 'Without the ZIP code this is the widest span. Please enter it above.',
  noStandard: 'The post has no standard for this place, so no day of arrival can be chosen. Please choose a mail date.',
  tooEarly: (day: string) => `It cannot arrive by then. The first day is ${day}.`,
  tooLate: (day: string) => `Cards can be ordered to arrive by ${day} at the latest.`,
  take: (day: string) => `Take ${day}`,
  noMailDate: 'No card can be mailed in the days ahead.',
  arrival: 'Arrival',
}
