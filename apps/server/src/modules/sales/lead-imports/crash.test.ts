import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@intranet/db/connection'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importWorld } from '../../../../test/factories/import-world.ts'
import { csvText, sheetRows } from '../../../../test/factories/sheets.ts'
import { advanceImport } from './run-import.service.ts'

const { db, deps, manager, begin } = await importWorld()
const program = fileURLToPath(new URL('../../../../test/run-import.process.ts', import.meta.url))
const ROWS = 3000

/** Begins to work on the import and ends without warning a moment later. */
async function crashAfter(id: number, ms: number): Promise<void> {
  const url = deps.connection.pool.options.connectionString!
  const child = fork(program, [url, String(id)], {
    env: { ...process.env, PORT: '3000', DATA_DIR: deps.env.DATA_DIR, LOG_LEVEL: 'silent' },
    execArgv: [],
  })
  const ended = once(child, 'exit')
  await once(child, 'message')
  await sleep(ms)
  child.kill('SIGKILL')
  await ended
}

/** Until PostgreSQL notices that a process has ended, its locks still exist. */
const carryOn = (id: number, until: string) =>
  expect
    .poll(
      async () => {
        await advanceImport(deps, id)
        return (await manager.call.leadImports.get({ id })).situacao
      },
      { timeout: 60_000 },
    )
    .toBe(until)

it('many at once leave connections for other work', async () => {
  const connection = createDatabase(deps.connection.pool.options.connectionString!, { max: 2 })
  const ids: number[] = []
  for (let n = 0; n < 6; n++) {
    const id = await begin('leads.csv', csvText(sheetRows(20, n * 100), ';'))
    await manager.call.leadImports.read({ id })
    ids.push(id)
  }
  let fetching = 0
  let most = 0
  const storage = Object.create(deps.storage, {
    read: {
      async value(id: string) {
        most = Math.max(most, ++fetching)
        // Another request is answered while the files are slow to arrive.
        await connection.pool.query('select 1')
        fetching--
        return deps.storage.read(id)
      },
    },
  }) as typeof deps.storage
  await Promise.all(ids.map((id) => advanceImport({ ...deps, connection, storage }, id)))
  const { dados } = await manager.call.leadImports.list({ filtro: { id: { _in: ids } } })
  expect(dados.map(({ situacao }) => situacao)).toEqual(Array(6).fill('conferida'))
  expect(most).toBeLessThanOrEqual(2)
  await connection.close()
}, 60_000)

it('an import that is killed at any point loses and repeats nothing', async () => {
  const rows = sheetRows(ROWS)
  for (let n = 1; n <= 37; n++) rows[n * 50]![2] = 'errado'
  const id = await begin('leads.csv', csvText(rows, ';'))
  await manager.call.leadImports.read({ id })
  for (const ms of [150]) await crashAfter(id, ms)
  await carryOn(id, 'conferida')
  await manager.call.leadImports.confirm({ id })
  for (const ms of [30]) await crashAfter(id, ms)
  await carryOn(id, 'importada')
  await manager.call.leadImports.createLeads({ id, todos: true })
  for (const ms of [150, 600]) await crashAfter(id, ms)
  await carryOn(id, 'importada')

  const expected = ROWS - 37
  const counts = await sql<Record<string, number>>`select
    (select count(*) from vendas_lead_participante where id_importacao_evento = ${id}) as participantes,
    (select count(distinct linha) from vendas_lead_participante where id_importacao_evento = ${id}) as linhas,
    (select count(*) from vendas_lead_importacao_erro where id_importacao_evento = ${id}) as erros,
    (select count(*) from vendas_lead) as leads,
    (select count(distinct id_participante) from vendas_lead) as distintas,
    (select count(*) from vendas_lead_historico where acao = 'criada') as historico`.execute(db)
  expect(counts.rows[0]).toEqual({
    participantes: expected,
    linhas: expected,
    erros: 37,
    leads: expected,
    distintas: expected,
    historico: expected,
  })
  expect(await manager.call.leadImports.get({ id })).toMatchObject({
    situacao: 'importada',
    total_participantes: expected,
    leads_criadas: expected,
    linhas_com_erro: 37,
  })
}, 120_000)
