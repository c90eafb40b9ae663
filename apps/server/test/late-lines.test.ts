/** Lines that may come late are written by a stop, too: a real server, ended while it is asked. */
import { createDatabase } from '@intranet/db/connection'
import { startThrowAway } from '@intranet/db/throw-away'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../../web/e2e/support/server.ts'
import { verifyLog } from '../src/modules/access/security/verify-log.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'late-lines-'))
const file = join(folder, 'log', 'security.jsonl')
let embedded: Awaited<ReturnType<typeof startThrowAway>>
let server: RunningServer

beforeAll(async () => {
  embedded = await startThrowAway()
  server = await startServer({ DATABASE_URL: embedded.url, SECURITY_LOG: file, TRUST_PROXY: '1' })
}, 240_000)
afterAll(async () => {
  await embedded?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** One sign-in over a connection that nothing else uses; undefined where nobody answers. */
const signIn = (address: string, input: object) =>
  new Promise<number | undefined>((done) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    request(`${server.url}/v1/auth/login`, { method: 'POST', agent: false, headers }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode))
    })
      .once('error', () => done(undefined))
      .end(JSON.stringify(input))
  })

const ENOUGH = 200
const AT_ONCE = 8

it('every refused sign-in that was answered before SIGTERM, or after it, is in the table and in SECURITY_LOG, and what was exported right before it (docs/security.md#security-log)', async () => {
  const answered: string[] = []
  let asked = 0
  const enough = Promise.withResolvers<void>()
  /** Fails to sign in from one new address after the other, until nobody answers any more. */
  async function refuse(): Promise<void> {
    for (;;) {
      const n = (asked += 1)
      const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
      const status = await signIn(address, { email: `ninguem${n}@intranet.example`, senha: 'Errada@2026' })
      if (status === undefined) return
      expect(status).toBe(401)
      answered.push(address)
      if (answered.length === ENOUGH) enough.resolve()
    }
  }
  const refusing = Promise.all(Array.from({ length: AT_ONCE }, refuse))
  await enough.promise
  const { db, close } = createDatabase(embedded.url, { max: 1 })
  await db.insertInto('exportacao').values({ tela: 'departments.list', filtros: '{}', linhas: 7 }).execute()
  await server.stop()
  await refusing
  expect(answered.length).toBeGreaterThanOrEqual(ENOUGH)
  const written = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { tipo: string; endereco: string })
  expect(written.filter(({ tipo }) => tipo === 'exportacao')).toMatchObject([{ detalhe: '7 linhas' }])
  const rows = await db.selectFrom('seguranca_evento').select(['tipo', 'endereco']).execute()
  for (const lines of [written, rows]) {
    const there = new Set(lines.flatMap(({ tipo, endereco }) => (tipo === 'falha' ? [endereco] : [])))
    expect(answered.filter((address) => !there.has(address))).toEqual([])
  }
  expect((await verifyLog(db, { lines: '2000-01-01', readings: '2000-01-01' })).achados).toEqual([])
  await close()
}, 60_000)
