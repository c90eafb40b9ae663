/** An upload that is refused half-way leaves its connection to the next request, which may be somebody else's. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { MAX_UPLOAD_BYTES } from '@intranet/contract/content/file'
import { expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'

const { app, as } = await testWorld()
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
const edge = 'limite123'

/** A form whose file has so many bytes. */
function form(bucket: string, bytes: number): Buffer {
  const part = (head: string) => `--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`
  return Buffer.concat([
    Buffer.from(`${part('name="bucket"')}${bucket}\r\n${part('name="file"; filename="a.png"')}`),
    Buffer.alloc(bytes),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
}

/** Status lines of an upload and of the request that follows it on the same connection, as a balancer sends them. */
async function statusesOf(token: string, body: Buffer): Promise<string[]> {
  const socket = connect(Number(address.port), address.hostname).setEncoding('latin1')
  const host = `host: ${address.host}`
  const type = `content-type: multipart/form-data; boundary=${edge}`
  const seen: string[] = []
  async function answer(): Promise<void> {
    for (let text = ''; !text.includes('\r\n\r\n');) {
      const [chunk] = (await once(socket, 'data', { signal: AbortSignal.timeout(20_000) })) as [string]
      text += chunk
      if (text.includes('\r\n\r\n')) seen.push(text.split('\r\n')[0]!)
    }
  }
  socket.write(
    `POST /files HTTP/1.1\r\n${host}\r\nauthorization: Bearer ${token}\r\n${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body)
  await answer()
  socket.write(`GET /healthz HTTP/1.1\r\n${host}\r\n\r\n`)
  await answer()
  socket.destroy()
  return seen
}

it.each([
  ['that is too large', 'imagens', MAX_UPLOAD_BYTES * 2, '413 Payload Too Large'],
  ['of a bucket that is somebody else’s', 'importacoes', MAX_UPLOAD_BYTES, '403 Forbidden'],
])('an upload %s: the next request of the connection is heard', async (_name, bucket, bytes, refusal) => {
  const { token } = await as({})
  expect(await statusesOf(token, form(bucket, bytes))).toEqual([`HTTP/1.1 ${refusal}`, 'HTTP/1.1 200 OK'])
})
