import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { panelWorld } from '../../../../test/erp/panel-world.ts'
import { waitForLock } from '../../../platform/locks.ts'
import { createLeads } from '../../sales/leads/lead.service.ts'

const { db, erp, provider, customer, person, withCustomer, reset, waitingForLocks } = await panelWorld()
const asked = { ...customer, contrato: '9', texto: 'Quer 500 mega.' }

beforeEach(async () => {
  await reset()
  await db.deleteFrom('bo_problema').where('id_empresa', '=', provider).execute()
  await sql`update vendas_lead set inativada_em = now() where id_empresa = ${provider}`.execute(db)
})

describe('what a customer wants of a contract (docs/client-panel.md#changes-of-a-contract)', () => {
  it('reaches sales with the lead: its history says it', async () => {
    const { panel } = await withCustomer()
    const { id_lead } = await panel.requestPlanChange({ ...asked, tipo: 'upgrade' })
    const seller = await person('vendas:gestor')
    const lines = await seller.call.leads.history({ id: id_lead! })
    expect(lines.map(({ acao, texto }) => [acao, texto])).toEqual(
      expect.arrayContaining([['contato', 'Upgrade do contrato 9: Quer 500 mega.']]),
    )
  })

  it('is one lead, also of a customer without a document, by whatever phone has an area', async () => {
    const { panel } = await withCustomer()
    const [own] = erp.answers.clientes!({ valor: '501' }, undefined) as object[]
    erp.answers.clientes = () => [{ ...own, cpf: null, telefones: ['981110000', '53981110000'] }]
    const ask = () => panel.requestPlanChange({ ...asked, tipo: 'upgrade' })
    await ask()
    await expect(ask()).rejects.toThrow(text.openLead)
    const leads = await db
      .selectFrom('vendas_lead')
      .where('id_empresa', '=', provider)
      .where(sql<boolean>`desfecho = 'aberta'`)
      .select(['cod_cliente', 'fone'])
      .execute()
    expect(leads).toEqual([{ cod_cliente: '501', fone: '53981110000' }])
  })

  it('waits for another request about the customer, and sees what came of it', async () => {
    const { panel } = await withCustomer()
    const [own] = erp.answers.clientes!({ valor: '501' }, undefined) as object[]
    erp.answers.clientes = () => [{ ...own, cpf: null }]
    let second: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (transaction) => {
      await waitForLock(transaction, 'planChange', `${provider} 501`)
      second = panel.requestPlanChange({ ...asked, tipo: 'upgrade' })
      second.catch(() => {})
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 15_000 })
      const lead = { id_empresa: provider, cliente: 'Fulana de Teste', cod_cliente: '501' }
      await createLeads(transaction, null, [{ ...lead, origem: 'interno', tipo: 'upgrade' }])
    })
    await expect(second).rejects.toThrow(text.openLead)
  })

  it('to cancel is a problem of the desk, in its queue, once for each contract', async () => {
    const { panel } = await withCustomer()
    const cancel = (contrato: string, texto = 'Mudou de cidade.') =>
      panel.requestPlanChange({ ...customer, tipo: 'cancelamento', contrato, texto })
    const { id_problema, id_lead } = await cancel('9')
    expect(id_lead).toBeNull()
    const desk = await person('backoffice:solicitante')
    expect(await desk.call.problems.get({ id: id_problema! })).toMatchObject({
      tipo: 'Pedido de cancelamento',
      cod_cliente: '501',
      cliente: 'Fulana de Teste',
      descricao: 'Cancelamento do contrato 9: Mudou de cidade.',
      situacao: 'aberto',
      id_responsavel: null,
      prioridade: 'alta',
    })
    await expect(cancel('9', 'De novo.')).rejects.toThrow(text.openCancellation)
    const [contract] = erp.answers.contratos!({}, undefined) as object[]
    erp.answers.contratos = () => [contract, { ...contract, contrato: '95' }]
    expect((await cancel('95')).id_problema).not.toBe(id_problema)
    await sql`update bo_problema set situacao = 'cancelado', solucao = 'Ficou.', encerrado_em = now()
      where id = ${id_problema}`.execute(db)
    await sql`update bo_problema_tipo set ativo = false, sla_horas = 8
      where titulo = 'Pedido de cancelamento'`.execute(db)
    const again = await cancel('9')
    const { prazo, created_at } = await db
      .selectFrom('bo_problema')
      .where('id', '=', again.id_problema!)
      .select(['prazo', 'created_at'])
      .executeTakeFirstOrThrow()
    expect(Math.round((prazo.getTime() - created_at.getTime()) / 3_600_000)).toBe(8)
  })
})
