import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { panelWorld } from '../../../../test/erp/panel-world.ts'
import { Refusal, usualAnswers } from '../../../../test/erp/json-erp.ts'
import { findActor } from '../../../platform/session.ts'
import { act } from './action.service.ts'
import { enterAttendance } from './attendance.queries.ts'
import { unlockAct } from './panel-actions.ts'
import { panelReadBackJob } from './panel.job.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { readBack } from './read-back.service.ts'

const { app, db, deps, erp, provider, customer, withCustomer, reset, offer } = await panelWorld()
const ground = groundOf(deps)
const order = { ...customer, tipo: '1', periodo: 'M' as const, relato: 'Sem conexão desde ontem' }
const calls = (name: string) => erp.heard.filter(({ call }) => call === name)
const makeOld = () =>
  sql`update painel_acao set created_at = now() - interval '1 hour', conferida_em = now() - interval '1 hour'`.execute(
    db,
  )

beforeEach(reset)

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

  it('about an order keeps the asked day and period in sight, the last one that was not refused', async () => {
    const { panel } = await withCustomer()
    await panel.openOrder({ ...order, chave: 'pedido-0030' })
    const opened = { os: '900', data: null, periodo: 'M', situacao: 'feita' }
    expect((await panel.orders(customer)).pedidos).toEqual([opened])
    erp.answers.reagendar_os = () => ({ situacao: 'pedida', referencia: null })
    await offer()
    const data = dayFromNow(3)
    await panel.rescheduleOrder({ ...customer, os: '900', data, periodo: 'T', chave: 'pedido-0031' })
    const asked = { os: '900', data, periodo: 'T', situacao: 'pedida' }
    expect((await panel.orders(customer)).pedidos).toEqual([asked])
    erp.answers.reagendar_os = () => new Refusal(422, 'Sem agenda.')
    const refused = {
      ...customer,
      os: '900',
      data: dayFromNow(4),
      periodo: 'N' as const,
      chave: 'pedido-0032',
    }
    await expect(panel.rescheduleOrder(refused)).rejects.toThrow('Sem agenda.')
    expect((await panel.orders(customer)).pedidos).toEqual([asked])
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

  it('of a system that reports nothing afterwards is settled by a manager who looked, and kept with their name', async () => {
    delete erp.answers.resultado_acao
    await offer()
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
    const settle = () =>
      app.inject({
        method: 'POST',
        url: '/trpc/clientPanel.settle',
        payload: verdict,
        headers: {
          authorization: `Bearer ${manager.token}`,
          'x-atendimento': manager.atendimento,
          'idempotency-key': 'conferencia-0001',
        },
      })
    // The second one is the answer of the first, whatever became of it.
    expect([(await settle()).statusCode, (await settle()).statusCode]).toEqual([200, 200])
    await expect(manager.panel.settle(verdict)).rejects.toThrow('Este pedido já foi conferido.')
    expect((await manager.panel.summary(customer)).acoes).toMatchObject([
      { id, situacao: 'nao_feita', mensagem: 'A OS não está lá.' },
    ])
    const { rows } = await sql<{ id_usuario: number }>`select id_usuario from log_historico
      where tabela = 'painel_acao' and new_data ->> 'mensagem' = 'A OS não está lá.'`.execute(db)
    expect(rows).toEqual([{ id_usuario: manager.userId }])
    expect(await panel.openOrder({ ...asked, chave: 'pedido-0021' })).toMatchObject({ situacao: 'feita' })
  })

  it('that the ERP never got is reported so, and may be asked for again', async () => {
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

  it('that was refused and corrected is kept as it was asked for the last time', async () => {
    const { panel } = await withCustomer()
    erp.answers.abrir_os = () => new Refusal(422, 'Tipo sem agenda.')
    const chave = 'pedido-0030'
    await expect(panel.openOrder({ ...order, chave })).rejects.toThrow('Tipo sem agenda.')
    erp.answers = usualAnswers()
    await panel.openOrder({ ...order, tipo: '2', relato: 'Troca do roteador', chave })
    const { rows } =
      await sql`select alvo, corpo->>'relato' as relato from painel_acao where chave = ${chave}`.execute(db)
    expect(rows).toEqual([{ alvo: '2', relato: 'Troca do roteador' }])
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
      panel.rescheduleOrder({
        ...customer,
        chave: 'pedido-0008',
        os: '1',
        data: dayFromNow(-1),
        periodo: 'M',
      }),
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

  it('that waits for a confirmation is read back each hour, and settled by a manager who looked (docs/client-panel.md#actions)', async () => {
    const { panel } = await withCustomer('painel_cliente:gestor')
    const contact = { ...customer, telefones: ['53999990000'], emails: [] }
    const states = async () => (await panel.summary(customer)).acoes.map(({ situacao }) => situacao)
    const { id } = await panel.changeContact({ ...contact, chave: 'contato-0002' })
    const looks = () => calls('resultado_acao').length
    const lines = () =>
      db.selectFrom('log_historico').select('id').where('tabela', '=', 'painel_acao').execute()
    await makeOld()
    const before = (await lines()).length
    for (const outcome of ['desconhecida', 'pedida']) {
      erp.answers.resultado_acao = () => ({ situacao: outcome })
      await sql`update painel_acao set conferida_em = now() - interval '61 minutes'`.execute(db)
      expect(await readBack(ground)).toBe(0)
    }
    // Looking is no change, and once an hour is enough.
    expect([looks(), await readBack(ground), looks(), (await lines()).length]).toEqual([2, 0, 2, before])
    expect(await states()).toEqual(['pedida'])
    await panel.settle({ ...customer, id, feita: false, texto: 'O cadastro não mudou.' })
    await expect(panel.settle({ ...customer, id, feita: true, texto: 'Mudou.' })).rejects.toThrow(
      text.notUnsure,
    )
    await panel.changeContact({ ...contact, chave: 'contato-0003' })
    erp.answers.resultado_acao = () => ({ situacao: 'feita' })
    await sql`update painel_acao set conferida_em = now() - interval '61 minutes'`.execute(db)
    expect(await readBack(ground)).toBe(1)
    expect(await states()).toEqual(['feita', 'nao_feita'])
  })

  it('of trust is given once in thirty days for each contract', async () => {
    erp.answers.desbloqueio_confianca = () => ({ situacao: 'feita' })
    await offer()
    const { panel } = await withCustomer()
    await panel.unlock({ ...customer, chave: 'libera-0001', contrato: '9' })
    await panel.unlock({ ...customer, chave: 'libera-0001', contrato: '9' })
    await expect(panel.unlock({ ...customer, chave: 'libera-0002', contrato: '9' })).rejects.toThrow(
      text.unlockUsed,
    )
    expect(calls('desbloqueio_confianca')).toMatchObject([{ body: { dias: 3 } }])
  })

  it('of trust is for a contract of the customer alone, named as the system names it (docs/client-panel.md#actions)', async () => {
    erp.answers.desbloqueio_confianca = () => ({ situacao: 'feita' })
    await offer()
    const { panel } = await withCustomer()
    for (const contrato of ['8', '09', '9.0'])
      await expect(panel.unlock({ ...customer, chave: 'libera-0005', contrato })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    expect(calls('desbloqueio_confianca')).toHaveLength(0)
  })

  it('of trust is counted as it is written down: one that was done meanwhile is seen', async () => {
    erp.answers.desbloqueio_confianca = () => ({ situacao: 'feita' })
    await offer()
    const { token, atendimento } = await withCustomer()
    const { actor } = (await findActor(deps.auth, token))!
    const visit = (await enterAttendance(db, actor, { chave: atendimento, ...customer }, 'teste'))!
    const [first, second] = await Promise.all(
      ['libera-0003', 'libera-0004'].map((chave) =>
        unlockAct({ deps, actor, visit }, { ...customer, chave, contrato: '9' }),
      ),
    )
    await act(first!)
    await expect(act(second!)).rejects.toThrow(text.unlockUsed)
    expect(calls('desbloqueio_confianca')).toHaveLength(1)
  })
})
