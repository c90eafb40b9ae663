import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

type Answering = (request: IncomingMessage, body: string, response: ServerResponse) => void

/** A server on a free port for a test file, closed with it; answers its address. */
export async function serveErp(answer: Answering): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => answer(request, Buffer.concat(parts).toString(), response))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}
