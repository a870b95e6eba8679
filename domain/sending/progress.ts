/** The text of the progress bar and its percentage while an order is placed (section 4, 'Order placing sequence'). */
export const PROGRESS = {
  personalizing: { percent: 10, text: 'Personalizing card...' },
  saving: { percent: 20, text: 'Saving information...' },
  savingCard: { percent: 30, text: 'Saving card to order...' },
  savingShipping: { percent: 40, text: 'Saving shipping info...' },
  savingBilling: { percent: 50, text: 'Saving billing info...' },
  paying: { percent: 60, text: 'Finalizing Order...' },
  attaching: { percent: 70, text: 'Finalizing Order...' },
  placing: { percent: 90, text: 'Placing order...' },
} as const
