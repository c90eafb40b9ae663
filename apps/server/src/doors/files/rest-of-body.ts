import type { IncomingMessage } from 'node:http'
import { MAX_SHEET_BYTES } from '@intranet/contract/sales/lead-import-words'

/**
 * Reads away what is left of a body that was refused half-way. A balancer sends other people's requests on the same
 * connection: unread, the body would stand before them. One larger than any upload ends its connection instead.
 */
export function readAway(body: IncomingMessage): void {
  if (body.complete) return
  let left = MAX_SHEET_BYTES
  body.unpipe()
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) body.destroy()
  })
  body.resume()
}
