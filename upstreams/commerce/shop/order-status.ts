/** The statuses from which an order may change to each status. Other changes are refused, also one to the same status. */
export const STATUSES_BEFORE: Record<string, string[]> = {
  created: ['failed'],
  new: ['created', 'cancelled'],
  open: ['new', 'cancelled'],
  completed: ['new', 'open', 'cancelled'],
  cancelled: ['new', 'open'],
  failed: ['created'],
}
