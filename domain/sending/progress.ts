/** The steps of the progress bar and their percentages while an order is placed (section 4, 'Order placing sequence'). */
export const PROGRESS = {
  personalizing: { percent: 10, text: 'personalizing' },
  saving: { percent: 20, text: 'saving' },
  savingCard: { percent: 30, text: 'saving-card' },
  savingShipping: { percent: 40, text: 'saving-shipping' },
  savingBilling: { percent: 50, text: 'saving-billing' },
  paying: { percent: 60, text: 'finalizing' },
  attaching: { percent: 70, text: 'finalizing' },
  placing: { percent: 90, text: 'placing' },
} as const satisfies Record<string, { percent: number; text: ProgressStep }>

/** The texts of the progress bar. Each exists in every language (languages/). */
export type ProgressStep =
  | 'personalizing'
  | 'saving'
  | 'saving-card'
  | 'saving-shipping'
  | 'saving-billing'
  | 'finalizing'
  | 'placing'
  | 'done'
