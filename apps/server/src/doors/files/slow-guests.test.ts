import { once } from 'node:events'
import { request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { pdfOf } from '../../../test/factories/pdf.ts'

const { app, as } = await testWorld({ TRUST_PROXY: '1' })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const edge = 'limite123'
const begun = (bucket: string) =>
  `--${edge}\r\ncontent-disposition: form-data; name="bucket"\r\n\r\n${bucket}\r\n` +
  `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
const pdf = await pdfOf('Redes de fibra')
const open: ClientRequest[] = []
afterAll(() => {
  for (const one of open) one.destroy()
})

function upload(headers: Record<string, string>, bucket: string) {
  const type = `multipart/form-data; boundary=${edge}`
  const sent = request({
    port,
    path: '/files',
    method: 'POST',
    headers: { ...headers, 'content-type': type },
  })
  open.push(sent.on('error', () => {}))
  sent.write(begun(bucket))
  return sent
}
const statusOf = async (sent: ClientRequest) => {
  sent.write(pdf)
  sent.end(`\r\n--${edge}--\r\n`)
  const [answer] = await once(sent, 'response')
  return answer.resume().statusCode as number
}
const guest = (address: string) => upload({ 'x-forwarded-for': address }, 'curriculos')
const soon = (status: Promise<number>) => Promise.race([status, sleep(1500, 'waits', { ref: false })])

it('guests whose uploads do not end keep out each other, and nobody who is signed in', async () => {
  const slow = [guest('2001:db8:0:1::1'), guest('2001:db8:0:1::2')]
  await sleep(300)
  const sameNetwork = statusOf(guest('2001:db8:0:1::3'))
  expect(await soon(sameNetwork)).toBe('waits')
  expect(await soon(statusOf(guest('2001:db8:0:2::1')))).toBe(200)
  for (let n = 3; n < 9; n += 1) slow.push(guest(`2001:db8:0:${n}::1`))
  await sleep(300)
  const other = statusOf(guest('2001:db8:0:9::1'))
  expect(await soon(other)).toBe('waits')
  const { token } = await as(superadmin)
  expect(await soon(statusOf(upload({ authorization: `Bearer ${token}` }, 'documentos')))).toBe(200)
  expect(await Promise.all([...slow.map(statusOf), sameNetwork, other])).toEqual(Array(10).fill(200))
})
