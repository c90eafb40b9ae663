import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import {
  makeContent,
  makeOnboarding,
  makePlace,
  makeTrail,
  trailLinks,
} from '../../../../test/factories/onboarding.ts'
import { placeItems } from '../../../platform/placing.ts'

const { db, as } = await testWorld()
const ours = await makePlace(db)
const sibling = await makePlace(db, ours.id_empresa)
const empresas = [ours.id_empresa]
const trail = await makeTrail(db, [await makeContent(db)])

describe('the order of trails', () => {
  it('moves trails to their priorities and closes gaps', () => {
    expect(placeItems([1, 2, 3], [{ id: 9, prioridade: 1 }])).toEqual([9, 1, 2, 3])
    expect(placeItems([1, 2, 3], [{ id: 3, prioridade: 1 }])).toEqual([3, 1, 2])
    expect(
      placeItems(
        [],
        [
          { id: 5, prioridade: 8 },
          { id: 4, prioridade: 3 },
        ],
      ),
    ).toEqual([4, 5])
    expect(
      placeItems(
        [1],
        [
          { id: 2, prioridade: 1 },
          { id: 3, prioridade: 1 },
        ],
      ),
    ).toEqual([3, 2, 1])
  })

  it('has no gap after a trail was unlinked', async () => {
    const { call } = await as(superadmin)
    const trails = [await makeTrail(db, []), await makeTrail(db, []), await makeTrail(db, [])]
    const id = await makeOnboarding(db, ours, trails)
    expect(await call.onboarding.unlinkTrails({ id_onboarding: id, trilhas: [trails[1]!] })).toEqual({
      removidas: 1,
    })
    expect(await trailLinks(db, id)).toEqual([
      [1, trails[0]],
      [2, trails[2]],
    ])
  })

  it('unlinks nothing that its sender did not see (docs/people.md#required-parts)', async () => {
    const { call } = await as(superadmin)
    const [one, two] = [await makeTrail(db, []), await makeTrail(db, [])]
    const id = await makeOnboarding(db, ours, [one, two])
    await expect(call.onboarding.orderTrails({ id, trilhas: [], vistas: [one] })).rejects.toThrow(
      'alterado por outra pessoa',
    )
    expect(await call.onboarding.orderTrails({ id, trilhas: [two], vistas: [one, two] })).toEqual([two])
    expect(await call.onboarding.orderTrails({ id, trilhas: [two], vistas: [one, two] })).toEqual([two])
  })

  it('of contents, too (docs/people.md#required-parts)', async () => {
    const { call } = await as(superadmin)
    const [one, two] = [await makeContent(db), await makeContent(db)]
    const id = await makeTrail(db, [one, two])
    await expect(call.onboardingTrails.orderContents({ id, conteudos: [], vistos: [one] })).rejects.toThrow(
      'alterado por outra pessoa',
    )
    await call.onboardingTrails.orderContents({ id, conteudos: [one], vistos: [one, two] })
  })

  it('set by two people at once is one of theirs, from 1 to n', async () => {
    const { call } = await as(superadmin)
    const other = await as({ roles: ['rh:gestor'], empresas })
    const trails = await Promise.all(Array.from({ length: 6 }, () => makeTrail(db, [])))
    const id = await makeOnboarding(db, ours, trails)
    const orders = [trails.toReversed(), [trails[2]!, trails[0]!, trails[1]!, ...trails.slice(3)]]
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        call.onboarding.orderTrails({ id, trilhas: orders[round % 2]! }),
        other.call.onboarding.orderTrails({ id, trilhas: orders[(round + 1) % 2]! }),
        call.onboarding.linkTrails({
          objects: [{ id_onboarding: id, id_trilha: trails[round % 6]!, prioridade: 2 }],
        }),
      ])
      const links = await trailLinks(db, id)
      expect(links.map(([prioridade]) => prioridade)).toEqual([1, 2, 3, 4, 5, 6])
      expect(links.map(([, trilha]) => trilha).sort()).toEqual([...trails].sort())
    }
  })

  it('is also set by onboarding:solicitante if HR linked another department’s trail, but they cannot add such a trail', async () => {
    const { id_cargo: _, ...department } = sibling
    const theirTrail = () => makeTrail(db, [], department)
    const [linked, other] = [await theirTrail(), await theirTrail()]
    const id = await makeOnboarding(db, ours, [linked, trail])
    const { call } = await as({ roles: ['onboarding:solicitante'], empresas, ...ours })
    await call.onboarding.orderTrails({ id, trilhas: [trail, linked] })
    expect(await trailLinks(db, id)).toEqual([
      [1, trail],
      [2, linked],
    ])
    await call.onboarding.linkTrails({ objects: [{ id_onboarding: id, id_trilha: linked, prioridade: 1 }] })
    expect(await trailLinks(db, id)).toEqual([
      [1, linked],
      [2, trail],
    ])
    const added = call.onboarding.orderTrails({ id, trilhas: [trail, linked, other] })
    await expect(added).rejects.toThrow('Dados inválidos.')
    const object = { id_onboarding: id, id_trilha: other, prioridade: 1 }
    await expect(call.onboarding.linkTrails({ objects: [object] })).rejects.toThrow('Dados inválidos.')
    expect(await trailLinks(db, id)).toHaveLength(2)
  })
})
