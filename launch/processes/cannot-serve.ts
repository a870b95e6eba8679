/** The first server process could not start. The message is that process's sentence for the operator. */
export class CannotServe extends Error {
  override name = 'CannotServe'
}
