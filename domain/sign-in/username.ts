/** Normalizes a username or e-mail for submission: lower case, without surrounding spaces. */
export function asSubmitted(username: string): string {
  return username.trim().toLowerCase()
}

/** Returns 'Approval request sent to {device}'. */
export function approvalSent(device: string, language: 'en_US' | 'es' = 'en_US'): string {
  const sentence = language === 'es' ? 'Solicitud de aprobación enviada a {device}' : 'Approval request sent to {device}'
  return sentence.replace('{device}', () => device)
}
