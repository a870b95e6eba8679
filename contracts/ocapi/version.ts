/**
 * The OCAPI versions that Salesforce published from 2015 on, by year: version 21.2 is the second number of 2021. No single list of them exists. The
 * numbers come from the reference's change pages (`v23_2_diff_since_v18_8` and the like), the typings that follow the reference version by version
 * (sfcc-ocapi-documents), Salesforce's own B2C CLI, and programs that call real instances.
 * @see https://developer.salesforce.com/docs/commerce/b2c-commerce/references/b2c-commerce-ocapi/versioninganddeprecationpolicy.html
 */
const PUBLISHED: Record<number, readonly number[]> = {
  15: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  16: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  17: [1, 2, 3, 4, 5, 6, 7, 8],
  18: [1, 2, 3, 4, 5, 6, 7, 8],
  19: [1, 3, 5, 8, 10],
  20: [2, 3, 4, 8, 9, 10],
  21: [2, 3, 6, 8, 9, 10],
  22: [4, 6, 8, 10],
  23: [1, 2],
  24: [1, 3, 5],
  25: [6],
}

/** The versions in the form of a path: 'v21_2'. */
export const OCAPI_VERSIONS: readonly string[] = Object.entries(PUBLISHED).flatMap(([year, numbers]) =>
  numbers.map((number) => `v${year}_${number}`),
)

/** The version that Fondly uses by default, in the form of a path. */
export const DEFAULT_OCAPI_VERSION = 'v21_2'

/** Converts a version from a path to the form of `_v` in a document: 'v21_2' becomes '21.2'. */
export function toDocumentVersion(pathVersion: string): string {
  return pathVersion.slice(1).replace('_', '.')
}
