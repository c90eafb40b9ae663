import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbedded, type Embedded } from '../embedded.ts'
import { copyCluster, packCluster, unpackCluster } from './base-copy.ts'
import { differences, hasOlderSums, readContents } from './contents.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'intranet-copy-'))
  chmodSync(made, 0o755)
  return made
}
const [original, copy, packed, restored] = [folder(), folder(), folder(), folder()]
let source: Embedded
const clients: Client[] = []

async function open(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  clients.push(client)
  return client
}

beforeAll(async () => {
  source = await startEmbedded({ dataDir: original })
  const client = await open(source.url)
  await client.query(`create table nota (id bigint generated always as identity primary key, texto text);
    create table sessao (id text primary key);
    insert into nota (texto) select repeat(md5(n::text), 20) from generate_series(1, 20000) n;
    insert into sessao values ('segredo')`)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end().catch(() => {})))
  await source.stop()
  for (const made of [original, copy, packed, restored]) rmSync(made, { recursive: true, force: true })
})

it('a copy made under writes has what was there when it ended, nothing in part', async () => {
  const writer = await open(source.url)
  let acknowledged = 0
  const writing = { now: true }
  const writes = (async () => {
    while (writing.now) {
      const { rows } = await writer.query<{ id: string }>(
        "insert into nota (texto) values ('x') returning id",
      )
      acknowledged = Number(rows[0]!.id)
    }
  })()
  await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(20_000)
  const before = acknowledged
  await copyCluster(source.url, original, copy)
  writing.now = false
  await writes

  const started = await startEmbedded({ dataDir: copy })
  const client = await open(started.url)
  const { rows } = await client.query<{ count: number; last: number }>(
    'select count(*)::int as count, max(id)::int as last from nota',
  )
  expect(rows[0]!.last).toBeGreaterThanOrEqual(before)
  expect(rows[0]!.last).toBeLessThanOrEqual(acknowledged)
  expect(rows[0]!.count).toBe(rows[0]!.last)
  await client.end()
  await started.stop()
})

it('a packed cluster is put into a folder that has none, and is the same there', async () => {
  const started = await startEmbedded({ dataDir: copy })
  const before = await readContents(await open(started.url))
  expect(Object.keys(before)).toEqual(['public.nota'])
  expect(before['public.nota']!.soma).toMatch(/^[0-9a-f]{64}$/)
  expect(hasOlderSums(before)).toBe(false)
  expect(() => packCluster(copy, packed)).toThrow('está em uso')
  await clients.pop()!.end()
  await started.stop()

  packCluster(copy, packed)
  unpackCluster(packed, restored)
  expect(() => unpackCluster(packed, restored)).toThrow('Já há um banco')
  const again = await startEmbedded({ dataDir: restored })
  const client = await open(again.url)
  expect(differences(before, await readContents(client))).toEqual([])
  await client.query("update nota set texto = 'y' where id = 7; delete from nota where id = 8")
  const after = await readContents(client)
  expect(differences(before, after)).toEqual([
    `public.nota: ${before['public.nota']!.linhas - 1} linhas em vez de ${before['public.nota']!.linhas}`,
  ])
  await client.query("insert into nota overriding system value values (8, repeat(md5('8'), 20))")
  expect(differences(before, await readContents(client))).toEqual(['public.nota: conteúdo diferente'])
  // As it was, in another order on the disk; then one letter is another one.
  await client.query('update nota set texto = repeat(md5(id::text), 20) where id in (7, 8)')
  expect(differences(before, await readContents(client))).toEqual([])
  await client.query("update nota set texto = overlay(texto placing 'z' from 640) where id = 9")
  expect(differences(before, await readContents(client))).toEqual(['public.nota: conteúdo diferente'])
  await client.end()
  await again.stop()
})

it('of a copy with sums of an older kind the counts alone are compared', () => {
  const older = { 'public.nota': { linhas: 2, soma: '1152921504606846976' } }
  const now = (linhas: number) => ({ 'public.nota': { linhas, soma: 'f'.repeat(64) } })
  expect(hasOlderSums(older)).toBe(true)
  expect(differences(older, now(2))).toEqual([])
  expect(differences(older, now(1))).toEqual(['public.nota: 1 linhas em vez de 2'])
})
