import { connect, type Socket } from 'node:net'
import { parentPort } from 'node:worker_threads'

/** Requests the catalogue over open connections, one request at a time on each, and posts the 99th percentile of the times (milliseconds). */
type AskerOptions = { port: number; cookie: string; connections: number; requests: number }

parentPort?.on('message', async ({ port, cookie, connections, requests }: AskerOptions) => {
  const waits: number[] = []
  let left = requests
  const question = `GET /api/catalogue HTTP/1.1\r\nhost: localhost:3000\r\ncookie: ${cookie}\r\n\r\n`
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      while (left-- > 0) {
        const began = performance.now()
        socket.write(question)
        await wholeAnswer(socket)
        waits.push(performance.now() - began)
      }
      socket.destroy()
    }),
  )
  waits.sort((one, other) => one - other)
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  parentPort?.postMessage(waits[Math.floor(waits.length * 0.99)])
})

/** Reads only what is needed to know where an answer ends, so that the client costs almost nothing. */
function wholeAnswer(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = ''
    let missing = -1
    const take = (chunk: Buffer) => {
      if (missing >= 0) missing -= chunk.length
      else {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = /^content-length: (\d+)/im.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200') || !length) return fail(new Error(`Not answered as it should be: ${head.slice(0, 80)}`))
        missing = Number(length) - (head.length - end - 4)
      }
      if (missing <= 0) finish()
    }
    const stop = () => socket.off('data', take).off('error', fail).off('close', closed)
    const finish = () => {
      stop()
      resolve()
    }
    const fail = (error: Error) => {
      stop()
      reject(error)
    }
    const closed = () => fail(new Error('The connection was closed.'))
    socket.on('data', take).once('error', fail).once('close', closed)
  })
}
