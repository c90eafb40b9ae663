import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { reportedPayments } from '../../../../test/erp/reported-payments.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProof, makeSale } from '../../../../test/factories/desk.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const author = await as({
  nome: 'Rita Lopes',
  roles: ['backoffice:solicitante'],
  empresas: [ours],
  employee: true,
})
const finance = await as({ roles: ['financeiro:gestor'], empresas: [ours], employee: true })
const second = await as({ roles: ['financeiro:gestor'], empresas: [ours], employee: true })
const reader = await as({ roles: ['financeiro:leitor'], empresas: [ours], employee: true })
const outsider = await as({ roles: ['financeiro:gestor'], empresas: [theirs], employee: true })
type Somebody = typeof author
const { paid } = await reportedPayments(db, ours)

const CPF = '52998224725'
const upload = ({ userId }: Somebody) => makeProof(db, userId)
let invoices = 0
const fields = (over = {}) => ({
  id_empresa: ours,
  cod_cliente: '9001',
  nome_razaosocial: 'Ana Souza',
  cpf: CPF,
  fatura: `A-${++invoices}` as string | null,
  motivo: 'pagamento_duplicado' as const,
  descricao: 'Pagou R$ 99,90 duas vezes',
  valor_pago: '99.90',
  valor_estorno: '99.90',
  forma: 'pix' as const,
  pix_tipo: 'cpf' as const,
  pix_chave: '529.982.247-25',
  titular: 'Ana Souza',
  titular_documento: CPF,
  ...over,
})
const reported = new Set<string>()
const ask = async (over = {}, who = author) => {
  const whole = fields(over)
  if (whole.fatura && !reported.has(whole.fatura)) paid(whole.fatura, whole.valor_pago)
  if (whole.fatura) reported.add(whole.fatura)
  return (await who.call.refunds.create({ objects: [{ ...whole, comprovante: await upload(who) }] }))[0]!.id
}
const step = (
  who: Somebody,
  id: number,
  situacao: 'em_analise' | 'aprovado' | 'pago' | 'recusado' | 'devolvido' | 'cancelado' | 'solicitado',
  over = {},
) => who.call.refunds.changeState({ id, situacao, ...over })
const notices = async ({ call }: Somebody) => (await call.notifications.list()).map(({ data }) => data.msg)

/** Those of 30 days count together, which is not what these tests are about. */
async function longAgo() {
  await sql`update bo_estorno set situacao = 'cancelado' where aberto`.execute(db)
  await sql`update bo_estorno_aprovacao set created_at = created_at - interval '60 days'`.execute(db)
  await sql`update bo_estorno set data_pagamento = data_pagamento - 60 where situacao = 'pago'`.execute(db)
}
beforeEach(longAgo)

describe('a refund', () => {
  it('that is a draft is changed and deleted by its author', async () => {
    const url = `/v1/backoffice/estorno/${await ask({ solicitar: false })}`
    const one = { url, headers: { authorization: `Bearer ${author.token}` } }
    const payload = { object: { descricao: 'Pagou R$ 99,90 duas vezes, no mesmo dia' } }
    expect((await app.inject({ ...one, method: 'PUT', payload })).statusCode).toBe(200)
    expect((await app.inject({ ...one, method: 'DELETE' })).statusCode).toBe(200)
  })

  it('of R$ 99,90 paid twice: the author may not approve it, finance does, and it is paid with a proof (docs/desk.md#refunds)', async () => {
    const sale = await makeSale(db, ours, { cod_cliente: '9001' })
    const id = await ask({ fatura: 'F-1' })
    await expect(step(author, id, 'aprovado')).rejects.toThrow('Você não pode aprovar o próprio estorno.')
    await step(finance, id, 'em_analise')
    expect(await step(finance, id, 'aprovado')).toMatchObject({ situacao: 'aprovado', aprovacoes: 1 })
    await expect(step(second, id, 'pago')).rejects.toMatchObject({
      cause: { details: { campos: { comprovante_estorno: 'O comprovante é obrigatório.' } } },
    })
    const paidOn = (data_pagamento: string) => step(second, id, 'pago', { data_pagamento })
    await expect(paidOn('2099-01-01')).rejects.toThrow('A data do pagamento não pode ser posterior a hoje.')
    await expect(paidOn('2020-01-01')).rejects.toThrow(
      'A data do pagamento não pode ser anterior à solicitação.',
    )
    await step(second, id, 'pago', { comprovante_estorno: await upload(second) })
    expect(await author.call.refunds.get({ id })).toMatchObject({
      situacao: 'pago',
      mascarado: true,
      pix_chave: '********725',
      titular: 'Ana',
      titular_documento: '*********25',
      cpf: '***.982.247-**',
    })
    expect(await notices(author)).toContain('O estorno de Ana Souza foi pago.')
    const { comissao } = await db
      .selectFrom('bo_venda')
      .where('id', '=', sale)
      .select('comissao')
      .executeTakeFirstOrThrow()
    expect(comissao).toBe('estornada')
  })

  it('takes the commission of the sale that it is about once it is changed, also with another contract', async () => {
    const customer = await makeSale(db, ours, { cod_cliente: '9101' })
    const [older, newer] = [
      await makeSale(db, ours, { cod_cliente: '9102', contrato: 'C-1', data_venda: new Date('2026-01-01') }),
      await makeSale(db, ours, { cod_cliente: '9102', contrato: 'C-2' }),
    ]
    const id = await ask({ cod_cliente: '9101', fatura: null, solicitar: false })
    const sale = async () =>
      (await db.selectFrom('bo_estorno').where('id', '=', id).select('id_venda').executeTakeFirstOrThrow())
        .id_venda
    expect(await sale()).toBe(customer)
    await author.call.refunds.update({ id, cod_cliente: '9102' })
    expect(await sale()).toBe(newer)
    await author.call.refunds.update({ id, contrato: 'C-1' })
    expect(await sale()).toBe(older)
    await author.call.refunds.update({ id, cod_cliente: '9103' })
    expect(await sale()).toBeNull()
  })

  it('asked for by a manager of finance is approved by another one, whatever the statement', async () => {
    const id = await ask({}, finance)
    await expect(step(finance, id, 'aprovado')).rejects.toThrow('Você não pode aprovar o próprio estorno.')
    await expect(
      db
        .insertInto('bo_estorno_aprovacao')
        .values({ id_estorno: id, id_solicitante: finance.userId, id_aprovador: finance.userId })
        .execute(),
    ).rejects.toThrow('bo_estorno_aprovacao_outra_pessoa')
    await expect(
      db
        .insertInto('bo_estorno_aprovacao')
        .values({ id_estorno: id, id_solicitante: author.userId, id_aprovador: finance.userId })
        .execute(),
    ).rejects.toThrow('bo_estorno_aprovacao_de')
    expect(await step(second, id, 'aprovado')).toMatchObject({ situacao: 'aprovado' })
  })

  it('above R$ 1.000 needs two people; exactly R$ 1.000 one (docs/desk.md#second-approval)', async () => {
    const id = await ask({ valor_pago: '1000.01', valor_estorno: '1000.01' })
    expect(await step(finance, id, 'aprovado')).toMatchObject({
      situacao: 'em_analise',
      aprovacoes: 1,
      aprovacoes_exigidas: 2,
    })
    await expect(step(finance, id, 'aprovado')).rejects.toThrow(
      'Você já aprovou este estorno. Falta outra pessoa.',
    )
    expect(await step(second, id, 'aprovado')).toMatchObject({ situacao: 'aprovado', aprovacoes: 2 })
    await longAgo()
    const limit = await ask({ valor_pago: '1000', valor_estorno: '1000.00' })
    expect(await step(finance, limit, 'aprovado')).toMatchObject({
      situacao: 'aprovado',
      aprovacoes_exigidas: 1,
    })
  })

  it('that two approve at the same moment has both approvals once', async () => {
    const id = await ask({ valor_pago: '2000', valor_estorno: '2000' })
    const done = await Promise.allSettled([finance, second, finance].map((who) => step(who, id, 'aprovado')))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await author.call.refunds.get({ id })).toMatchObject({ situacao: 'aprovado' })
    expect((await author.call.refunds.get({ id })).aprovacoes).toHaveLength(2)
  })

  it('is open once for an invoice, also when two ask at once; and never more than was paid (docs/desk.md#refunds)', async () => {
    const both = await Promise.allSettled([ask({ fatura: 'F-2' }), ask({ fatura: 'F-2' })])
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: 'Já existe um estorno em andamento para esta fatura.' } },
    ])
    const id = (both.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<number>).value
    await step(finance, id, 'aprovado')
    await step(second, id, 'pago', { comprovante_estorno: await upload(second) })
    await expect(ask({ fatura: 'F-2', valor_estorno: '0.01' })).rejects.toMatchObject({
      cause: { details: { campos: { valor_estorno: 'Os estornos desta fatura passam do valor pago.' } } },
    })
  })

  it('keeps its account sealed, shows it whole to who works on it, and records the reading (docs/desk.md#refunds)', async () => {
    const id = await ask()
    const { dados_pagamento } = await db
      .selectFrom('bo_estorno')
      .where('id', '=', id)
      .select('dados_pagamento')
      .executeTakeFirstOrThrow()
    expect(dados_pagamento).toMatch(/^s1\./)
    expect(dados_pagamento).not.toContain(CPF)
    expect(await finance.call.refunds.get({ id })).toMatchObject({
      mascarado: false,
      pix_chave: CPF,
      titular: 'Ana Souza',
    })
    expect(await reader.call.refunds.get({ id })).toMatchObject({ mascarado: true, pix_chave: '********725' })
    const seen = await db
      .selectFrom('acesso_dado_pessoal')
      .where('tabela', '=', 'bo_estorno')
      .where('id_item', '=', id)
      .select('id_usuario')
      .execute()
    expect(seen).toEqual([{ id_usuario: finance.userId }])
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from log_historico where new_data::text like '%s1.%'`.execute(db)
    expect(rows[0]!.n).toBe(0)
  })

  it('that was sent back is changed by its author alone, and asked for again (docs/desk.md#refunds)', async () => {
    const id = await ask()
    await expect(author.call.refunds.update({ id, descricao: 'x' })).rejects.toThrow(
      'Só rascunhos e estornos devolvidos podem ser alterados.',
    )
    await expect(step(finance, id, 'devolvido')).rejects.toThrow('Campo obrigatório')
    await step(finance, id, 'devolvido', { resposta: 'Anexe o extrato' })
    await expect(second.call.refunds.update({ id, descricao: 'x' })).rejects.toThrow(
      'Este estorno é de outra pessoa.',
    )
    const seen = await author.call.refunds.get({ id })
    await author.call.refunds.update({
      id,
      valor_estorno: '50.00',
      updated_at: seen.updated_at.toISOString(),
    })
    await expect(
      author.call.refunds.update({ id, descricao: 'y', updated_at: seen.updated_at.toISOString() }),
    ).rejects.toThrow('Este registro foi alterado por outra pessoa.')
    await expect(step(second, id, 'solicitado')).rejects.toThrow('Este estorno é de outra pessoa.')
    await step(author, id, 'solicitado')
    expect(await author.call.refunds.get({ id })).toMatchObject({
      situacao: 'solicitado',
      valor_estorno: '50.00',
      pix_chave: CPF,
    })
  })

  it('may be kept as a draft without a proof, but not sent without one (docs/desk.md#refunds)', async () => {
    const [draft] = await author.call.refunds.create({ objects: [{ ...fields(), solicitar: false }] })
    const { id } = draft!
    await expect(step(author, id, 'solicitado')).rejects.toMatchObject({
      cause: { details: { campos: { comprovante: 'O comprovante é obrigatório.' } } },
    })
    await expect(author.call.refunds.create({ objects: [fields()] })).rejects.toMatchObject({
      cause: { details: { campos: { 'objects.0.comprovante': 'O comprovante é obrigatório.' } } },
    })
    await expect(finance.call.refunds.remove({ id })).rejects.toThrow('Só rascunhos')
    await author.call.refunds.remove({ id })
  })

  it('is decided by finance of its provider alone (docs/desk.md#refunds)', async () => {
    const id = await ask()
    const manager = await as({ roles: ['backoffice:gestor'], empresas: [ours], employee: true })
    await expect(step(manager, id, 'aprovado')).rejects.toThrow('Você não tem permissão')
    await expect(step(reader, id, 'aprovado')).rejects.toThrow('Você não tem permissão')
    await expect(step(outsider, id, 'aprovado')).rejects.toThrow('Registro não encontrado.')
    await expect(step(finance, id, 'pago', { comprovante_estorno: await upload(finance) })).rejects.toThrow(
      'Esta mudança de situação não é permitida. Recarregue a página.',
    )
    await step(finance, id, 'recusado', { resposta: 'Não houve pagamento' })
    expect(await notices(author)).toContain('Estorno de Ana Souza: recusado.')
  })

  it('goes through REST in the documented shapes', async () => {
    const headers = { authorization: `Bearer ${author.token}` }
    const whole = fields()
    paid(whole.fatura!, whole.valor_pago)
    const created = await app.inject({
      method: 'POST',
      url: '/v1/backoffice/estorno',
      headers,
      payload: { object: { ...whole, comprovante: await upload(author) } },
    })
    expect(created.statusCode).toBe(200)
    const { id } = created.json().insert_bo_estorno.returning[0]
    const decided = await app.inject({
      method: 'POST',
      url: `/v1/backoffice/estorno/${id}/situacao`,
      headers: { authorization: `Bearer ${finance.token}` },
      payload: { object: { situacao: 'aprovado' } },
    })
    expect(decided.json().update_bo_estorno.returning).toMatchObject([{ id, situacao: 'aprovado' }])
    const listed = await app.inject({
      method: 'POST',
      url: '/v1/backoffice/estorno/filtro',
      headers,
      payload: { filtro: { id: { _eq: id } } },
    })
    expect(listed.json()).toMatchObject({ bo_estorno: [{ id, valor_estorno: '99.90' }], total: 1 })
  })
})
