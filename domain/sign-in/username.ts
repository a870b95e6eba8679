/** A username or e-mail as it is submitted: lower case, no spaces around it. */
export function asSubmitted(username: string): string {
  return username.trim().toLowerCase()
}

/** 'Approval request sent to {device}' */
export function approvalSent(device: string, language: 'en_US' | 'es' = 'en_US'): string {
  const sentence = language === 'es' ? 'Solicitud de aprobación enviada a {device}' : 'Approval request sent to {device}'
  return sentence.replace('{device}', () => device)
}
