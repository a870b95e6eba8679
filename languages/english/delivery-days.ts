/** Why no letter arrives on a day, and why a card for today may leave later. `last` is a day as `briefDay` writes it. */
export const deliveryDays = {
  noSunday: (last: string) => `The post delivers no letters on Sundays. The last day before it is ${last}.`,
  noHoliday: (holiday: string, last: string) => `The post delivers no letters on ${holiday}. The last day before it is ${last}.`,
  noDelivery: 'No delivery:',
  /** The keys are the codes of domain/delivery/delivery-days.ts. */
  holidays: {
    '01-01': "New Year's Day",
    '01-1-3': 'Martin Luther King Day',
    '02-1-3': "Presidents' Day",
    '05-1-5': 'Memorial Day',
    '06-19': 'Juneteenth',
    '07-04': 'Independence Day',
    '09-1-1': 'Labor Day',
    '10-1-2': 'Columbus Day',
    '11-11': 'Veterans Day',
    '11-4-4': 'Thanksgiving Day',
    '12-25': 'Christmas Day',
  },
  cutOffPassed: (time: string) =>
    `Today's cut-off was at ${time}. A card for today is printed at once, cannot be withdrawn, and may leave a day later.`,
  dayOver: 'This day is over for the post. Please choose a later mail date.',
}
