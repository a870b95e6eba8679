export type SignOnPolicy = { id: string; name: string }
/** What a policy requires; 'password' with 'provider' is a choice. */
export type SignOnWay = 'password' | 'provider' | 'second-factor' | 'other'

/** The sign-on policies, as administrators read and change them with the product's own application. */
export type SignOnAdministration = {
  listPolicies: () => Promise<SignOnPolicy[]>
  /** The policies with their requirements; this reads the steps of every policy. */
  describePolicies: () => Promise<(SignOnPolicy & { ways: SignOnWay[] })[]>
}
