/** An order that was placed before this installation began, for demonstrations. Days are calendar days, 'YYYY-MM-DD'. */
export type LoadPastOrder = {
  orderedAt: Date
  changedAt: Date
  client: { id: string; name: string }
  person: { email: string; firstName: string; lastName: string; employeeId: string; supervisorId: string; location: string }
  profile: { id: string; name: string }
  card: { id: string; name: string; category: string; language: 'es' | 'other' }
  recipient: { firstName: string; lastName: string; address1: string; city: string; state: string; zip: string }
  mailDate: string
  outcome: 'mailed' | 'in-press' | 'withdrawn' | 'refused'
}
