import { crc32, deflateSync } from 'node:zlib'

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** One chunk of a PNG: length, name, data, checksum. */
export function pngChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Makes the head of a PNG that claims this width and height, in pixels. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6], 8)
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), pngChunk('IHDR', head)])
}

/** Makes a PNG of one colour; `extra` are further chunks before its pixels. */
export function makePng(width: number, height: number, colour: Rgba, extra: Uint8Array = new Uint8Array()): Buffer {
  const row = Buffer.concat([Buffer.of(0), Buffer.concat(Array.from({ length: width }, () => Buffer.from(colour)))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([pngHead(width, height), extra, pngChunk('IDAT', pixels), pngChunk('IEND', new Uint8Array())])
}

const SVG_OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">'

/** Makes a drawing of a dark bar; `inside` and `before` are further markup. */
export const makeSvg = (inside: string, before = ''): Buffer =>
  Buffer.from(`${before}${SVG_OPEN}<path d="M0 0h40v20H0z" fill="#123456"/>${inside}</svg>`)
