import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { dayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { panelWorld } from '../../../../test/erp/panel-world.ts'
import { Refusal, usualAnswers } from '../../../../test/erp/json-erp.ts'
import { makeIncident } from '../../../../test/factories/incidents.ts'
import { openErp } from '../../../platform/erp/erp-system.ts'
import { openMemory } from '../../../platform/erp/erp-memory.ts'
import { connectionOf } from '../../../platform/erp/erp-connections.queries.ts'
import { panelReadBackJob } from './panel.job.ts'
import { groundOf } from './panel-ground.ts'
import { readBack } from './read-back.service.ts'

const { db, deps, erp, provider, customer, withCustomer } = await panelWorld()
const ground = groundOf(deps)
const order = { ...customer, tipo: '1', periodo: 'M' as const, relato: 'Sem conexão desde ontem' }
const inDays = (days: number) => dayInBrazil(Date.now() + days * 86_400_000)
const calls = (name: string) => erp.heard.filter(({ call }) => call === name)
const makeOld = () =>
  sql`update painel_acao set created_at = now() - interval '1 hour', conferida_em = now() - interval '1 hour'`.execute(
    db,
  )

beforeEach(async () => {
  Object.assign(erp, { heard: [], mode: 'up', answers: usualAnswers() })
  for (const table of [
    'painel_acao',
    'painel_negociacao',
    'painel_envio',
    'erp_resposta',
    'limite_requisicao',
  ] as const)
    await db.deleteFrom(table).execute()
  await sql`update empresa_erp set capacidades = ${Object.keys(erp.answers)} where id_empresa = ${provider}`.execute(
    db,
  )
})

describe('what the ERP tells', () => {
  it('is fresh for five minutes, and the last answer stands in with its time while the system is away', async () => {
    const { panel } = await withCustomer()
    const first = await panel.invoices(customer)
    expect(first).toMatchObject({ desatualizada: false, vencido: '199.80', aberto: '99.90' })
    expect(first.dados[0]).toMatchObject({ valor: '99.90', dias: 40, situacao: 'vencida' })
    await panel.invoices(customer)
    expect(calls('faturas')).toHaveLength(1)
    await sql`update erp_resposta set lida_em = now() - interval '6 minutes'`.execute(db)
    erp.mode = 'away'
    const old = await panel.invoices(customer)
    expect(old).toMatchObject({ desatualizada: true, vencido: '199.80' })
    expect(Date.now() - old.lida_em.getTime()).toBeGreaterThan(5 * 60_000)
    await sql`update erp_resposta set lida_em = now() - interval '25 hours'`.execute(db)
    await expect(panel.invoices(customer)).rejects.toMatchObject({ code: 'BAD_GATEWAY', message: text.away })
  })

  it('is kept sealed', async () => {
    const { panel } = await withCustomer()
    await panel.contacts(customer)
    const { rows } = await sql<{ conteudo: string }>`select conteudo from erp_resposta`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { conteudo } of rows) expect(conteudo).toMatch(/^s1\.[0-9a-f]{8}\./)
    expect(JSON.stringify(rows)).not.toContain('Fulana')
  })

  it('is what the system refuses, never something old', async () => {
    const { panel } = await withCustomer()
    await panel.orders(customer)
    await sql`update erp_resposta set lida_em = now() - interval '6 minutes'`.execute(db)
    erp.answers.ordens_servico = () => new Refusal(409, 'Cliente em migração.')
    await expect(panel.orders(customer)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Cliente em migração.',
    })
  })

  it('comes within three seconds from a system that stalls, with what is known', async () => {
    const { panel } = await withCustomer()
    await panel.contracts(customer)
    await sql`update erp_resposta set lida_em = now() - interval '6 minutes'`.execute(db)
    erp.mode = 'stall'
    const begun = Date.now()
    const home = await panel.summary(customer)
    expect(Date.now() - begun).toBeLessThan(3000)
    expect(home.contratos).toMatchObject({ desatualizada: true })
    expect(home.faturas).toBeNull()
  })

  it('of another key is as if it had never been kept', async () => {
    const { panel } = await withCustomer()
    await panel.contracts(customer)
    await sql`update erp_resposta set conteudo = 's1.00000000.AAAA'`.execute(db)
    expect((await panel.contracts(customer)).desatualizada).toBe(false)
    const system = openErp(ground, (await connectionOf(db, provider))!)
    const memory = await openMemory({ db, sealed: deps.sealed }, system, '501', { patience: 50 })
    expect((await memory.read('contratos', { cod_cliente: '501' })).dados).toHaveLength(1)
  })
})

describe('the home of a customer', () => {
  it('shows what the ERP and the intranet know, by the abilities of the system', async () => {
    await db
      .insertInto('relationship_dados_pessoas')
      .values({
        id_empresa: provider,
        codpessoa: '501',
        nome_razaosocial: 'Fulana de Teste',
        cpf: '52998224725',
        cidade: 'Pelotas',
        uf: 'RS',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('bo_problema')
      .values({
        id_empresa: provider,
        cod_cliente: '501',
        id_tipo: sql`(select min(id) from bo_problema_tipo)`,
        descricao: 'Boleto em dobro',
        prazo: new Date(),
      })
      .execute()
    const { panel, ...attendant } = await withCustomer()
    const city = await db
      .insertInto('cidade')
      .values({ nome: 'Pelotas', uf: 'RS' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const pelotas =
      city ??
      (await db
        .selectFrom('cidade')
        .where('nome', '=', 'Pelotas')
        .where('uf', '=', 'RS')
        .select('id')
        .executeTakeFirstOrThrow())
    const incident = { titulo: 'Fibra rompida', id_empresa: provider, id_usuario: attendant.userId }
    await makeIncident(db, incident, [pelotas.id])
    expect(await attendant.at().begin({ ...customer, motivo: 'atendimento' })).toMatchObject({
      incidentes: [{ titulo: 'Fibra rompida' }],
    })
    await panel.note({ ...customer, texto: 'Ligou pela segunda vez.' })
    await panel.setPreferences({ ...customer, whatsapp: false, email: true, sms: true })
    const home = await panel.summary(customer)
    expect(home).toMatchObject({
      contratos: { dados: [{ produto: 'Fibra 300', valor: '99.90' }] },
      conexoes: { dados: [{ status: 'online', sinal_rx: -28.4 }] },
      faturas: { vencido: '199.80' },
      preferencias: { whatsapp: false, email: true },
      blacklist: false,
      registros: [{ texto: 'Ligou pela segunda vez.' }],
      problemas: [{ descricao: 'Boleto em dobro' }],
      incidentes: [{ titulo: 'Fibra rompida' }],
    })
    expect(home.recursos).toContain('abrir_os')
    expect(home.recursos).not.toContain('desconectar')
    expect((await panel.contacts(customer)).preferencias.whatsapp).toBe(false)
    expect((await panel.payments(customer)).dados).toMatchObject([{ valor: '99.90', forma: 'Pix' }])
    const receipt = await panel.paymentReceipt({ ...customer, pagamento: 'p1' })
    expect(Buffer.from(receipt.conteudo, 'base64').subarray(0, 4).toString()).toBe('%PDF')
    await expect(panel.paymentReceipt({ ...customer, pagamento: 'p2' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await panel.addresses(customer)).dados).toMatchObject([{ cidade: 'Pelotas' }])
    expect(await panel.orderKinds(customer)).toEqual([{ tipo: '1', nome: 'Sem conexão' }])
  })
})

describe('what a customer wants of a contract', () => {
  it('becomes a lead for sales, and a note; a cancellation is noted with its reason', async () => {
    const { panel } = await withCustomer()
    const asked = { ...customer, contrato: '9', texto: 'Quer 500 mega.' }
    const { id_lead } = await panel.requestPlanChange({ ...asked, tipo: 'upgrade' })
    const lead = await db
      .selectFrom('vendas_lead')
      .where('id', '=', id_lead!)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(lead).toMatchObject({
      tipo: 'upgrade',
      cod_cliente: '501',
      produto_atual: 'Fibra 300',
      valor_atual: '99.90',
    })
    expect(
      await panel.requestPlanChange({ ...asked, tipo: 'cancelamento', texto: 'Mudou de cidade.' }),
    ).toEqual({
      id_lead: null,
    })
    expect((await panel.summary(customer)).registros.slice(0, 2)).toMatchObject([
      { texto: 'Cancelamento do contrato 9: Mudou de cidade.' },
      { texto: 'Upgrade do contrato 9: Quer 500 mega.' },
    ])
    await expect(panel.requestPlanChange({ ...asked, tipo: 'upgrade', contrato: '8' })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    )
  })
})

describe('an action', () => {
  it('is done once for its key: a second click and two at once are the same order', async () => {
    const { panel } = await withCustomer()
    const chave = 'pedido-0001'
    const answers = await Promise.all([1, 2, 3].map(() => panel.openOrder({ ...order, chave })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await panel.openOrder({ ...order, chave })).toMatchObject({ situacao: 'feita', referencia: '900' })
    expect((await panel.orders(customer)).dados).toHaveLength(1)
    expect(calls('abrir_os')).toHaveLength(1)
  })

  it('of which nobody knows is unsure, is not asked for again, and is settled by reading back', async () => {
    const { panel } = await withCustomer()
    erp.mode = 'drop'
    const unsure = await panel.openOrder({ ...order, chave: 'pedido-0002' })
    expect(unsure).toMatchObject({ situacao: 'incerto', mensagem: text.unsure })
    erp.mode = 'up'
    await expect(panel.openOrder({ ...order, chave: 'pedido-0003' })).rejects.toThrow(text.samePending)
    expect(await readBack(ground)).toBe(0)
    await makeOld()
    expect(await readBack(ground)).toBe(1)
    const { acoes } = await panel.summary(customer)
    expect(acoes).toMatchObject([{ situacao: 'feita', referencia: '900' }])
    expect((await panel.orders(customer)).dados).toHaveLength(1)
  })

  it('of a system that tells nothing afterwards is settled by a manager who looked, and kept with their name', async () => {
    delete erp.answers.resultado_acao
    await sql`update empresa_erp set capacidades = ${Object.keys(erp.answers)} where id_empresa = ${provider}`.execute(
      db,
    )
    const { panel } = await withCustomer()
    const asked = { ...order, chave: 'pedido-0020' }
    erp.mode = 'drop'
    const { id } = await panel.openOrder(asked)
    erp.mode = 'up'
    await makeOld()
    expect(await readBack(ground)).toBe(0)
    await expect(panel.openOrder({ ...asked, chave: 'pedido-0021' })).rejects.toThrow(text.samePending)
    const verdict = { ...customer, id, feita: false, texto: 'A OS não está lá.' }
    await expect(panel.settle(verdict)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const manager = await withCustomer('painel_cliente:gestor')
    await manager.panel.settle(verdict)
    await expect(manager.panel.settle(verdict)).rejects.toThrow('Este pedido já foi conferido.')
    expect((await manager.panel.summary(customer)).acoes).toMatchObject([
      { id, situacao: 'nao_feita', mensagem: 'A OS não está lá.' },
    ])
    const { rows } = await sql<{ id_usuario: number }>`select id_usuario from log_historico
      where tabela = 'painel_acao' and new_data ->> 'mensagem' = 'A OS não está lá.'`.execute(db)
    expect(rows).toEqual([{ id_usuario: manager.userId }])
    expect(await panel.openOrder({ ...asked, chave: 'pedido-0021' })).toMatchObject({ situacao: 'feita' })
  })

  it('that the ERP never got is told so, and may be asked for again', async () => {
    const { panel } = await withCustomer()
    erp.mode = 'drop'
    erp.answers.abrir_os = () => undefined
    expect(await panel.openOrder({ ...order, chave: 'pedido-0004' })).toMatchObject({ situacao: 'incerto' })
    Object.assign(erp, { mode: 'up', answers: usualAnswers() })
    await sql`update painel_acao set conferida_em = null`.execute(db)
    expect(await readBack(ground)).toBe(0)
    await makeOld()
    await panelReadBackJob.run(deps, [])
    expect((await panel.summary(customer)).acoes).toMatchObject([
      { situacao: 'nao_feita', mensagem: text.notDone },
    ])
    expect(await panel.openOrder({ ...order, chave: 'pedido-0004' })).toMatchObject({ situacao: 'feita' })
  })

  it('of a server that was killed while it asked is read back, and never sent again by itself', async () => {
    const { panel, userId } = await withCustomer()
    await sql`insert into painel_acao (chave, id_empresa, cod_cliente, tipo, alvo, corpo, id_usuario, created_at)
      values ('pedido-0005', ${provider}, '501', 'abrir_os', '1', '{}', ${userId}, now() - interval '1 hour')`.execute(
      db,
    )
    await sql`alter table painel_acao disable trigger user`.execute(db)
    await sql`update painel_acao set updated_at = now() - interval '1 hour'`.execute(db)
    await sql`alter table painel_acao enable trigger user`.execute(db)
    expect(await readBack(ground)).toBe(1)
    expect(calls('abrir_os')).toHaveLength(0)
    expect((await panel.summary(customer)).acoes).toMatchObject([{ situacao: 'nao_feita' }])
  })

  it('that the ERP refuses says its text; one that it does not have is not asked', async () => {
    const { panel } = await withCustomer()
    erp.answers.abrir_os = () => new Refusal(422, 'Cliente sem viabilidade.')
    await expect(panel.openOrder({ ...order, chave: 'pedido-0006' })).rejects.toThrow(
      'Cliente sem viabilidade.',
    )
    erp.heard = []
    await expect(
      panel.restartOnu({ ...customer, chave: 'pedido-0007', conexao: '70' }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(erp.heard).toEqual([])
    await expect(
      panel.rescheduleOrder({ ...customer, chave: 'pedido-0008', os: '1', data: inDays(-1), periodo: 'M' }),
    ).rejects.toThrow('A data de agendamento não pode ser anterior a hoje!')
  })

  it('says what was done, and takes no other due day than the five', async () => {
    const { panel } = await withCustomer()
    expect(await panel.openOrder({ ...order, chave: 'pedido-0011' })).toMatchObject({
      mensagem: 'Pedido feito no sistema do provedor.',
    })
    await expect(
      panel.changeDueDay({ ...customer, chave: 'dia-000001', contrato: '9', dia: 7 as 5 }),
    ).rejects.toMatchObject({
      cause: { details: { campos: { dia: 'Escolha um dos dias: 5, 10, 15, 20 ou 25.' } } },
    })
  })

  it('that people of the ERP still have to confirm is a request', async () => {
    const { panel } = await withCustomer()
    const asked = { ...customer, chave: 'contato-0001', telefones: ['53999990000'], emails: [] }
    expect(await panel.changeContact(asked)).toMatchObject({ situacao: 'pedida', mensagem: text.asked })
  })

  it('of trust is given once in thirty days for each contract', async () => {
    erp.answers.desbloqueio_confianca = () => ({ situacao: 'feita' })
    await sql`update empresa_erp set capacidades = ${Object.keys(erp.answers)} where id_empresa = ${provider}`.execute(
      db,
    )
    const { panel } = await withCustomer()
    await panel.unlock({ ...customer, chave: 'libera-0001', contrato: '9' })
    await panel.unlock({ ...customer, chave: 'libera-0001', contrato: '9' })
    await expect(panel.unlock({ ...customer, chave: 'libera-0002', contrato: '9' })).rejects.toThrow(
      text.unlockUsed,
    )
    expect(calls('desbloqueio_confianca')).toMatchObject([{ body: { dias: 3 } }])
  })
})
