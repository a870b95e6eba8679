/** The statuses from which an order may change to each status. Other changes are refused. A change to the same status is refused too. */
export const STATUSES_BEFORE: Record<string, string[]> = {
  created: ['failed'],
  new: ['created', 'cancelled'],
  open: ['new', 'cancelled'],
  completed: ['new', 'open', 'cancelled'],
  cancelled: ['new', 'open'],
  failed: ['created'],
}
