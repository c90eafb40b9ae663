/** What the walk of the doors does not reach (one's own, decided already): asked by REST as an integrator does. */
import { expect, it } from 'vitest'
import { dayFromNow } from '@intranet/contract/today'
import { superadmin, testWorld } from './app.ts'
import { careerWorld } from './factories/careers.ts'
import { makeProvider } from './factories/company.ts'
import { makeActivation, makeSale, wholeChecklist } from './factories/desk.ts'
import { makeLead } from './factories/sales.ts'
import { makeCampaign, makeChannel } from './factories/tracking.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const admin = await as(superadmin)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** A call that has to succeed. */
async function call(method: Method, url: string, payload?: object, { token } = admin) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url, headers, payload })
  expect([url, answer.statusCode, answer.body]).toEqual([url, 200, answer.body])
  return answer.json()
}
/** Makes a record; answers its id. */
async function make(path: string, object: object, who = admin): Promise<number> {
  const answer = await call('POST', path, { object }, who)
  const [{ returning }] = Object.values(answer) as [{ returning: [{ id: number }] }]
  return returning[0].id
}

it('the own curriculum has experiences and certificates, which are changed and taken away', async () => {
  const person = await as({ employee: true })
  const experience = {
    empresa: 'Rede Sul',
    funcao: 'Técnica de campo',
    emprego_atual: false,
    data_inicio: '2023-02-01',
    data_fim: '2025-06-30',
  }
  const certificate = { organizacao: 'Escola Técnica', descricao: 'NR-35', data_emissao: '2025-03-10' }
  for (const [path, object, change] of [
    ['/v1/curriculo/experiencia', experience, { ...experience, funcao: 'Técnica de fibra' }],
    ['/v1/curriculo/certificado', certificate, { ...certificate, descricao: 'NR-35, reciclagem' }],
  ] as const) {
    const id = await make(path, object, person)
    await call('PUT', `${path}/${id}`, { object: change }, person)
    await call('DELETE', `${path}/${id}`, undefined, person)
  }
})

it('a person asks about their own data', async () => {
  const person = await as({ employee: true, id_empresa: ours, empresas: [ours] })
  await make('/v1/solicitacao-dado-pessoal', { tipo: 'correcao', texto: 'Meu nome está errado.' }, person)
  const other = await as({ employee: true, id_empresa: ours, empresas: [ours] })
  await make('/v1/meus-dados/solicitacao', { tipo: 'correcao', texto: 'Meu nome está errado.' }, other)
})

it('registries of sales are kept: blacklist, results of campaigns, ERP, templates', async () => {
  const { id: id_motivo } = await db
    .selectFrom('vendas_blocklist_motivo')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const client = { tipo: 'cliente', id_motivo, id_empresa: ours, nome: 'Marina Prates' }
  await make('/v1/blacklist', { ...client, cpf_cnpj: '529.982.247-25' })
  await make('/v1/vendas/blocklist', { ...client, cpf_cnpj: '111.444.777-35' })
  await make('/v1/vendas/erp', { id_empresa: ours, url: 'https://erp.provedor.example', token: 'segredo' })
  await make('/v1/template/whatsapp', {
    nome: 'aviso_de_manutencao',
    sistema: 'razao',
    corpo: 'Olá, {{primeiro_nome}}. Haverá manutenção na sua rua.',
  })
  const id_campanha = await makeCampaign(db, [ours])
  const id_canal = await makeChannel(db, [ours], { nome: 'Facebook' })
  await make('/v1/lead/resultado/campanha', {
    id_empresa: ours,
    id_campanha,
    id_canal,
    periodo_inicio: '2026-03-01',
    periodo_fim: '2026-03-07',
    cliques: 120,
    investimento: '350.00',
  })
})

it('an excluded lead is restored, and one is restricted', async () => {
  const seller = await as({ roles: ['vendas:gestor'], empresas: [ours] })
  const id = await makeLead(db, ours, { documento: '12345678909', fone: '53999887766' })
  await seller.call.leads.exclude({ id, motivo: 'Duplicada' })
  await call('POST', `/v1/vendas/lead/${id}/restaurar`, {})
})

it('what the backoffice made is taken away by its manager while nothing hangs on it', async () => {
  const { id: id_ativacao } = await makeActivation(db, ours, {
    situacao: 'ativada',
    data_ativacao: new Date(),
  })
  const welcome = await make('/v1/backoffice/qualificacao', { id_ativacao })
  const kind = await make('/v1/backoffice/problema/tipo', {
    titulo: 'Boleto não chegou',
    area: 'financeiro',
    sla_horas: 12,
  })
  const problem = await make('/v1/backoffice/problema', {
    id_tipo: kind,
    descricao: 'O cliente não recebeu o boleto.',
    id_empresa: ours,
  })
  const approved = await makeSale(db, ours, {
    situacao: 'aprovada',
    checklist: JSON.stringify(wholeChecklist),
  })
  const installation = await make('/v1/backoffice/ativacao', { id_venda: approved })
  for (const [name, id, situacao, object] of [
    ['qualificacao', welcome, 'sem_contato', {}],
    ['ativacao', installation, 'cancelada', { motivo: 'Desistiu' }],
  ] as const) {
    await db
      .updateTable(`bo_${name}`)
      .set({ situacao, ...object })
      .where('id', '=', id)
      .execute()
    await call('DELETE', `/v1/backoffice/${name}/${id}`)
  }
  const ended = { situacao: 'cancelado', solucao: 'Aberto em dobro' }
  await call('POST', `/v1/backoffice/problema/${problem}/situacao`, { object: ended })
  await call('DELETE', `/v1/backoffice/problema/${problem}`)
  const sale = await makeSale(db, ours, { situacao: 'cancelada', motivo: 'Desistiu' })
  await call('DELETE', `/v1/backoffice/venda/${sale}`)
  await call('POST', '/v1/backoffice/venda/trazer', { object: { desde: dayFromNow(-7) } })
})

it('a vacancy is opened as a draft', async () => {
  const { id_empresa, fields } = await careerWorld(db)
  const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [id_empresa], id_empresa })
  await make('/v1/vaga', fields({}), manager)
})
