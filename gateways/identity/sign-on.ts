export type SignOnPolicy = { id: string; name: string }

/** How people sign on, as administrators read and change it with the product's own application. */
export type SignOnAdministration = {
  listPolicies: () => Promise<SignOnPolicy[]>
}
