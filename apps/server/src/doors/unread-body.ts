/** A body that is refused before it was read: its sender is still writing, and has to get to the answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Beyond this the connection is closed at once, answered or not. */
const MOST_BYTES = 16 * 1024 * 1024
const MOST_MS = 10_000

/**
 * Reads what is left of a body and throws it away, where the answer closes the connection: closed under a sender who is
 * still writing, it takes the answer along.
 */
export async function readAway({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.getHeader('connection') !== 'close' || raw.readableEnded || raw.destroyed) return
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) return
  await new Promise<void>((resolve) => {
    let read = 0
    const timer = setTimeout(end, MOST_MS)
    function end() {
      clearTimeout(timer)
      raw.off('data', count).off('end', end).off('close', end).off('error', end)
      resolve()
    }
    function count({ length }: Buffer) {
      read += length
      if (read > MOST_BYTES) end()
    }
    raw.on('data', count).on('end', end).on('close', end).on('error', end).resume()
  })
}
