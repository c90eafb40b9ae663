import { refusal } from '@intranet/contract/messages/refusals'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { fineFields, makeDriver, makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { fineDeadlineJob } from './fine-deadline.job.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const second = await as({ roles: ['frota:gestor'], ...there })
const requester = await as({ roles: ['frota:solicitante'], ...there })
const carlos = await as({ nome: 'Carlos Menezes', ...there })
const ana = await as({ nome: 'Ana Prado', ...there })
const rui = await as({ nome: 'Rui Salles', ...there })
const [ofCarlos, ofAna, ofRui] = [
  await makeLicence(db, carlos.userId),
  await makeLicence(db, ana.userId),
  await makeLicence(db, rui.userId),
]
const vehicle = await makeVehicle(db, ours, { placa: 'QJA1B23' })
const moment = '2026-05-10T14:20'
await db
  .insertInto('veiculo_motorista')
  .values({
    id_veiculo: vehicle,
    id_motorista: ofCarlos,
    inicio: '2026-05-02T08:00:00-03:00',
    fim: '2026-05-20T18:00:00-03:00',
    km_inicio: 0,
    km_fim: 900,
  })
  .execute()

const fine = (over: object = {}) => fineFields({ id_veiculo: vehicle, data_infracao: moment, ...over })
const register = async (over: object = {}, who = requester) =>
  (await who.call.fines.create({ objects: [fine(over)] }))[0]!.id

async function toTerm(over: object = {}): Promise<number> {
  const id = await register(over)
  await manager.call.fines.confirmDriver({ id })
  await manager.call.fines.generateTerm({ id })
  return id
}

describe('a fine', () => {
  it('that arrives late is of a vehicle and a driver that are gone (docs/operations.md#fines)', async () => {
    const sold = await makeVehicle(db, ours, { situacao: 'baixado' })
    const left = await makeDriver(db, { ...there, ativo: false })
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
    expect(ids(await requester.call.fines.vehicles())).toContain(sold)
    expect(ids(await requester.call.fines.drivers())).toContain(left.id)
    const id = await register({ id_veiculo: sold, id_motorista: left.id })
    expect(await manager.call.fines.get({ id })).toMatchObject({ id_veiculo: sold, id_motorista: left.id })
  })

  it('RX0012345 of 10/05/2026 14:20 proposes Carlos, who drove from 02 to 20/05, and is due on 17/06/2026', async () => {
    const id = await register({ auto_infracao: 'RX0012345' })
    const one = await manager.call.fines.get({ id })
    expect(one).toMatchObject({
      placa: 'QJA1B23',
      motorista: 'Carlos Menezes',
      origem_motorista: 'vinculo',
      prazo_indicacao: '2026-06-17',
      pontos: 4,
      situacao: 'recebida',
    })
    expect(await manager.call.fines.proposal({ id })).toEqual({
      id_motorista: ofCarlos,
      motorista: 'Carlos Menezes',
      origem: 'vinculo',
    })
    await manager.call.fines.confirmDriver({ id })
    await manager.call.fines.generateTerm({ id })
    const term = await manager.call.fines.term({ id, id_motorista: ofCarlos, placa: 'QJA1B23' })
    expect(term.texto).toContain('Eu, Carlos Menezes,')
    expect(term.texto).toContain('placa QJA1B23')
    expect(term.texto.replace(/\s/g, ' ')).toContain('no valor de R$ 195,23')
    expect(term.texto).toContain('em 10/05/2026 às 14:20')
    expect(term.texto).toContain('☐ autorizo / ☐ não autorizo o desconto em folha')
  })

  it('asks the checklist first, then an approved request, then the log (docs/operations.md#fines)', async () => {
    const day = { data_retirada: '2026-05-10T08:00:00-03:00', data_devolucao: '2026-05-10T18:00:00-03:00' }
    const booking = { id_empresa: ours, motivo: 'Visita', origem: 'Base', destino: 'Rio Grande', ...day }
    const request = await db
      .insertInto('solicitacao_veiculo')
      .values({
        ...booking,
        id_usuario: ana.userId,
        id_veiculo: vehicle,
        id_motorista: ofAna,
        situacao: 'concluida',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const byRequest = await manager.call.fines.get({ id: await register() })
    expect([byRequest.motorista, byRequest.origem_motorista]).toEqual(['Ana Prado', 'solicitacao'])
    const taken = await db
      .insertInto('solicitacao_veiculo')
      .values({
        ...booking,
        data_retirada: '2026-05-11T08:00:00-03:00',
        data_devolucao: '2026-05-11T18:00:00-03:00',
        id_usuario: rui.userId,
        id_veiculo: vehicle,
        id_motorista: ofRui,
        situacao: 'concluida',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('solicitacao_veiculo_checklist')
      .values([
        {
          id_solicitacao: taken.id,
          momento: 'saida',
          feito_em: '2026-05-10T14:00:00-03:00',
          km: 1,
          combustivel: 4,
        },
        {
          id_solicitacao: taken.id,
          momento: 'retorno',
          feito_em: '2026-05-10T15:00:00-03:00',
          km: 9,
          combustivel: 3,
        },
      ])
      .execute()
    const byList = await manager.call.fines.get({ id: await register() })
    expect([byList.motorista, byList.origem_motorista]).toEqual(['Rui Salles', 'checklist'])
    await db.deleteFrom('solicitacao_veiculo').where('id', 'in', [request.id, taken.id]).execute()
  })

  it('takes the last day of its own notice where that gives one (docs/operations.md#fines)', async () => {
    const id = await register({ prazo_notificado: '2026-06-03' })
    expect((await manager.call.fines.get({ id })).prazo_indicacao).toBe('2026-06-03')
  })

  it('is neither of tomorrow nor registered twice', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await expect(register({ data_infracao: tomorrow })).rejects.toMatchObject({
      message: 'A data da infração não pode ser futura.',
    })
    await register({ auto_infracao: 'DUAS-1' })
    await expect(register({ auto_infracao: 'duas-1' })).rejects.toThrow(
      'Já existe uma multa com este auto de infração.',
    )
  })

  it('is confirmed by a second person, who is not the driver (docs/operations.md#fines)', async () => {
    const id = await register({}, manager)
    await expect(manager.call.fines.confirmDriver({ id })).rejects.toThrow(text.otherPerson)
    const own = await as({ roles: ['frota:gestor'], ...there })
    const id_motorista = await makeLicence(db, own.userId)
    const ofOwn = await register({ id_motorista })
    await expect(own.call.fines.confirmDriver({ id: ofOwn })).rejects.toThrow(text.otherPerson)
    expect(await second.call.fines.confirmDriver({ id })).toEqual({ id, situacao: 'condutor_indicado' })
    await expect(second.call.fines.confirmDriver({ id })).rejects.toThrow(refusal.wrongState)
  })

  it('notifies its driver once they are confirmed, not before', async () => {
    const id = await register()
    const own = async () => (await carlos.call.fines.listOwn({ limit: 0 })).dados.map((one) => one.id)
    expect(await own()).not.toContain(id)
    await manager.call.fines.confirmDriver({ id })
    expect(await own()).toContain(id)
    const reported = await db
      .selectFrom('notificacao_mensagem as m')
      .innerJoin('notificacao_usuario as u', 'u.id_mensagem', 'm.id')
      .where('u.id_usuario', '=', carlos.userId)
      .select('m.data')
      .execute()
    expect(JSON.stringify(reported)).toContain('Você foi indicado como condutor')
  })

  it('whose driver is named again asks for a confirmation again, and loses an unsigned statement', async () => {
    const id = await toTerm()
    await manager.call.fines.nameDriver({ id, id_motorista: ofAna })
    expect(await manager.call.fines.get({ id })).toMatchObject({
      situacao: 'recebida',
      motorista: 'Ana Prado',
      origem_motorista: 'manual',
      confirmado_em: null,
    })
    await expect(manager.call.fines.termOf({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(manager.call.fines.confirmDriver({ id })).rejects.toThrow(text.otherPerson)
  })

  it('without a driver by its last day is not indicated, and costs the company twice (docs/operations.md#fines)', async () => {
    const id = await register({ id_veiculo: await makeVehicle(db, ours), auto_infracao: 'SEM-1' })
    await fineDeadlineJob.run(deps, {})
    await fineDeadlineJob.run(deps, {})
    expect(await manager.call.fines.get({ id })).toMatchObject({
      situacao: 'nao_indicada',
      valor_nic: '390.46',
    })
    await manager.call.fines.changeState({ id, situacao: 'paga' })
    expect((await manager.call.fines.get({ id })).valor_pago).toBe('390.46')
  })

  it('costs twice as well when it is paid after an appeal, which does not move the last day (docs/operations.md#fines)', async () => {
    const { fines } = manager.call
    const stateOf = async (id: number) => {
      const { situacao, valor_nic } = await fines.get({ id })
      return [situacao, valor_nic]
    }
    const id_veiculo = await makeVehicle(db, ours)
    const late = await register({ auto_infracao: 'REC-1', id_veiculo })
    const days = { inicio: '2026-05-01', fim: '2026-05-31' }
    const costs = () => manager.call.fleet.costs({ ...days, id_veiculo })
    await fineDeadlineJob.run(deps, {})
    await fines.changeState({ id: late, situacao: 'em_recurso' })
    expect(await stateOf(late)).toEqual(['em_recurso', '390.46'])
    expect((await costs())[0]).toMatchObject({ multas: '390.46' })
    await expect(fines.nameDriver({ id: late, id_motorista: ofAna })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await fines.changeState({ id: late, situacao: 'paga' })
    expect((await fines.get({ id: late })).valor_pago).toBe('390.46')
    const open = await register({ auto_infracao: 'REC-2', prazo_notificado: dayFromNow(2) })
    await fines.changeState({ id: open, situacao: 'em_recurso' })
    await fineDeadlineJob.run(deps, {})
    const notices = await db.selectFrom('notificacao_mensagem').select('data').execute()
    expect(JSON.stringify(notices)).toContain('indicar o condutor da multa REC-2')
    const mine = (await openObligations(manager.call)).filter(({ titulo }) => titulo === 'Multa REC-2')
    expect(mine).toHaveLength(1)
    await requester.call.fines.nameDriver({ id: open, id_motorista: ofRui })
    expect(await fines.confirmDriver({ id: open })).toEqual({ id: open, situacao: 'em_recurso' })
    await db
      .updateTable('multa')
      .set({ prazo_notificado: dayFromNow(-1) })
      .where('id', '=', open)
      .execute()
    expect(await stateOf(open)).toEqual(['em_recurso', null])
  })

  it('is notified 7, 3 and 1 days before its last day, once each (docs/operations.md#fines)', async () => {
    await register({ prazo_notificado: dayFromNow(6), auto_infracao: 'PRAZO-1' })
    const count = async () => {
      const rows = await db.selectFrom('notificacao_mensagem').select('data').execute()
      return rows.filter(({ data }) => JSON.stringify(data).includes('multa PRAZO-1')).length
    }
    await fineDeadlineJob.run(deps, {})
    await fineDeadlineJob.run(deps, {})
    expect(await count()).toBe(1)
  })

  it('that is not indicated is to be named again once a corrected notice leaves days for it (docs/operations.md#fines)', async () => {
    const id = await register()
    await fineDeadlineJob.run(deps, {})
    await manager.call.fines.update({ id, data_notificacao: dayFromNow(-31) })
    expect((await manager.call.fines.get({ id })).situacao).toBe('nao_indicada')
    const saved = await requester.call.fines.update({ id, data_notificacao: dayFromNow(-30) })
    const again = await manager.call.fines.get({ id })
    expect(again).toMatchObject({ situacao: 'recebida', valor_nic: null, updated_at: saved.updated_at })
    await fineDeadlineJob.run(deps, {})
    expect(await manager.call.fines.confirmDriver({ id })).toEqual({ id, situacao: 'condutor_indicado' })
    await manager.call.fines.update({ id, prazo_notificado: dayFromNow(3) })
    expect((await manager.call.fines.get({ id })).situacao).toBe('condutor_indicado')
    const late = await register()
    await fineDeadlineJob.run(deps, {})
    await manager.call.fines.update({ id: late, prazo_notificado: dayFromNow(0) })
    expect((await manager.call.fines.get({ id: late })).situacao).toBe('recebida')
  })
})

describe('over REST', () => {
  it('a fine goes from its registration to its payment', async () => {
    const send = async (who: { token: string }, method: 'GET' | 'POST', url: string, payload?: object) =>
      (await app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })).json()
    const created = await send(requester, 'POST', '/v1/veiculo/multa', { object: fine() })
    const { id } = created.insert_multa.returning[0]
    const url = `/v1/veiculo/multa/${id}`
    expect(await send(second, 'POST', `${url}/condutor/confirmacao`)).toEqual({
      update_multa: { returning: [{ id, situacao: 'condutor_indicado' }] },
    })
    expect((await send(second, 'POST', `${url}/termo`)).insert_multa_termo.returning).toHaveLength(1)
    expect((await send(second, 'GET', `${url}/termo`)).multa_termo_by_pk).toMatchObject({
      id_multa: id,
      placa: 'QJA1B23',
    })
    const paid = await send(second, 'POST', `${url}/situacao`, { situacao: 'paga', valor_pago: '156.18' })
    expect(paid.update_multa.returning).toEqual([{ id, situacao: 'paga' }])
    const all = await send(await as(superadmin), 'POST', '/v1/veiculo/multa/filtro', {
      filtro: { situacao: { _eq: 'paga' }, id_veiculo: vehicle },
    })
    expect(all.multa.map((one: { id: number }) => one.id)).toContain(id)
  })
})
