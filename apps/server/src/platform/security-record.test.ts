import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { verifyLog } from '../modules/access/security/verify-log.service.ts'
import { inSavepoint } from './savepoint.ts'
import { createSecurityLog } from './security-log.ts'
import { inTransaction } from './transaction.ts'

const { db } = await testWorld()
const folder = mkdtempSync(join(tmpdir(), 'record-'))
const from = { address: '10.9.1.1', requestId: 'pedido-1' }
let made = 0

function newLog(over: { most?: number; broken?: boolean } = {}) {
  const path = join(folder, `${(made += 1)}.jsonl`)
  const onError = vi.fn<(error: unknown) => void>()
  const log = createSecurityLog(db, { path, onError, ...over })
  const copied = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { alvo: string; detalhe: string | null; ordem?: number })
  return { log, onError, copied }
}

const kept = async (alvo: string) =>
  (await db.selectFrom('seguranca_evento').select('tipo').where('alvo', '=', alvo).execute()).length

it('a line of a transaction is there with its commit, in the copy too, and nowhere where it failed (docs/security.md#security-log)', async () => {
  const { log, copied } = newLog()
  await inTransaction(db, null, async (open) => {
    await log.record(open, 'senha', from, { alvo: 'feito' })
    expect([await kept('feito'), copied()]).toEqual([0, []])
  })
  expect([await kept('feito'), copied().map(({ alvo }) => alvo)]).toEqual([1, ['feito']])
  const failed = inTransaction(db, null, async (open) => {
    await log.record(open, 'senha', from, { alvo: 'desfeito' })
    await sql`select 1 / 0`.execute(open)
  })
  await expect(failed).rejects.toThrow()
  expect([await kept('desfeito'), copied().length]).toEqual([0, 1])
})

it('outside of one it is there at once, with nothing left to settle', async () => {
  const { log, copied } = newLog()
  await log.record(db, 'consulta', from, { alvo: 'olhado' })
  expect([await kept('olhado'), copied().length]).toEqual([1, 1])
})

it('goes with the savepoint that it was in, and the ones beside it stay', async () => {
  const { log } = newLog()
  await inTransaction(db, null, async (open) => {
    await log.record(open, 'ajuste', from, { alvo: 'antes' })
    await inSavepoint(open, async () => {
      await log.record(open, 'ajuste', from, { alvo: 'dentro' })
      throw new Error('no')
    }).catch(() => {})
    await log.record(open, 'ajuste', from, { alvo: 'depois' })
  })
  expect([await kept('antes'), await kept('dentro'), await kept('depois')]).toEqual([1, 0, 1])
})

it('forty transactions at once, of which some fail in their last statement, leave chains without a gap', async () => {
  const { log } = newLog()
  await sql`create table adiada (n int unique deferrable initially deferred)`.execute(db)
  await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      inTransaction(db, null, async (open) => {
        // Every tenth is refused by its COMMIT, after its line was written.
        const value = n % 10 === 9 ? sql`values (${n}), (${n})` : sql`values (${n})`
        await sql`insert into adiada ${value}`.execute(open)
        await log.record(open, 'ajuste', from, { alvo: 'ao mesmo tempo' })
      }),
    ),
  )
  expect(await kept('ao mesmo tempo')).toBe(36)
  expect((await verifyLog(db, { lines: '2000-01-01', readings: '2000-01-01' })).achados).toEqual([])
})

it('lines past what may wait are in the copy all the same, and the log says how many they were', async () => {
  const { log, onError, copied } = newLog({ most: 3 })
  for (let n = 0; n < 8; n += 1) log.note('falha', from, { alvo: 'fila cheia' })
  expect(copied()).toHaveLength(8)
  expect(onError).toHaveBeenCalledTimes(1)
  await log.settle()
  expect(await kept('fila cheia')).toBe(3)
  const last = copied().at(-1)!
  expect(last).toMatchObject({ detalhe: '5 linhas só em SECURITY_LOG: a fila estava cheia' })
  log.note('falha', from, { alvo: 'depois da fila' })
  await log.settle()
  expect(await kept('depois da fila')).toBe(1)
  expect((await verifyLog(db, { lines: '2000-01-01', readings: '2000-01-01' })).achados).toEqual([])
})
