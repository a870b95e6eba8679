export type SignOnPolicy = { id: string; name: string }
/** What a policy asks for; 'provider' beside 'password' is a choice. */
export type SignOnWay = 'password' | 'provider' | 'second-factor' | 'other'

/** How people sign on, as administrators read and change it with the product's own application. */
export type SignOnAdministration = {
  listPolicies: () => Promise<SignOnPolicy[]>
  /** The same, each with its ways; reads the steps of every policy. */
  describePolicies: () => Promise<(SignOnPolicy & { ways: SignOnWay[] })[]>
}
