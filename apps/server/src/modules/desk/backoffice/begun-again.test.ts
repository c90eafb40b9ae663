/** What begins a second time keeps no marks of the first: docs/desk.md#clocks. */
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeActivation } from '../../../../test/factories/desk.ts'
import { lateItemsJob } from './late.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['backoffice:gestor'], empresas: [ours], employee: true })
const agent = await as({ roles: ['backoffice:solicitante'], empresas: [ours], employee: true })
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
const hoursFromNow = (day: Date) => Math.round((day.getTime() - Date.now()) / 3_600_000)

/** How many notices of lateness the manager has, after the job ran. */
async function notices() {
  await lateItemsJob.run(deps, [])
  return (await manager.call.notifications.list()).length
}
const expire = (table: 'bo_ativacao' | 'bo_problema', id: number) =>
  db
    .updateTable(table)
    .set({ prazo: new Date(Date.now() - 3_600_000) })
    .where('id', '=', id)
    .execute()

describe('an installation that was cancelled and begins again', () => {
  it('has nothing of the first, and is notified of once more past its new time (docs/desk.md#activations)', async () => {
    const { id, id_venda } = await makeActivation(db, ours)
    const step = (over: object) => agent.call.activations.changeState({ id, situacao: 'agendada', ...over })
    await step({ data_agendada: today(), periodo: 'M', os: 'OS-1', equipe: 'Equipe 1' })
    await step({ situacao: 'frustrada', motivo: 'Cliente ausente' })
    await expire('bo_ativacao', id)
    const before = await notices()
    await step({ situacao: 'cancelada', motivo: 'Desistiu' })
    await manager.call.activations.create({ objects: [{ id_venda }] })
    const begun = await agent.call.activations.get({ id })
    expect(begun).toMatchObject({
      situacao: 'aguardando',
      data_agendada: null,
      periodo: null,
      os: null,
      equipe: null,
      motivo: null,
      tentativas: 0,
      id_responsavel: null,
    })
    expect(hoursFromNow(begun.prazo)).toBe(120)
    expect(await notices()).toBe(before)
    await expire('bo_ativacao', id)
    expect(await notices()).toBe(before + 1)
  })

  it('says how its sale is, which has to be approved (docs/desk.md#activations)', async () => {
    const { id, id_venda } = await makeActivation(db, ours, { situacao: 'cancelada', motivo: 'Desistiu' })
    const read = async () => (await manager.call.activations.get({ id })).situacao_venda
    expect(await read()).toBe('aprovada')
    await manager.call.deskSales.changeState({ id: id_venda, situacao: 'cancelada', motivo: 'Desistiu' })
    expect(await read()).toBe('cancelada')
    await expect(manager.call.activations.create({ objects: [{ id_venda }] })).rejects.toThrow(
      'A venda não está aprovada.',
    )
  })
})

describe('a problem that is opened again', () => {
  const made = async (id_responsavel: number) => {
    const [kind] = await manager.call.problemTypes.options()
    const [problem] = await manager.call.problems.create({
      objects: [{ id_tipo: kind!.id, descricao: 'Sem sinal', id_empresa: ours, id_responsavel }],
    })
    return { id: problem!.id, hours: kind!.sla_horas }
  }
  const solve = (id: number) =>
    agent.call.problems.changeState({ id, situacao: 'resolvido', solucao: 'Trocada a ONU' })
  const take = (id: number, { call } = agent) => call.problems.changeState({ id, situacao: 'em_tratamento' })

  it('has the hours of its kind once more, and is notified of once more past them (docs/desk.md#problems)', async () => {
    const { id, hours } = await made(manager.userId)
    await expire('bo_problema', id)
    const before = await notices()
    await take(id, manager)
    expect(hoursFromNow((await agent.call.problems.get({ id })).prazo)).toBe(-1)
    await solve(id)
    await take(id)
    const problem = await agent.call.problems.get({ id })
    expect(problem).toMatchObject({
      situacao: 'em_tratamento',
      solucao: null,
      id_responsavel: manager.userId,
    })
    expect(hoursFromNow(problem.prazo)).toBe(hours)
    await expire('bo_problema', id)
    expect(await notices()).toBe(before + 1)
  })

  it('is of who opens it, where the person of before works in the desk no more', async () => {
    const left = await as({ roles: ['backoffice:solicitante'], empresas: [ours], employee: true })
    const { id } = await made(left.userId)
    await solve(id)
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', left.userId).execute()
    await take(id)
    expect((await agent.call.problems.get({ id })).id_responsavel).toBe(agent.userId)
  })
})
