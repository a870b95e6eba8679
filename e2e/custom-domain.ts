import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A custom domain of an identity provider. Its addresses have no environment id; the proxy adds it on the way to the provider. */
export type CustomDomain = {
  url: string
  /** Sets where requests go from now on: the provider's address of the environment, such as http://localhost:4000/identity/{env}. */
  leadTo: (environmentUrl: string) => void
  close: () => Promise<void>
}

export async function openCustomDomain(): Promise<CustomDomain> {
  let environmentUrl = ''
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(environmentUrl).host, 'x-forwarded-host': incoming.headers.host }
    const passed = ask(environmentUrl + incoming.url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`, // a TCP server that listens has one
    leadTo: (address) => void (environmentUrl = address),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
