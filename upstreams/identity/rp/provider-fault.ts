/** Why a sign-on at an external provider failed. */
export const PROVIDER_FAULTS = ['PROVIDER_DENIED', 'PROVIDER_SILENT', 'PROVIDER_FAILED', 'PROVIDER_DISABLED'] as const
export type ProviderFaultCode = (typeof PROVIDER_FAULTS)[number]

export class ProviderFault extends Error {
  override name = 'ProviderFault'
  readonly code: ProviderFaultCode
  constructor(code: ProviderFaultCode, cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** Returns the sentence that the person reads. */
export function providerFaultMessage(code: ProviderFaultCode, provider: string): string {
  switch (code) {
    case 'PROVIDER_DENIED':
      return `${provider} did not let you in, or you turned back there.`
    case 'PROVIDER_SILENT':
      return `${provider} does not answer at the moment. Please try again in a few minutes.`
    case 'PROVIDER_FAILED':
      return `The answer of ${provider} could not be accepted. Please try again or contact support.`
    case 'PROVIDER_DISABLED':
      return `Signing in with ${provider} is switched off. Please contact your administrator.`
  }
}
