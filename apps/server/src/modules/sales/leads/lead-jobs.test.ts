import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { leadDigestJob } from './lead-digest.job.ts'
import { leadRetentionJob } from './lead-retention.job.ts'

const { db, as, deps } = await testWorld()
const id_empresa = await makeProvider(db)
const empresas = [id_empresa]
const seller = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
const manager = await as({ roles: ['vendas:gestor'], empresas, employee: true })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000)
const heard = async ({ call }: typeof seller) =>
  (await call.notifications.list({ lista: 'geral' })).map(({ data }) => (data as { msg: string }).msg)

it('tells sellers of overdue leads and managers of long overdue ones, once a day', async () => {
  await makeLead(db, id_empresa, { id_vendedor: seller.userId, created_at: daysAgo(4) })
  await makeLead(db, id_empresa, { id_vendedor: seller.userId, created_at: daysAgo(9) })
  await makeLead(db, id_empresa, { id_vendedor: seller.userId })
  await leadDigestJob.run(deps, {})
  await leadDigestJob.run(deps, {})
  expect(await heard(seller)).toEqual(['Você tem 2 leads vencidas.'])
  expect(await heard(manager)).toEqual(['Uma lead venceu há cinco dias ou mais.'])
})

it('tells sellers where coverage arrived, once', async () => {
  const place = { cidade: 'Laguna', estado: 'SC', motivo_inviabilidade: 'Sem Cobertura' }
  await makeLead(db, id_empresa, { ...place, id_vendedor: seller.userId })
  await makeLead(db, id_empresa, place)
  await db.insertInto('vendas_cobertura').values({ id_empresa, cidade: 'Laguna', uf: 'SC' }).execute()
  await leadDigestJob.run(deps, {})
  await leadDigestJob.run(deps, {})
  const told = (await heard(seller)).filter((msg) => msg.includes('cobertura'))
  expect(told).toEqual(['A cobertura chegou para 2 leads perdidas.'])
})

it('takes the person out of leads not converted for two years, and keeps where they lived', async () => {
  const person = { documento: '52998224725', fone: '53999887766', email: 'm@x.example', cidade: 'Rio Grande' }
  const old = { ...person, created_at: daysAgo(800) }
  const forgotten = await makeLead(db, id_empresa, { ...old, wrong_motivo: 'outro' })
  const customer = await makeLead(db, id_empresa, { ...old, status: 5, finalizada_em: daysAgo(790) })
  const called = await makeLead(db, id_empresa, { ...old, ultimo_contato: daysAgo(100) })
  await leadRetentionJob.run(deps, {})
  const rows = await db
    .selectFrom('vendas_lead')
    .where('id', 'in', [forgotten, customer, called])
    .select(['cliente', 'documento', 'fone', 'email', 'cidade'])
    .orderBy('id')
    .execute()
  const kept = { cliente: 'Marina Prates', ...person }
  expect(rows).toEqual([
    { cliente: 'Dados anonimizados', documento: null, fone: null, email: null, cidade: 'Rio Grande' },
    kept,
    kept,
  ])
  const log = await db
    .selectFrom('log_historico')
    .where('tabela', '=', 'vendas_lead')
    .where('id_item', '=', String(forgotten))
    .select('id')
    .execute()
  expect(log).toEqual([])
})
