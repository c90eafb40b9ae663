import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'

const { db, as, app } = await testWorld()
const rede = await makeIncidentCategory(db, { titulo: 'Rede', prioridade_padrao: 'alta' })
const ours = await makeProvider(db)

const requester = (over = {}) =>
  as({ roles: ['incidentes:solicitante'], empresas: [ours], id_empresa: ours, ...over })
const manager = (over = {}) =>
  as({ roles: ['incidentes:gestor'], empresas: [ours], id_empresa: ours, ...over })
type Somebody = Awaited<ReturnType<typeof as>>

const fields = (over = {}) => ({
  id_categoria: rede,
  titulo: 'Rompimento de fibra — BR-101',
  descricao: '<p>Cabo rompido</p>',
  id_empresa: ours,
  ...over,
})
const register = async (who: Somebody, over = {}) =>
  (await who.call.incidents.create({ objects: [fields(over)] }))[0]!.id
const linesOf = (id_incidente: number) =>
  db.selectFrom('incidente_usuario').where('id_incidente', '=', id_incidente).selectAll().execute()

describe('editing an incident', () => {
  it('notifies who comes into the audience, and takes unread lines back from who leaves it', async () => {
    const author = await requester()
    const [first, second] = [await makeDepartment(db, ours), await makeDepartment(db, ours)]
    const stays = await as({ id_departamento: first })
    const gone = await as({ id_departamento: first })
    const comes = await as({ id_departamento: second })
    const id = await register(author, { id_empresa: null, id_departamento: first })
    await stays.call.incidents.markRead({ objects: [{ id_incidente: id }] })
    await author.call.incidents.update({ id, id_departamento: second })
    expect((await linesOf(id)).map(({ id_usuario }) => id_usuario).toSorted()).toEqual(
      [stays.userId, comes.userId].toSorted(),
    )
    expect(await gone.call.incidents.unread()).toEqual({ total: 0 })
  })

  it('keeps the unread progress of its author and of who follows it, who left nothing', async () => {
    const author = await requester()
    const [first, second] = [await makeDepartment(db, ours), await makeDepartment(db, ours)]
    const [gone, follower] = [await as({ id_departamento: first }), await as({ id_departamento: first })]
    const id = await register(author, { id_empresa: null, id_departamento: first })
    await follower.call.incidents.follow({ id, segue: true })
    const boss = await manager()
    await boss.call.incidents.addUpdate({ id, texto: 'Equipe no local' })
    await author.call.incidents.update({ id, id_departamento: second })
    const bell = async ({ call }: Somebody) => (await call.incidents.pending()).map(({ tipo }) => tipo)
    expect([await bell(author), await bell(follower), await bell(gone)]).toEqual([
      ['andamento'],
      ['andamento'],
      [],
    ])
  })

  it('is for its author and managers, on the version that they saw', async () => {
    const author = await requester()
    const id = await register(author)
    const { updated_at } = await author.call.incidents.get({ id })
    await expect((await requester()).call.incidents.update({ id, titulo: 'Meu' })).rejects.toThrow(
      'Você não tem permissão',
    )
    await (await manager()).call.incidents.update({ id, titulo: 'Do gestor' })
    await expect(
      author.call.incidents.update({ id, titulo: 'Antigo', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('Este registro foi alterado por outra pessoa. Recarregue a página.')
  })

  it('ends with the incident', async () => {
    const author = await requester()
    const id = await register(author)
    await author.call.incidents.step({ id, situacao: 'resolvido', texto: 'Feito' })
    await expect(author.call.incidents.update({ id, titulo: 'Tarde' })).rejects.toThrow(
      'Este incidente já foi encerrado e não pode mais ser alterado.',
    )
    await expect(author.call.incidents.addUpdate({ id, texto: 'Tarde' })).rejects.toThrow('já foi encerrado')
  })

  it('leaves the deletion to superadmins', async () => {
    const id = await register(await requester())
    await expect((await manager()).call.incidents.remove({ id })).rejects.toThrow('Você não tem permissão')
    await (await as(superadmin)).call.incidents.remove({ id })
    expect(await linesOf(id)).toEqual([])
  })
})

describe('categories of incidents', () => {
  it('that are used cannot be deleted, only inactivated (docs/operations.md#incident-categories)', async () => {
    const boss = await manager()
    await register(await requester())
    await expect(boss.call.incidentCategories.remove({ id: rede })).rejects.toThrow(
      'Esta categoria possui incidentes e não pode ser excluída.',
    )
    const used = await makeIncidentCategory(db)
    await makeIncident(db, { id_usuario: boss.userId, id_empresa: ours, id_categoria: used })
    await boss.call.incidentCategories.setActive({ ids: [used], ativo: false })
    await expect(register(await requester(), { id_categoria: used })).rejects.toThrow('Campo obrigatório')
  })

  it('are answered at the documented address', async () => {
    const { token } = await as({})
    const answer = await app.inject({
      url: '/v1/incidente/categoria',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.json().incidente_categoria).toContainEqual(
      expect.objectContaining({
        titulo: 'Rede',
        color: '#0e6672',
        icone: 'network',
        prioridade_padrao: 'alta',
      }),
    )
  })
})
