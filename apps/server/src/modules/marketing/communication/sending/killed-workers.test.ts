import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../../../test/database.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
} from '../../../../../test/factories/communication.ts'

const { db, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'fila-'))
const file = join(folder, 'entregues')
writeFileSync(file, '')
const script = fileURLToPath(new URL('../../../../../test/queue.process.ts', import.meta.url))
const workers = new Set<ChildProcess>()
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const MESSAGES = 3000
const KILLS = 10

function startWorker(): Promise<ChildProcess> {
  const worker = fork(script, [url, file, '2'], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  workers.add(worker)
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker))
    worker.once('exit', () => reject(new Error('a worker ended by itself')))
  })
}

const handedOver = () => readFileSync(file, 'utf8').split('\n').filter(Boolean)

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ situacao: string; total: number }>`
    select situacao, count(*)::int as total from campanha_envio group by 1`.execute(db)
  const found = Object.fromEntries(rows.map(({ situacao, total }) => [situacao, total]))
  expect(Object.values(found).reduce((sum, total) => sum + total, 0)).toBe(MESSAGES)
  return found
}

async function queue(): Promise<void> {
  const empresa = await makeProvider(db)
  const campanha = await makeCommunicationCampaign(db, empresa)
  const regra = await makeCommunicationRule(db, campanha)
  const pessoa = await makeCustomer(db, empresa)
  await sql`insert into parametro (chave, valor) select c, '0'::jsonb from unnest(array['comunicacao_ritmo_sms',
    'comunicacao_limite_dia', 'comunicacao_limite_30_dias']) c`.execute(db)
  await sql`insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, situacao,
      regra, envia_em, expira_em, total)
    select ${regra}, ${campanha}, ${empresa}, 'X', current_date, 'M', 'executando',
      '{"mensagem_sms":"Oi","provedor":"X"}', now(), now() + interval '1 hour', ${MESSAGES}`.execute(db)
  await sql`insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, envia_em, expira_em)
    select x.id, ${regra}, ${empresa}, ${pessoa}, 'sms', '55' || n, current_date - n, 'na_fila', now(), x.expira_em
    from campanha_execucao x, generate_series(1, ${MESSAGES}) n`.execute(db)
}

it('two processes, killed ten times at any moment, hand over every message once or leave it uncertain (docs/send-queue.md#marked-before-it-leaves)', async () => {
  await queue()
  await Promise.all([startWorker(), startWorker()])
  for (let kills = 0; kills < KILLS; kills += 1) {
    const before = handedOver().length
    // Some progress between kills, so that messages are being sent; near the end there may be none left.
    await expect
      .poll(async () => handedOver().length > before + 40 || !(await counts()).na_fila, {
        timeout: 30_000,
        interval: 50,
      })
      .toBe(true)
    const [victim] = [...workers]
    workers.delete(victim!)
    victim!.removeAllListeners('exit')
    victim!.kill('SIGKILL')
    await counts()
    await startWorker()
  }
  await expect
    .poll(
      async () => {
        const { na_fila = 0, reservado = 0, enviando = 0 } = await counts()
        return na_fila + reservado + enviando
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(0)
  const sent = handedOver()
  expect(new Set(sent).size).toBe(sent.length)
  const { enviado = 0, incerto = 0, ...rest } = await counts()
  expect(rest).toEqual({})
  expect(enviado + incerto).toBe(MESSAGES)
  expect(incerto).toBeLessThanOrEqual(20 * 2 * KILLS)
  // Each message handed over is stored as sent or as uncertain; each message stored as sent was handed over.
  expect(sent.length).toBeGreaterThanOrEqual(enviado)
}, 120_000)
