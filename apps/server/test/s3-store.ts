/** Answers as an S3-shaped store does, as far as we use one: objects by their path, with who signs as `chave`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface StoredObject {
  body: Buffer
  /** Null of a store that does not say. */
  written: Date | null
}

export async function s3Store() {
  const objects = new Map<string, StoredObject>()
  const state = { broken: false }

  /** A page of the objects below a bucket's path; the mark is the last key. */
  function listed(bucket: string, query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const all = [...objects.keys()]
      .filter((path) => path.startsWith(bucket))
      .map((path) => path.slice(bucket.length))
      .toSorted()
      .filter((key) => key > after)
    const page = all.slice(0, Number(query.get('max-keys')))
    const contents = page.map((key) => {
      const { written, body } = objects.get(bucket + key)!
      return `<Contents><Key>${key}</Key>${written ? `<LastModified>${written.toISOString()}</LastModified>` : ''}<Size>${body.length}</Size></Contents>`
    })
    const more = page.length < all.length
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    void buffer(request).then((body) => {
      const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave/')
      if (state.broken || !signed) return response.writeHead(state.broken ? 503 : 403).end('<Error/>')
      const { pathname: path, searchParams } = new URL(request.url!, 'http://store')
      if (request.method === 'PUT') {
        objects.set(path, { body, written: new Date() })
        return response.writeHead(200, { etag: '"1"' }).end()
      }
      if (request.method === 'DELETE') {
        objects.delete(path)
        return response.writeHead(204).end()
      }
      if (!path.startsWith('/balde')) return response.writeHead(404).end()
      if (searchParams.get('list-type') === '2')
        return response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(listed(`${path.replace(/\/+$/, '')}/`, searchParams))
      const found = objects.get(path)?.body
      if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      return response.writeHead(200, { 'content-length': found.length }).end(found)
    })
  }

  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    state,
    answer,
    /** The address of a bucket, as `STORAGE_URL` names it. */
    url: `s3://chave:segredo%2Fx@127.0.0.1:${port}/balde`,
    close: () => new Promise((done) => server.close(done)),
  }
}
