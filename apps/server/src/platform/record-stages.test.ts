/** The thread of a record (docs/screens.md#the-thread-of-a-record): whose stays make a median, and how many it takes. */
import { DAY_MS } from '@intranet/contract/durations'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { countStatements } from '../../test/count-statements.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { makeLead } from '../../test/factories/sales.ts'
import { stagedLeads } from '../modules/sales/leads/lead-history.queries.ts'
import { readStages } from './record-stages.ts'
import { findActor } from './session.ts'

const { db, deps, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const { call } = await as({ roles: ['vendas:gestor'], empresas: [ours], employee: true })
const away = await as({ roles: ['vendas:gestor'], empresas: [theirs], employee: true })

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

/** A lead that left the first stage after `stay` days, `left` days ago. */
async function leaving(provider: number, stay: number, left: number): Promise<number> {
  const id = await makeLead(db, provider, { created_at: ago(left + stay) })
  await sql`update vendas_lead set status = 2 where id = ${id}`.execute(db)
  await sql`update log_historico set data = ${ago(left)} where tabela = 'vendas_lead' and id_item = ${String(id)}
    and operacao = 'UPDATE'`.execute(db)
  return id
}

describe('the stages of a record', () => {
  it('are in order, each with its beginning and its end, with the limit of the present one', async () => {
    const id = await leaving(ours, 3, 5)
    const { etapas, limite } = await call.leads.stages({ id })
    expect(etapas.map(({ etapa }) => etapa)).toEqual(['1', '2'])
    const [first, second] = etapas
    expect(Math.round((first!.ate!.getTime() - first!.desde.getTime()) / DAY_MS)).toBe(3)
    expect(second).toEqual({ etapa: '2', desde: first!.ate, ate: null })
    expect(limite).toBe(await deps.parameters.read('lead_parada_dias'))
  })

  it('are shown of a record that never moved', async () => {
    const id = await makeLead(db, ours)
    const { etapas } = await call.leads.stages({ id })
    expect(etapas).toMatchObject([{ etapa: '1', ate: null }])
  })

  it('begin when the table says so where the history has no move of it', async () => {
    const id = await makeLead(db, ours, { status: 3, created_at: ago(9), status_em: ago(2) })
    const [only, ...others] = (await call.leads.stages({ id })).etapas
    expect([only!.etapa, Math.round((Date.now() - only!.desde.getTime()) / DAY_MS)]).toEqual(['3', 2])
    expect(others).toEqual([])
  })

  it('go on through changes that leave the stage as it is', async () => {
    const id = await makeLead(db, ours)
    await sql`update vendas_lead set bairro = 'Centro' where id = ${id}`.execute(db)
    expect((await call.leads.stages({ id })).etapas).toHaveLength(1)
  })

  it('are not found where the reader does not see the record', async () => {
    const id = await makeLead(db, theirs)
    await expect(call.leads.stages({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('take two statements', async () => {
    const { actor } = (await findActor(deps.auth, away.token))!
    const seen = await makeLead(db, theirs)
    expect((await countStatements(deps, () => readStages(db, stagedLeads(db, actor), seen))).statements).toBe(
      2,
    )
  })
})

describe('the usual days of a stage', () => {
  const usual = async (reader: typeof call, id: number) =>
    (await reader.leads.stages({ id })).medianas.find(({ etapa }) => etapa === '1')

  it('are the median of at least ten stays of the last ninety days, of rows that the reader sees', async () => {
    const here = await makeProvider(db)
    const near = await as({ roles: ['vendas:gestor'], empresas: [here], employee: true })
    const id = await leaving(here, 2, 1)
    for (let n = 0; n < 8; n += 1) await leaving(here, 4, 1)
    for (let n = 0; n < 10; n += 1) await leaving(theirs, 30, 1)
    await leaving(here, 50, 91)
    expect(await usual(near.call, id)).toBeUndefined()
    await leaving(here, 9, 89)
    expect(await usual(near.call, id)).toEqual({ etapa: '1', dias: 4, saidas: 10 })
  })
})
