/** A sold lead is final: docs/sales.md#sold-leads. */
import { lead as text } from '@intranet/contract/messages/leads'
import { updateLeadInput } from '@intranet/contract/sales/lead'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { wholeChecklist } from '../../../../test/factories/desk.ts'
import { address, leadWorld, refused } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, app, as, id_empresa, seller, external, manager, boss } = await leadWorld()
const auditor = await as({ roles: ['backoffice:gestor'], empresas: [id_empresa], employee: true })
const { id: id_campanha } = await db
  .insertInto('vendas_campanha')
  .values({ nome: 'Verão' })
  .returning('id')
  .executeTakeFirstOrThrow()
await db.insertInto('vendas_campanha_provedor').values({ id_campanha, id_empresa }).execute()
const { id: id_canal } = await db
  .selectFrom('vendas_canal')
  .select('id')
  .orderBy('id')
  .executeTakeFirstOrThrow()
type Somebody = typeof seller

/** A lead that somebody has sold, with its sale in the backoffice. */
async function sold(who: Somebody = seller, situacao: 'pendente' | 'aprovada' = 'pendente') {
  const id = await makeLead(db, id_empresa, {
    id_vendedor: who.userId,
    status: 4,
    documento: '52998224725',
    fone: '53999887766',
    ...address,
  })
  await who.call.leads.move({ id, status: 5, contrato: 'C-1', produto: 'Fibra 500', valor: '99.90' })
  if (situacao === 'aprovada')
    await db
      .updateTable('bo_venda')
      .set({
        situacao,
        id_auditor: auditor.userId,
        checklist: JSON.stringify(wholeChecklist),
        decidida_em: new Date(),
      })
      .where('id_lead', '=', id)
      .execute()
  return id
}
const saleOf = (id: number) =>
  db.selectFrom('bo_venda').where('id_lead', '=', id).selectAll().executeTakeFirstOrThrow()

/** Another value of each field that may be sent. */
const changes = {
  cliente: 'Outra Pessoa',
  documento: '11144477735',
  data_nascimento: '1990-01-01',
  cep: '96015000',
  logradouro: 'Rua Outra',
  numero: '999',
  complemento: 'Casa 2',
  bairro: 'Porto',
  cidade: 'Rio Grande',
  estado: 'SC',
  referencia: 'Ao lado da padaria',
  tipo: 'reativacao',
  id_campanha,
  id_canal,
  produto: 'Fibra 900',
  valor: '9999.00',
  produto_atual: 'Fibra 100',
  valor_atual: '49.90',
  vencimento_dia: 20,
  contrato: 'C-2',
  funcionario: 'Indicador',
  cod_cliente: 'X9',
} as const
const free = { fone: '53911112222', email: 'outro@x.example', proximo_contato: '2030-01-01T12:00:00.000Z' }
const neverAgreed = ['id', 'updated_at', 'motivo', 'motivo_fora_tabela', 'fora_tabela', ...Object.keys(free)]
const agreed = Object.entries(changes)

it('every field of a lead is either agreed or free (docs/sales.md#sold-leads)', () => {
  const fields = Object.keys(updateLeadInput.shape).filter((field) => !neverAgreed.includes(field))
  expect(fields.toSorted()).toEqual(Object.keys(changes).toSorted())
})

describe.each([
  ['the seller', seller],
  ['an external seller', external],
])('%s', (_name, who) => {
  it.each(agreed)('changes no %s of a sale', async (field, value) => {
    const id = await sold(who)
    const [lead, sale] = [await who.call.leads.get({ id }), await saleOf(id)]
    await expect(
      who.call.leads.update({ id, [field]: value, motivo: 'Engano', fora_tabela: 'marcar' }),
    ).rejects.toMatchObject(refused(text.soldFinal, 'FORBIDDEN'))
    expect(await who.call.leads.get({ id })).toEqual(lead)
    expect(await saleOf(id)).toEqual(sale)
  })

  it('changes telephone, e-mail and the next contact, and sends the others as they are', async () => {
    const id = await sold(who)
    const { cliente, documento, produto, valor } = await who.call.leads.get({ id })
    await who.call.leads.update({ id, ...free, cliente, documento, produto, valor })
    expect(await who.call.leads.get({ id })).toMatchObject({ fone: free.fone, email: free.email })
  })
})

describe('a manager', () => {
  it.each(agreed)('changes the %s with a reason alone', async (field, value) => {
    const id = await sold()
    const change = { id, [field]: value, fora_tabela: 'marcar' as const }
    await expect(manager.call.leads.update(change)).rejects.toMatchObject({
      cause: { details: { campos: { motivo: text.soldReason } } },
    })
    await manager.call.leads.update({ ...change, motivo: 'O contrato diz outra coisa' })
    const [last] = (await manager.call.leads.history({ id })).filter(({ acao }) => acao === 'corrigida')
    expect(last!.texto).toContain('O contrato diz outra coisa')
  })

  it('counts a corrected sale once in the sellers’ report (docs/sales.md#sold-leads)', async () => {
    const corrected = async () => {
      const { dados, soma } = await manager.call.salesReports.sellers({})
      return [dados.find(({ chave }) => chave === String(other.userId))?.corrigidas, soma.corrigidas]
    }
    const other = await as({ roles: ['vendas:solicitante'], empresas: [id_empresa], employee: true })
    const [id, id2] = [await sold(other), await sold(other)]
    await sold(other)
    const [before, all] = await corrected()
    expect(before).toBe(0)
    await manager.call.leads.update({ id, valor: '89.90', motivo: 'Um', fora_tabela: 'marcar' })
    await manager.call.leads.update({ id, valor: '79.90', motivo: 'Dois', fora_tabela: 'marcar' })
    await manager.call.leads.update({ id: id2, contrato: 'C-77', motivo: 'Três' })
    expect(await corrected()).toEqual([2, all! + 2])
  })

  it('changes the backoffice’s sale with the lead; an approved one is audited again (docs/sales.md#sold-leads)', async () => {
    const id = await sold(seller, 'aprovada')
    await manager.call.leads.update({
      id,
      valor: '89.90',
      produto: 'Fibra 300',
      contrato: 'C-3',
      cliente: 'Marina P.',
      cidade: 'Rio Grande',
      motivo: 'Combinado por telefone',
    })
    expect(await saleOf(id)).toMatchObject({
      valor: '89.90',
      produto: 'Fibra 300',
      contrato: 'C-3',
      cliente: 'Marina P.',
      cidade: 'Rio Grande',
      situacao: 'em_auditoria',
      decidida_em: null,
      itens: 0,
    })
    const notices = (await auditor.call.notifications.list()).map(({ data }) => data.msg)
    expect(notices).toContain('A venda de Marina P. foi corrigida e voltou para a auditoria.')
  })

  it('brings a sale that was sent back for something missing to its auditor, or to the queue (docs/sales.md#sold-leads)', async () => {
    for (const id_auditor of [auditor.userId, null]) {
      const id = await sold()
      const pending = {
        situacao: 'com_pendencia',
        motivo: 'Falta o contrato',
        id_auditor,
        prazo: new Date(0),
      }
      await db
        .updateTable('bo_venda')
        .set({ ...pending, avisada_em: new Date() })
        .where('id_lead', '=', id)
        .execute()
      const before = (await auditor.call.notifications.list()).length
      await manager.call.leads.update({ id, contrato: 'C-12', motivo: 'Contrato assinado' })
      const sale = await saleOf(id)
      expect(sale).toMatchObject({ contrato: 'C-12', motivo: null, avisada_em: null, id_auditor })
      expect(sale.situacao).toBe(id_auditor === null ? 'pendente' : 'em_auditoria')
      expect(sale.prazo.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
      const after = (await auditor.call.notifications.list()).length
      expect(after - before).toBe(id_auditor === null ? 0 : 1)
    }
  })

  it('gives an approved sale whose auditor is gone back to the queue, with time for another audit', async () => {
    const id = await sold(seller, 'aprovada')
    await sql`update bo_venda set id_auditor = null, created_at = now() - interval '9 days',
      prazo = now() - interval '8 days' where id_lead = ${id}`.execute(db)
    await manager.call.leads.update({ id, contrato: 'C-8', motivo: 'Outro contrato' })
    const sale = await saleOf(id)
    expect([sale.situacao, sale.id_auditor]).toEqual(['pendente', null])
    expect(sale.prazo.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  })

  it('leaves the time of a sale that still waits as it was', async () => {
    const id = await sold()
    await sql`update bo_venda set prazo = prazo - interval '3 hours' where id_lead = ${id}`.execute(db)
    const { prazo } = await saleOf(id)
    await manager.call.leads.update({ id, contrato: 'C-11', motivo: 'Outro contrato' })
    expect(await saleOf(id)).toMatchObject({ situacao: 'pendente', contrato: 'C-11', prazo })
  })

  it('gives a sale the time of one audit each time it is audited again (docs/desk.md#clocks)', async () => {
    const id = await sold(seller, 'aprovada')
    const approved = () =>
      sql`update bo_venda set situacao = 'aprovada', checklist = ${JSON.stringify(wholeChecklist)}::jsonb, avisada_em = now(),
        created_at = created_at - interval '9 days', prazo = prazo - interval '9 days' where id_lead = ${id}`.execute(
        db,
      )
    for (const contrato of ['C-9', 'C-10']) {
      await approved()
      await manager.call.leads.update({ id, contrato, motivo: 'Outro contrato' })
      const { prazo, avisada_em } = await saleOf(id)
      expect(Math.round((prazo.getTime() - Date.now()) / 3_600_000)).toBe(24)
      expect(avisada_em).toBeNull()
    }
  })

  it.each(['contrato', 'produto', 'valor'])('does not empty the %s', async (field) => {
    const id = await sold()
    await expect(manager.call.leads.update({ id, [field]: null, motivo: 'Apagar' })).rejects.toMatchObject({
      cause: { details: { campos: { [field]: expect.any(String) } } },
    })
  })

  it('assigns a sale by REST with a reason', async () => {
    const id = await sold()
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/vendas/lead/${id}/atribuir`,
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { object: { id_vendedor: external.userId, motivo: 'Vendeu no balcão' } },
    })
    expect([answer.statusCode, (await saleOf(id)).id_vendedor]).toEqual([200, external.userId])
  })

  it('undoes a merge without taking from the sale what it filled in', async () => {
    const base = { id_vendedor: seller.userId, status: 4, ...address }
    const kept = await makeLead(db, id_empresa, { ...base, contrato: 'C-6' })
    const other = await makeLead(db, id_empresa, { ...base, cod_cliente: '700', documento: '11144477735' })
    await manager.call.leads.merge({ id: other, id_mantida: kept })
    await seller.call.leads.move({ id: kept, status: 5, produto: 'Fibra 500', valor: '99.90' })
    await manager.call.leads.unmerge({ id: other })
    const filled = { cod_cliente: '700', documento: '11144477735' }
    expect(await manager.call.leads.get({ id: kept })).toMatchObject(filled)
    expect(await saleOf(kept)).toMatchObject(filled)
  })

  it('leaves a cancelled sale as it is', async () => {
    const id = await sold()
    await sql`update bo_venda set situacao = 'cancelada', motivo = 'x' where id_lead = ${id}`.execute(db)
    await manager.call.leads.update({ id, valor: '10.00', motivo: 'Outro', fora_tabela: 'marcar' })
    expect(await saleOf(id)).toMatchObject({ valor: '99.90', situacao: 'cancelada' })
  })

  it('gives a sale to another seller with a reason alone, and the backoffice’s sale follows', async () => {
    const [id, open] = [
      await sold(seller, 'aprovada'),
      await makeLead(db, id_empresa, { id_vendedor: seller.userId }),
    ]
    const assign = { ids: [id, open], id_vendedor: external.userId }
    await expect(manager.call.leads.assign(assign)).rejects.toMatchObject({
      cause: { details: { campos: { motivo: text.soldReason } } },
    })
    await manager.call.leads.assign({ ...assign, ids: [open] })
    await manager.call.leads.assign({ ...assign, motivo: 'Vendeu no balcão' })
    expect(await saleOf(id)).toMatchObject({ id_vendedor: external.userId, situacao: 'em_auditoria' })
    const [last] = (await manager.call.leads.history({ id })).filter(({ acao }) => acao === 'corrigida')
    expect(last!.texto).toBe('Vendedor: Vendeu no balcão')
  })
})

it('a superadmin is asked for the reason too (docs/sales.md#sold-leads)', async () => {
  const id = await sold()
  await expect(boss.call.leads.update({ id, contrato: 'C-9' })).rejects.toMatchObject({
    cause: { details: { campos: { motivo: text.soldReason } } },
  })
})

it('REST refuses it alike', async () => {
  const id = await sold()
  const put = async ({ token }: Somebody, object: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({
      method: 'PUT',
      url: `/v1/vendas/lead/${id}`,
      headers,
      payload: { object },
    })
    return [answer.statusCode, answer.json().mensagem]
  }
  expect(await put(seller, { valor: '1.00' })).toEqual([403, text.soldFinal])
  expect((await put(manager, { valor: '1.00' }))[0]).toBe(422)
  expect((await put(manager, { valor: '1.00', motivo: 'Desconto' }))[0]).toBe(200)
  expect(await saleOf(id)).toMatchObject({ valor: '1.00' })
})
