import { leadLists, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { wholeNumber } from './lead.search.ts'

const { db, as } = await testWorld()
const id_empresa = await makeProvider(db)
const { call } = await as(superadmin)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000)

type Lead = NonNullable<Parameters<typeof makeLead>[2]>
const lost: Lead = { motivo_inviabilidade: 'Sem Cobertura', status: 3 }
const upgrade: Lead = { tipo: 'upgrade', cod_cliente: '77' }
const sold: Lead = { status: 5, finalizada_em: new Date() }

/** The table of docs/sales.md#lists-are-views, line by line. */
it.each<[what: string, lead: Lead, lists: LeadListKey[]]>([
  ['an open one', {}, ['leads', 'all']],
  ['an effected one', sold, ['all']],
  ['an upgrade', upgrade, ['upgrade', 'all']],
  ['an effected upgrade', { ...upgrade, ...sold }, ['upgrade', 'all']],
  ['a downgrade', { ...upgrade, tipo: 'downgrade' }, ['downgrade', 'all']],
  ['a wrong upgrade', { ...upgrade, wrong_motivo: 'telefone' }, ['wrong']],
  [
    'an inactive downgrade',
    { ...upgrade, tipo: 'downgrade', inativada_em: new Date() },
    ['inactivated', 'all'],
  ],
  ['one without coverage', lost, ['without-coverage', 'all']],
  ['an upgrade without coverage', { ...upgrade, ...lost }, ['upgrade', 'all']],
  [
    'one without coverage on the blocklist',
    { ...lost, blacklist: 'endereco' },
    ['without-coverage', 'blocklist', 'all'],
  ],
  ['an unfeasible one', { motivo_inviabilidade: 'Sem Porta' }, ['unfeasible', 'all']],
  ['an inactive one without coverage', { ...lost, inativada_em: new Date() }, ['inactivated', 'all']],
  ['a wrong, inactive one', { wrong_motivo: 'outro', inativada_em: new Date() }, ['wrong']],
  ['an excluded, wrong one', { excluida_em: new Date(), wrong_motivo: 'outro' }, ['excluded']],
  ['an excluded one on the blocklist', { excluida_em: new Date(), blacklist: 'cliente' }, ['excluded']],
  ['a wrong one on the blocklist', { wrong_motivo: 'outro', blacklist: 'cliente' }, ['wrong', 'blocklist']],
  ['stage 1, three days without contact', { created_at: daysAgo(3) }, ['leads', 'all', 'overdue']],
  ['stage 1, two days', { created_at: daysAgo(2) }, ['leads', 'all']],
  ['stage 1, contacted yesterday', { created_at: daysAgo(9), ultimo_contato: daysAgo(1) }, ['leads', 'all']],
  ['stage 2, four days', { status: 2, created_at: daysAgo(4) }, ['leads', 'all']],
  ['stage 3, five days', { status: 3, created_at: daysAgo(5) }, ['leads', 'all', 'overdue']],
  ['stage 4, fourteen days', { status: 4, created_at: daysAgo(14) }, ['leads', 'all']],
  ['stage 4, fifteen days', { status: 4, created_at: daysAgo(15) }, ['leads', 'all', 'overdue']],
  ['an overdue upgrade', { ...upgrade, created_at: daysAgo(4) }, ['upgrade', 'all', 'overdue']],
  ['an old one without coverage', { ...lost, created_at: daysAgo(90) }, ['without-coverage', 'all']],
  ['one whose contact is promised for today', { proximo_contato: new Date() }, ['leads', 'all', 'today']],
  ['one promised for later', { proximo_contato: daysAgo(-3) }, ['leads', 'all']],
  ['one that stands in its stage', { status_em: daysAgo(11) }, ['leads', 'all', 'stalled']],
])('%s is in its lists and in no other', async (_what, lead, lists) => {
  const id = await makeLead(db, id_empresa, lead)
  const found: LeadListKey[] = []
  for (const lista of leadLists) {
    const { dados } = await call.leads.list({ lista, filtro: { id } })
    if (dados.length) found.push(lista)
  }
  expect(found.toSorted()).toEqual(lists.toSorted())
})

it('shows effected leads among the leads when they are asked for', async () => {
  const id = await makeLead(db, id_empresa, sold)
  const asked = (filtro: object) => call.leads.list({ filtro: { id, ...filtro } })
  expect((await asked({})).total).toBe(0)
  expect((await asked({ desfecho: 'efetivada' })).total).toBe(1)
  expect((await asked({ status: 5 })).total).toBe(1)
  expect((await asked({ desfecho: { _in: ['aberta', 'efetivada'] } })).total).toBe(1)
  const last = 'Efetivação'
  for (const filtro of [
    { status: { _gte: 4 } },
    { status: { _gt: 4 } },
    { status: { _neq: 1 } },
    { status: { _not_in: [1, 2] } },
    { status_nome: last },
    { _and: [{ status: { _gte: 4 } }] },
    { _or: [{ id, status: { _lte: 5 } }] },
  ])
    expect([filtro, (await asked(filtro)).total]).toEqual([filtro, 1])
})

it('shows the time from creation to sale in hours and minutes (docs/sales.md#time-to-the-sale)', async () => {
  const id = await makeLead(db, id_empresa, {
    status: 5,
    created_at: new Date('2026-08-01T10:00:00-03:00'),
    finalizada_em: new Date('2026-08-02T13:25:00-03:00'),
  })
  expect(await call.leads.get({ id })).toMatchObject({ tempo_finalizacao: '27:25', venda: true })
  const slow = await makeLead(db, id_empresa, {
    status: 5,
    created_at: new Date('2026-08-01T10:00:00-03:00'),
    finalizada_em: new Date('2026-08-06T17:05:30-03:00'),
  })
  expect(await call.leads.get({ id: slow })).toMatchObject({ tempo_finalizacao: '127:05' })
})

it('follows the days that a superadmin sets', async () => {
  const id = await makeLead(db, id_empresa, { created_at: daysAgo(2) })
  await sql`insert into parametro (chave, valor) values ('lead_vencida_prospeccao_dias', '1')
    on conflict (chave) do update set valor = excluded.valor`.execute(db)
  const { call: later } = await as(superadmin)
  await expect
    .poll(async () => (await later.leads.list({ lista: 'overdue', filtro: { id } })).total, { timeout: 8000 })
    .toBe(1)
})

it.each([
  ['(53) 3222-1100', '5332221100'],
  ['12.345.678/0001-95', '12345678000195'],
  ['53 3222-110', undefined],
  ['123456780001955', undefined],
  ['Rua 53322211', undefined],
])('the search takes %s for the number %s', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number)
})
