import { file as text } from '@intranet/contract/messages/files'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { clamd, EICAR } from '../../../test/clamd.ts'
import { quarantineJob } from '../../platform/quarantine.job.ts'

const scanner = await clamd()
const folder = await mkdtemp(join(tmpdir(), 'intranet-scanned-'))
const { db, deps, app, as } = await testWorld({ DATA_DIR: folder, SCAN_URL: scanner.url })
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => {
  scanner.mood = 'answer'
})
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }
const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a7' } })
  .png({ compressionLevel: 0 })
  .toBuffer()
const small = await sharp(png).resize(1, 1).png().toBuffer()
const infected = Buffer.concat([png, Buffer.from(EICAR)])
const sheet = (words: string) => Buffer.from(`Nome;Telefone\r\n${words};11987650043\r\n`)

async function upload(content: Buffer, bucket = 'imagens', name = 'foto.png') {
  const edge = 'limite123'
  const part = (head: string) => Buffer.from(`--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`)
  const payload = Buffer.concat([
    part('name="bucket"'),
    Buffer.from(`${bucket}\r\n`),
    part(`name="file"; filename="${name}"`),
    content,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  const type = `multipart/form-data; boundary=${edge}`
  return app.inject({ method: 'POST', url: '/files', headers: { ...headers, 'content-type': type }, payload })
}
const get = async (id: string) => {
  const { statusCode, headers: heads, payload } = await app.inject({ url: `/files/${id}`, headers })
  return [statusCode, heads['content-type'] === 'image/png' ? 'image' : JSON.parse(payload).mensagem]
}
const judge = () => quarantineJob.run(deps, {})

describe('with a scanner an upload', () => {
  it('is there once it was found clean, as it was sent (docs/deploy.md#virus-scanner)', async () => {
    const answer = await upload(png)
    expect(scanner.scanned.at(-1)).toBe(png.length)
    expect(await get(answer.json().id)).toEqual([200, 'image'])
  })

  it.each([
    ['an image', infected, 'imagens', 'foto.png'],
    ['a spreadsheet', sheet(EICAR), 'importacoes', 'leads.csv'],
  ])('with a virus is refused, and nothing of it stays: %s', async (_kind, content, bucket, name) => {
    const before = await db.selectFrom('arquivo').select('id').execute()
    const answer = await upload(content, bucket, name)
    expect([answer.statusCode, answer.json().mensagem]).toEqual([422, text.infected])
    expect(await db.selectFrom('arquivo').select('id').execute()).toEqual(before)
  })

  it.each(['hang-up', 'error'] as const)(
    'is kept locked while the scanner is away (%s), and says so',
    async (mood) => {
      scanner.mood = mood
      const { id } = (await upload(png)).json()
      expect(await get(id)).toEqual([409, text.quarantined])
      await judge()
      expect(await get(id)).toEqual([409, text.quarantined])
      scanner.mood = 'answer'
      await judge()
      expect(await get(id)).toEqual([200, 'image'])
    },
  )

  it('that is too long for the scanner holds up none of the others', async () => {
    scanner.mood = 'hang-up'
    const long = (await upload(png)).json().id
    for (let n = 0; n < 49; n += 1) await upload(png)
    const last = (await upload(small)).json().id
    Object.assign(scanner, { mood: 'answer', most: 1000 })
    await judge()
    await judge()
    expect(await get(last)).toEqual([200, 'image'])
    expect(await get(long)).toEqual([409, text.quarantined])
    scanner.most = Infinity
    await judge()
    expect(await get(long)).toEqual([200, 'image'])
  })

  it('that was locked and has a virus loses its content', async () => {
    scanner.mood = 'hang-up'
    const { id } = (await upload(sheet(EICAR), 'importacoes', 'leads.csv')).json()
    scanner.mood = 'answer'
    await judge()
    expect(await get(id)).toEqual([410, text.removed])
    expect(await deps.storage.read(id)).toBeNull()
  })
})
