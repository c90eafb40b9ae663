import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeActivation, makeSale, wholeChecklist } from '../../../../test/factories/desk.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { findActor } from '../../../platform/session.ts'
import { stepActivation } from './activation.service.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['backoffice:gestor'], empresas: [ours], employee: true })
const auditor = await as({ roles: ['backoffice:solicitante'], empresas: [ours], employee: true })
const reader = await as({ roles: ['backoffice:leitor'], empresas: [ours], employee: true })
const seller = await as({ roles: ['vendas:gestor'], empresas: [ours], employee: true })

const sold = { contrato: 'C-9001', produto: 'Fibra 500', valor: '99.90' }
/** A lead in Negociação that the seller moves to Efetivação. */
async function wonLead(over = {}) {
  const id = await makeLead(db, ours, { status: 4, id_vendedor: seller.userId, cod_cliente: '9001', ...over })
  await seller.call.leads.move({ id, status: 5, ...sold })
  return id
}
const saleOf = (id_lead: number) =>
  db
    .selectFrom('bo_venda')
    .where('id_lead', '=', id_lead)
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst()
const reported = async ({ call }: { call: typeof seller.call }) =>
  (await call.notifications.list()).map(({ data }) => data.msg)

describe('a sale', () => {
  it('of lead 9001 is pending, approved with 5 of 5, installed on 10/08 at 09:00 and called until 12/08 at 09:00', async () => {
    const lead = await wonLead()
    const sale = (await saleOf(lead))!
    expect(sale).toMatchObject({ situacao: 'pendente', contrato: 'C-9001', valor: '99.90', itens: 0 })
    await auditor.call.deskSales.changeState({ id: sale.id, situacao: 'em_auditoria' })
    const four = { ...wholeChecklist, pagamento_adesao: false }
    await auditor.call.deskSales.update({ id: sale.id, checklist: four, observacao: 'Falta o boleto' })
    expect(await auditor.call.deskSales.get({ id: sale.id })).toMatchObject({
      itens: 4,
      observacao: 'Falta o boleto',
    })
    await expect(auditor.call.deskSales.changeState({ id: sale.id, situacao: 'aprovada' })).rejects.toThrow(
      'Preencha todos os itens do checklist para aprovar.',
    )
    await auditor.call.deskSales.changeState({ id: sale.id, situacao: 'aprovada', checklist: wholeChecklist })
    const { id_ativacao } = await auditor.call.deskSales.get({ id: sale.id })
    expect(await auditor.call.activations.get({ id: id_ativacao! })).toMatchObject({ situacao: 'aguardando' })

    await db
      .updateTable('bo_venda')
      .set({ data_venda: new Date('2026-08-01T12:00:00Z') })
      .where('id', '=', sale.id)
      .execute()
    await db
      .updateTable('bo_ativacao')
      .set({ situacao: 'agendada', data_agendada: '2026-08-10', periodo: 'M' })
      .where('id', '=', id_ativacao!)
      .execute()
    const { actor } = (await findActor(deps.auth, auditor.token))!
    const at = '2026-08-10T09:00:00-03:00'
    await stepActivation(deps, db, actor, { id: id_ativacao!, situacao: 'ativada', data_ativacao: at })
    const { id_qualificacao } = await auditor.call.activations.get({ id: id_ativacao! })
    const call = await auditor.call.qualifications.get({ id: id_qualificacao! })
    expect([call.situacao, call.prazo.toISOString()]).toEqual(['pendente', '2026-08-12T12:00:00.000Z'])
  })

  it('opens once for a lead, through REST as well (docs/desk.md#sales)', async () => {
    const id = await makeLead(db, ours, { status: 4 })
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/vendas/lead/${id}/status`,
      headers: { authorization: `Bearer ${seller.token}` },
      payload: { object: { status: 5, ...sold } },
    })
    expect(answer.statusCode).toBe(200)
    const { n } = await db
      .selectFrom('bo_venda')
      .where('id_lead', '=', id)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  it('that is cancelled takes its lead back to Negociação with the reason, and figures with it (docs/desk.md#cancelled-sales)', async () => {
    const figures = async () => {
      await sql`select vendas_resumo_compacta()`.execute(db)
      const { rows } = await sql<{ efetivadas: number; faturamento: string }>`
        select coalesce(sum(efetivadas), 0)::int as efetivadas, coalesce(sum(faturamento), 0)::text as faturamento
        from vendas_lead_fato where id_empresa = ${ours}`.execute(db)
      return rows[0]
    }
    const before = await figures()
    const lead = await wonLead()
    const { id } = (await saleOf(lead))!
    await expect(auditor.call.deskSales.changeState({ id, situacao: 'cancelada' })).rejects.toThrow(
      'Campo obrigatório',
    )
    await auditor.call.deskSales.changeState({ id, situacao: 'cancelada', motivo: 'Cliente desistiu' })
    const row = await db
      .selectFrom('vendas_lead')
      .where('id', '=', lead)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 4, desfecho: 'aberta', finalizada_em: null, venda: false })
    const [last] = await db
      .selectFrom('vendas_lead_historico')
      .where('id_lead', '=', lead)
      .selectAll()
      .orderBy('id', 'desc')
      .execute()
    expect(last).toMatchObject({
      status_de: 5,
      status_para: 4,
      texto: 'Venda cancelada no backoffice: Cliente desistiu',
    })
    expect(await figures()).toEqual(before)
    expect(await reported(seller)).toContain(
      'A venda de Marina Prates foi cancelada e a lead voltou para Negociação.',
    )

    await seller.call.leads.move({ id: lead, status: 5, ...sold })
    expect(await saleOf(lead)).toMatchObject({ situacao: 'pendente' })
  })

  it('is not cancelled once it is installed, nor while its customer has another open lead (docs/desk.md#cancelled-sales)', async () => {
    const { id, id_venda } = await makeActivation(db, ours, {
      situacao: 'agendada',
      data_agendada: '2026-08-10',
      periodo: 'T',
    })
    await auditor.call.activations.changeState({ id, situacao: 'ativada' })
    expect((await auditor.call.deskSales.get({ id: id_venda })).situacao_ativacao).toBe('ativada')
    const cancel = { situacao: 'cancelada' as const, motivo: 'Erro' }
    await expect(manager.call.deskSales.changeState({ id: id_venda, ...cancel })).rejects.toThrow(
      'A instalação desta venda já foi concluída.',
    )
    const lead = await wonLead({ documento: '52998224725' })
    await makeLead(db, ours, { documento: '52998224725' })
    const sale = (await saleOf(lead))!
    await expect(manager.call.deskSales.changeState({ id: sale.id, ...cancel })).rejects.toThrow(
      'O cliente já tem outra lead em aberto. Encerre-a antes de cancelar a venda.',
    )
    expect(await saleOf(lead)).toMatchObject({ situacao: 'pendente' })
    expect(
      await db.selectFrom('vendas_lead').where('id', '=', lead).select('status').executeTakeFirst(),
    ).toEqual({
      status: 5,
    })
  })

  it('with something missing notifies its seller and comes back to the audit (docs/desk.md#sales)', async () => {
    const id = await makeSale(db, ours, { id_vendedor: seller.userId })
    await auditor.call.deskSales.changeState({ id, situacao: 'em_auditoria' })
    await expect(auditor.call.deskSales.changeState({ id, situacao: 'com_pendencia' })).rejects.toThrow(
      'Campo obrigatório',
    )
    await auditor.call.deskSales.changeState({ id, situacao: 'com_pendencia', motivo: 'Falta o RG' })
    expect(await reported(seller)).toContain('Venda de Ana Souza com pendência: Falta o RG')
    await manager.call.deskSales.changeState({ id, situacao: 'em_auditoria' })
    await expect(
      auditor.call.deskSales.changeState({ id, situacao: 'aprovada', checklist: wholeChecklist }),
    ).rejects.toThrow('Este item está com outra pessoa.')
    await expect(manager.call.deskSales.changeState({ id, situacao: 'em_auditoria' })).rejects.toThrow(
      'Esta mudança de situação não é permitida. Recarregue a página.',
    )
  })

  it('is masked in lists, and its reading in full is recorded', async () => {
    const id = await makeSale(db, ours, { documento: '11144477735', cliente: 'Mascarada' })
    const { dados } = await reader.call.deskSales.list({ filtro: { id } })
    expect(dados[0]).toMatchObject({ documento: '***.444.777-**' })
    expect((await reader.call.deskSales.list({ q: '11144477735' })).total).toBe(1)
    expect((await reader.call.deskSales.list({ q: '111444' })).total).toBe(0)
    expect((await reader.call.deskSales.get({ id })).documento).toBe('11144477735')
    const seen = await db
      .selectFrom('acesso_dado_pessoal')
      .where('tabela', '=', 'bo_venda')
      .where('id_item', '=', id)
      .select(['id_usuario', 'campos'])
      .execute()
    expect(seen).toEqual([{ id_usuario: reader.userId, campos: ['cadastro'] }])
  })

  it('is read by readers and written by nobody below solicitante, and each only with their providers (docs/desk.md#backoffice)', async () => {
    const id = await makeSale(db, ours)
    const other = await makeSale(db, theirs)
    await expect(reader.call.deskSales.changeState({ id, situacao: 'em_auditoria' })).rejects.toThrow(
      'Você não tem permissão',
    )
    await expect(seller.call.deskSales.list()).rejects.toThrow('Você não tem permissão')
    await expect(manager.call.deskSales.get({ id: other })).rejects.toThrow('Registro não encontrado.')
    await expect(manager.call.deskSales.changeState({ id: other, situacao: 'em_auditoria' })).rejects.toThrow(
      'Registro não encontrado.',
    )
  })

  it('of before the desk is taken in once, by the day it was made (docs/desk.md#sales)', async () => {
    const place = await makeProvider(db)
    const chief = await as({ roles: ['backoffice:gestor'], empresas: [place], employee: true })
    const day = (back: number) => new Date(Date.now() - back * 86_400_000)
    const iso = (back: number) => day(back).toISOString().slice(0, 10)
    for (const back of [3, 10, 40])
      await makeLead(db, place, { status: 5, finalizada_em: day(back), created_at: day(back) })
    expect((await chief.call.deskSales.list()).total).toBe(0)
    expect(await chief.call.backoffice.bringSales({ desde: iso(20) })).toEqual({ trazidas: 2 })
    expect(await chief.call.backoffice.bringSales({ desde: iso(20) })).toEqual({ trazidas: 0 })
    expect(await chief.call.backoffice.bringSales({ desde: iso(60) })).toEqual({ trazidas: 1 })
    for (const desde of [iso(-2), iso(400)])
      await expect(chief.call.backoffice.bringSales({ desde })).rejects.toMatchObject({
        cause: { details: { campos: { desde: 'Informe um dia dos últimos 12 meses.' } } },
      })
    await expect(auditor.call.backoffice.bringSales({ desde: iso(3) })).rejects.toThrow(
      'Você não tem permissão',
    )
  })

  it('that was cancelled may be deleted by a manager, others not', async () => {
    const open = await makeSale(db, ours)
    const gone = await makeSale(db, ours, { situacao: 'cancelada', motivo: 'Duplicada' })
    await expect(manager.call.deskSales.remove({ id: open })).rejects.toThrow('Só registros cancelados')
    await manager.call.deskSales.remove({ id: gone })
    await expect(manager.call.deskSales.get({ id: gone })).rejects.toThrow('Registro não encontrado.')
  })
})
