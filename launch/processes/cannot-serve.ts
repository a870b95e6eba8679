/** The first server process could not start; the message is what it said to the operator. */
export class CannotServe extends Error {
  override name = 'CannotServe'
}
