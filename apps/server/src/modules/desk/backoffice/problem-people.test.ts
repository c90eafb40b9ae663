/** Who may be given a problem: docs/desk.md#problems. */
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeSale } from '../../../../test/factories/desk.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const other = await makeProvider(db)
const manager = await as({ roles: ['backoffice:gestor'], empresas: [ours, other], employee: true })
const worker = (nome: string, ...empresas: number[]) =>
  makeUser(db, { nome, roles: ['backoffice:solicitante'], empresas })
const here = await worker('Aqui', ours)
const there = await worker('Lá', other)
const both = await worker('Ambos', ours, other)
const [kind] = await manager.call.problemTypes.options()

const wrong = { cause: { details: { campos: { id_responsavel: 'Opção não encontrada.' } } } }
const create = async (over: object) => {
  const [made] = await manager.call.problems.create({
    objects: [{ id_tipo: kind!.id, descricao: 'Sem sinal', ...over }],
  })
  return made!.id
}
const heldBy = async (id: number) => (await manager.call.problems.get({ id })).id_responsavel

describe('a problem is given', () => {
  it('to people who work for its provider alone, also by who sees several (docs/desk.md#problems)', async () => {
    const id_venda = await makeSale(db, ours)
    for (const about of [{ id_empresa: ours }, { id_venda }]) {
      await expect(create({ ...about, id_responsavel: there })).rejects.toMatchObject(wrong)
      for (const id_responsavel of [here, both])
        expect(await heldBy(await create({ ...about, id_responsavel }))).toBe(id_responsavel)
    }
    const id = await create({ id_empresa: ours })
    await expect(manager.call.problems.update({ id, id_responsavel: there })).rejects.toMatchObject(wrong)
    await manager.call.problems.update({ id, id_responsavel: here })
    expect(await heldBy(id)).toBe(here)
  })

  it('to those that its provider offers', async () => {
    const offered = async (id_empresa?: number) =>
      (await manager.call.problems.people({ id_empresa })).map(({ id }) => id).toSorted((a, b) => a - b)
    expect(await offered(ours)).toEqual([manager.userId, here, both].toSorted((a, b) => a - b))
    expect(await offered(other)).toEqual([manager.userId, there, both].toSorted((a, b) => a - b))
    expect(await offered()).toEqual([manager.userId, here, there, both].toSorted((a, b) => a - b))
    const stranger = await as({ roles: ['backoffice:gestor'], empresas: [other], employee: true })
    expect(await stranger.call.problems.people({ id_empresa: ours })).toEqual([])
  })

  it('to who takes it on, also from somebody else, and back by who has it or a manager, begun or not (docs/desk.md#problems)', async () => {
    const taker = await as({ roles: ['backoffice:solicitante'], empresas: [ours], employee: true })
    const owner = await as({ roles: ['backoffice:solicitante'], empresas: [ours], employee: true })
    const id = await create({ id_empresa: ours, id_responsavel: owner.userId })
    const back = (who: typeof taker) => who.call.backoffice.release({ fila: 'problemas', id })
    await expect(back(taker)).rejects.toThrow('mudança de situação não é permitida')
    await back(owner)
    expect(await manager.call.problems.get({ id })).toMatchObject({
      situacao: 'aberto',
      id_responsavel: null,
    })
    await manager.call.problems.update({ id, id_responsavel: owner.userId })
    await taker.call.problems.changeState({ id, situacao: 'em_tratamento' })
    expect(await heldBy(id)).toBe(taker.userId)
    await back(manager)
    expect(await heldBy(id)).toBeNull()
    await expect(back(manager)).rejects.toThrow('mudança de situação não é permitida')
  })

  it('to nobody who has left; who has it keeps it while something else of it changes', async () => {
    const leaving = await worker('De saída', ours)
    const id = await create({ id_empresa: ours, id_responsavel: leaving })
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', leaving).execute()
    await manager.call.problems.update({ id, descricao: 'Sem sinal desde ontem', id_responsavel: leaving })
    await expect(create({ id_empresa: ours, id_responsavel: leaving })).rejects.toMatchObject(wrong)
  })
})
