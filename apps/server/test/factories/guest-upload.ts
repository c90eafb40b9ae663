import type { TestWorld } from '../app.ts'

/** A small real PNG. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads a file as browsers do, by a form's token or by a session's. */
export function sendFile(
  app: TestWorld['app'],
  headers: Record<string, string>,
  bucket = 'fotos',
  content: Buffer = png,
) {
  const head = `--x\r\ncontent-disposition: form-data; name="bucket"\r\n\r\n${bucket}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="palco.png"\r\ncontent-type: image/png\r\n\r\n`
  return app.inject({
    method: 'POST',
    url: '/files',
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  })
}
