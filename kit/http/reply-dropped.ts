/**
 * The work is done and its reply is lost on the way: who asked in this process sees what a `fetch` does when a connection breaks,
 * and whoever serves it over a socket cuts that socket.
 */
export class ReplyDropped extends TypeError {
  override name = 'ReplyDropped'
  constructor() {
    super('The connection was closed before a reply came.')
  }
}
