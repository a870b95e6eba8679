/** The work is done but its reply is lost. A caller in this process sees what `fetch` throws when a connection breaks; a server closes the socket. */
export class ReplyDropped extends TypeError {
  override name = 'ReplyDropped'
  constructor() {
    super('The connection was closed before a reply came.')
  }
}
