import { describe, expect, it, vi } from 'vitest'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { cpfOf, makePrizes, makeRoulette, makeWinners } from '../../../../test/factories/roulette.ts'
import { makeSpins } from '../../../../test/factories/spins.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { markSent } from '../../sales/erp/erp-outbox.queries.ts'
import { ERP_TRIES, sendDue } from '../../sales/erp/erp-sender.job.ts'
import { anonymiseParticipants } from './participant.queries.ts'
import { spinWheel } from './spin.service.ts'

const { db, as, deps } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const boss = await as(superadmin)
const { participant, spin, historyOf } = await makeSpins(db, deps.sealed)

describe('a ticket of a win', () => {
  it('is queued for the ERP together with the win', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao, api_erp: true })
    await makePrizes(db, wheel.id, [{ consumivel: false }])
    await db.insertInto('empresa_erp').values({ id_empresa: razao, url: 'https://erp.example/api' }).execute()
    await spin(wheel)
    const sent = await db.selectFrom('erp_saida').where('tipo', '=', 'roleta').selectAll().execute()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.corpo).toMatchObject({ tipo: 'roleta', campanha: wheel.nome, premio: 'Prêmio 1' })
  })

  it('is not queued where the ERP takes nothing new (docs/marketing.md#erp-tickets)', async () => {
    const id_empresa = await makeProvider(db)
    const wheel = await makeRoulette(db, { id_empresa, api_erp: true })
    await makePrizes(db, wheel.id, [{ consumivel: false }])
    const row = { id_empresa, url: 'https://erp.example/api', tipo: 'hubsoft', capacidades: ['faturas'] }
    await db.insertInto('empresa_erp').values(row).execute()
    await spin(wheel)
    const queued = db.selectFrom('erp_saida').where('id_empresa', '=', id_empresa)
    expect(await queued.selectAll().execute()).toEqual([])
  })

  it('leaves the prize won when it fails: no second prize in the interval, and no error once it is sent (docs/marketing.md#erp-tickets)', async () => {
    const id_empresa = await makeProvider(db)
    const wheel = await makeRoulette(db, { id_empresa, api_erp: true })
    await makePrizes(db, wheel.id, [{ consumivel: false }])
    await db.deleteFrom('erp_saida').execute()
    await db
      .insertInto('empresa_erp')
      .values({ id_empresa, url: 'http://127.0.0.1:1/', permite_http: true })
      .execute()
    const same = { cpf: cpfOf(710_000) }
    await spin(wheel, { ...same, chave: 'ganhou-uma' })
    for (let tries = 0; tries < ERP_TRIES; tries += 1) {
      await db
        .updateTable('erp_saida')
        .set({ proxima_em: new Date(0) })
        .execute()
      await sendDue(groundOf(deps))
    }
    expect(await historyOf(wheel)).toMatchObject([{ erro: expect.stringMatching(/^ERP: /) }])
    await expect(spin(wheel, { ...same, chave: 'quer-outra' })).rejects.toThrow('Você já participou!')
    const row = await db.selectFrom('erp_saida').selectAll().executeTakeFirstOrThrow()
    await markSent(db, row, { cod_lead: '1', data_mk: null, hora_mk: null })
    expect(await historyOf(wheel)).toMatchObject([{ erro: null }])
  })
})

describe('a campaign and its spins', () => {
  it('are not reset in the middle of a spin: the stock is what was won since', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao })
    await makePrizes(db, wheel.id, [{ quantidade: 5 }])
    let reset: Promise<unknown> | undefined
    await inTransaction(db, null, async (tx) => {
      await spinWheel(tx, wheel, participant())
      reset = boss.call.roulette.reset({ id_campanha: wheel.id })
      await vi.waitFor(async () => {
        const { rows } = await deps.connection.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        expect(rows).toHaveLength(1)
      }, 15_000)
    })
    await reset
    expect(await historyOf(wheel)).toEqual([])
    const prizes = db.selectFrom('site_roleta_premios').where('id_campanha', '=', wheel.id)
    expect(await prizes.select('distribuidos').execute()).toEqual([{ distribuidos: 0 }])
  })

  it('end together: one that was paused since it was looked up gives nothing', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao, ativo: false })
    await makePrizes(db, wheel.id, [{ consumivel: false }])
    await expect(spin(wheel)).rejects.toThrow('Esta campanha não está disponível.')
    expect(await historyOf(wheel)).toEqual([])
  })
})

/** Tickets of participations that their ERP never took. */
async function queuedTickets(ids: number[]) {
  const ticket = { id_empresa: razao, tipo: 'roleta', situacao: 'falhou' }
  const values = ids.map((id) => ({ ...ticket, id_item: id, corpo: { nome: 'A' }, chave: `roleta:${id}` }))
  await db.insertInto('erp_saida').values(values).execute()
  return async () => {
    const left = db.selectFrom('erp_saida').where('tipo', '=', 'roleta').where('id_item', 'in', ids)
    return (await left.select('id_item').execute()).map(({ id_item }) => id_item)
  }
}

describe('what was queued of people', () => {
  it('is deleted with the reset of their campaign, and of nobody else', async () => {
    const wheels = [
      await makeRoulette(db, { id_empresa: razao }),
      await makeRoulette(db, { id_empresa: razao }),
    ]
    const people: number[] = []
    for (const { id } of wheels) {
      const [won] = await makePrizes(db, id, [{}])
      await makeWinners(db, id, won!.id, 1, 5000)
      const row = db.selectFrom('site_roleta_historico').where('id_campanha', '=', id).select('id')
      people.push((await row.executeTakeFirstOrThrow()).id)
    }
    const tickets = await queuedTickets(people)
    await boss.call.roulette.reset({ id_campanha: wheels[0]!.id })
    expect(await tickets()).toEqual([people[1]])
  })

  it('goes with their names six months after the end, except winners’; a repeated participant is still recognised (docs/marketing.md#participants)', async () => {
    const wheel = await makeRoulette(db, {
      id_empresa: razao,
      data_inicio_campanha: '2025-01-01',
      data_fim_campanha: '2025-02-01',
    })
    const [won] = await makePrizes(db, wheel.id, [{}])
    await makeWinners(db, wheel.id, won!.id, 2, 4000)
    const rows = () =>
      db
        .selectFrom('site_roleta_historico')
        .where('id_campanha', '=', wheel.id)
        .selectAll()
        .orderBy('id')
        .execute()
    const [first] = await rows()
    await db
      .updateTable('site_roleta_historico')
      .set({ entregue_em: new Date() })
      .where('id', '=', first!.id)
      .execute()
    const [, last] = await rows()
    const tickets = await queuedTickets([first!.id, last!.id])
    await anonymiseParticipants(db, 100)
    expect(await tickets()).toEqual([first!.id])
    const [kept, gone] = await rows()
    expect(kept!.cpf).toBe(cpfOf(4000))
    expect(gone).toMatchObject({ nome: 'Participante', cpf: null, telefone: null })
    expect(gone!.pessoa).toMatch(/^[0-9a-f]{64}$/)
  })
})
