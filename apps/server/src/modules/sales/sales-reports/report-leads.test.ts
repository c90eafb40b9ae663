import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao' })
const vetorial = await makeProvider(db, { sistema: 'vetorial' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [razao] })
const seller = await as({ roles: ['vendas:solicitante'], empresas: [razao], employee: true })
const { salesReports } = manager.call
const august = { data_ini: '2026-08-01', data_end: '2026-08-31' }

const created_at = '2026-08-10T10:00:00-03:00'
const lost = { created_at, motivo_inviabilidade: 'Distância', cidade: 'Pinhais' }
const sold = { created_at, status: 5, contrato: 'C1', produto: 'Fibra 500', valor: '100.00' }
await makeLead(db, razao, { ...sold, id_vendedor: seller.userId, finalizada_em: '2026-08-12T13:25:00-03:00' })
await makeLead(db, razao, { ...sold, finalizada_em: '2026-09-02T13:25:00-03:00' })
await makeLead(db, razao, { created_at: '2026-08-31T23:59:00-03:00' })
await makeLead(db, razao, { created_at, wrong_motivo: 'telefone' })
await makeLead(db, razao, lost)
await makeLead(db, razao, { ...lost, created_at: '2026-07-31T23:59:00-03:00' })
await makeLead(db, razao, {
  created_at,
  status: 3,
  motivo_inviabilidade: 'Sem Cobertura',
  tipo: 'upgrade',
  cod_cliente: '1',
})
await makeLead(db, razao, {})
await makeLead(db, vetorial, { created_at })
await makeLead(db, vetorial, lost)

describe('the details that are leads', () => {
  const headers = { authorization: `Bearer ${manager.token}` }
  const ask = async (name: string, payload: object) => {
    const url = `/v1/vendas/relatorio/${name}`
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    const { total, ...body } = answer.json() as { total: number } & Record<string, { id: number }[]>
    return { total, rows: body[`vendas_relatorio_${name.split('/')[0]}`]! }
  }

  it.each(['sellers', 'unfeasibility'])(
    'are the rows that %s counted, whatever is asked for',
    async (name) => {
      for (const asked of [
        august,
        {},
        { ...august, provedor: 'razao' },
        { ...august, provedor: 'vetorial' },
      ]) {
        const report = (await salesReports[name as 'sellers'](asked)).soma.leads
        const details = await ask(`${name}/detalhes`, { ...asked, limit: 0 })
        expect([details.total, details.rows.length]).toEqual([report, report])
      }
    },
  )

  it('are those of one row by its key, filtered and paged like a list of leads', async () => {
    const { dados } = await salesReports.sellers(august)
    for (const { chave, leads } of dados) {
      expect((await ask('sellers/detalhes', { ...august, seller: chave })).total).toBe(leads)
      expect((await ask('sellers/detalhes', { filtro: { ...august, chave } })).total).toBe(leads)
    }
    const distant = { ...august, reason: 'Distância' }
    expect((await ask('unfeasibility/detalhes', distant)).rows).toMatchObject([{ cidade: 'Pinhais' }])
    expect((await ask('unfeasibility/detalhes', { ...august, reason: 'Sem Porta' })).total).toBe(0)
    const one = await ask('sellers/detalhes', { ...august, filtro: { desfecho: 'efetivada' }, limit: 1 })
    expect([one.total, one.rows.length]).toEqual([2, 1])
  })

  it('and the reports take the last day as data_fim, or as data_end', async () => {
    const { data_ini, data_end } = august
    const ends = await Promise.all(
      [{ data_fim: data_end }, { data_end }].map((end) => ask('city', { data_ini, ...end })),
    )
    expect(ends[0]).toEqual(ends[1])
    expect((await ask('sellers/detalhes', { data_ini, data_fim: data_end })).total).toBe(5)
  })
})
