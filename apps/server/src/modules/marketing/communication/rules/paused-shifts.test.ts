/** A shift that begins while its campaign or rule is paused: docs/marketing.md#stopping. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import {
  executionsOf,
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  shiftAt as at,
} from '../../../../../test/factories/communication.ts'
import { assertStarts } from './rule-firing.ts'
import { runShifts } from './shift.service.ts'

const { db, deps, as } = await testWorld()
const id_empresa = await makeProvider(db)
await makeCustomer(db, id_empresa, { data_nascimento: '1990-08-10' })
const { call } = await as({ roles: ['regua_comunicacao:gestor'], empresas: [id_empresa] })

async function world(rule: Parameters<typeof makeCommunicationRule>[2] = {}) {
  const campanha = await makeCommunicationCampaign(db, id_empresa)
  return { campanha, id: await makeCommunicationRule(db, campanha, { turno: 'T', ...rule }) }
}
const today = { data_referencia: '2026-08-10', turno: 'T' }
const birthday = { criterio: 'data_aniversario', data_especifica: null }
const over = (table: 'campanha_comunicacao' | 'campanha_regras', id: number, hours: number) =>
  sql`update ${sql.table(table)} set parada_em = now() - make_interval(hours => ${hours}) where id = ${id}`.execute(
    db,
  )

describe.each(['campaign', 'rule'] as const)('a shift that begins during the pause of its %s', (which) => {
  async function paused(hours: number) {
    const { campanha, id } = await world(birthday)
    const table = which === 'campaign' ? 'campanha_comunicacao' : 'campanha_regras'
    const ids = [which === 'campaign' ? campanha : id]
    const set = (ativo: boolean) =>
      which === 'campaign'
        ? call.communicationCampaigns.setActive({ ids, ativo })
        : call.communicationRules.setActive({ ids, ativo })
    await set(false)
    await over(table, ids[0]!, hours)
    await set(true)
    return id
  }

  it('is planned while its window is open (docs/marketing.md#stopping)', async () => {
    const id = await paused(23)
    await runShifts(deps, at('2026-08-10', 'T', 120))
    expect((await executionsOf(db, id)).at(-1)).toMatchObject({ ...today, situacao: 'executando', total: 1 })
  })

  it('is lost afterwards, and said to be (docs/marketing.md#stopping)', async () => {
    const id = await paused(23)
    await runShifts(deps, at('2026-08-10', 'T', 361))
    expect((await executionsOf(db, id)).at(-1)).toMatchObject({
      ...today,
      situacao: 'perdido',
      motivo: 'janela',
    })
  })

  it('is not planned after a pause of a day: the next one is (docs/marketing.md#stopping)', async () => {
    const id = await paused(24)
    await runShifts(deps, at('2026-08-10', 'T', 120))
    expect(await executionsOf(db, id)).toEqual([])
  })
})

describe('a paused rule of a specific date', () => {
  const rule = {
    criterio: 'data_especifica',
    envio: 'no_dia',
    tempo: 0,
    data_especifica: '2026-08-10',
    turno: 'T',
  } as const
  const starts = async (hours: number, moment: Date) => {
    const { id } = await world()
    await call.communicationRules.setActive({ ids: [id], ativo: false })
    await over('campanha_regras', id, hours)
    return assertStarts(db, id, rule, moment)
  }

  it('goes on while the shift of its day is open, and not later (docs/marketing.md#rules-that-never-fire)', async () => {
    await starts(1, at('2026-08-10', 'T', 360))
    const text = 'Esta regra nunca seria enviada'
    await expect(starts(1, at('2026-08-10', 'T', 361))).rejects.toMatchObject({
      details: { campos: { data_especifica: expect.stringContaining(text) as string } },
    })
    await expect(starts(1, at('2026-08-11', 'T', 1))).rejects.toThrow()
    await expect(starts(24, at('2026-08-10', 'T', 1))).rejects.toThrow()
  })

  it('does not count as active before its day was changed', async () => {
    const { id } = await world()
    await call.communicationRules.setActive({ ids: [id], ativo: false })
    await db.updateTable('campanha_regras').set({ turno: 'N', ativo: true }).where('id', '=', id).execute()
    await runShifts(deps, at('2026-08-10', 'N', 10))
    expect(await executionsOf(db, id)).toEqual([])
  })
})
