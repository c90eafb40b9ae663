/** Who may answer for a squad: docs/operations.md#squads. */
import { DAY_MS } from '@intranet/contract/durations'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { supplyNoticeJob } from '../supplies/supply-notice.job.ts'
import { handOverSquads } from './squad.queries.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const other = await makeProvider(db)
const manager = await as({ roles: ['suprimentos:gestor'], empresas: [ours, other], id_empresa: ours })
const there = await makeUser(db, { id_empresa: other })
const here = await makeUser(db, { id_empresa: ours })

describe('a squad is answered for', () => {
  it('by employees of its provider or who work for it, also where the manager sees several (docs/operations.md#squads)', async () => {
    const id = await makeSquad(db, ours)
    const give = (id_responsavel: number | null) => manager.call.squads.update({ id, id_responsavel })
    const working = await makeUser(db, { id_empresa: other, empresas: [other, ours] })
    const lent = await makeUser(db, { id_empresa: ours, empresas: [other] })
    for (const person of [here, working, lent, null]) {
      await give(person)
      expect((await manager.call.squads.get({ id })).id_responsavel).toBe(person)
    }
    const gone = await makeUser(db, { id_empresa: ours, ativo: false })
    const guest = await makeUser(db, { id_empresa: ours, employee: false })
    for (const person of [there, gone, guest])
      await expect(give(person)).rejects.toMatchObject({
        cause: { details: { campos: { id_responsavel: expect.any(String) } } },
      })
  })

  it('by the person who has it already: they are not checked again', async () => {
    const id = await makeSquad(db, ours, { id_responsavel: there })
    await manager.call.squads.update({ id, id_responsavel: there })
    expect((await manager.call.squads.get({ id })).id_responsavel).toBe(there)
  })

  it.each([
    [ours, { squads: 1, counts: ['contagem_equipe'], notices: 2 }],
    [other, { squads: 0, counts: [], notices: 0 }],
  ])(
    'by who works for its provider, and no more by who moved away: of provider %i %j (docs/operations.md#squads)',
    async (id_empresa, expected) => {
      const who = await as({ empresas: [], id_empresa })
      const id = await makeSquad(db, ours, { id_responsavel: who.userId })
      const product = await makeProduct(db, ours, { nome: 'Cabo drop', serializado: false })
      await makeStock(db, id, product, 12, 20)
      await manager.call.inventory.start({ id_equipe: id })
      await manager.call.supplies.register({
        objects: [{ id_equipe: id, id_produto: product, quantidade: 2 }],
      })
      await db
        .updateTable('suprimento_movimento')
        .set({ data_entrada: new Date(Date.now() - 20 * DAY_MS) })
        .where('id_equipe', '=', id)
        .execute()
      await supplyNoticeJob.run(deps, {})
      expect({
        squads: (await who.call.squads.list({})).dados.length,
        counts: (await who.call.obligations.list()).grupos.map(({ tipo }) => tipo),
        notices: (await who.call.notifications.list()).length,
      }).toEqual(expected)
    },
  )

  it('after somebody left by their manager, where they may answer for it, else by nobody', async () => {
    const heirOf = async (id_gestor: number) => {
      const leaving = await makeUser(db, { id_empresa: ours })
      await db.updateTable('rh_usuario').set({ id_gestor }).where('id', '=', leaving).execute()
      await makeSquad(db, ours, { id_responsavel: leaving })
      return (await handOverSquads(db, leaving)).map(({ id_responsavel }) => id_responsavel)
    }
    expect(await heirOf(here)).toEqual([here])
    expect(await heirOf(there)).toEqual([null])
  })
})
