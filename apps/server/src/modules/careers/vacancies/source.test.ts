import { vacancy as messages } from '@intranet/contract/messages/careers'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const places = await careerWorld(db)
const { id_empresa } = places
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [id_empresa], id_empresa })

describe('sources of a vacancy', () => {
  it('have a link each; "Indicar" gives an employee the same one every time (docs/careers.md#sources)', async () => {
    const id = await openVacancy(db, places)
    const [poster] = await manager.call.vacancies.createSources({
      objects: [{ id_vaga: id, nome: 'Cartaz da loja' }],
    })
    expect(poster!.url).toMatch(/\/r\/[0-9A-Za-z]{12}$/)
    await expect(
      manager.call.vacancies.createSources({ objects: [{ id_vaga: id, nome: 'cartaz da LOJA' }] }),
    ).rejects.toThrow('Já existe uma fonte com este nome nesta vaga.')
    const colleague = await as({ nome: 'Nina Neves' })
    const one = await colleague.call.vacancies.recommend({ id_vaga: id })
    expect(await colleague.call.vacancies.recommend({ id_vaga: id })).toEqual(one)
    const rows = await manager.call.vacancies.sources({ id_vaga: id })
    expect(rows.map(({ tipo, nome }) => [tipo, nome])).toEqual([
      ['site', 'Site'],
      ['divulgacao', 'Cartaz da loja'],
      ['indicacao', 'Nina Neves'],
    ])
  })

  it('give no link that a manager switched off (docs/careers.md#sources)', async () => {
    const id_vaga = await openVacancy(db, places)
    const colleague = await as({ nome: 'Nina Neves' })
    const { id } = await colleague.call.vacancies.recommend({ id_vaga })
    await manager.call.vacancies.switchSource({ id, ativo: false })
    await expect(colleague.call.vacancies.recommend({ id_vaga })).rejects.toThrow(messages.recommendationOff)
    await manager.call.vacancies.switchSource({ id, ativo: true })
    expect(await colleague.call.vacancies.recommend({ id_vaga })).toMatchObject({ id })
  })

  it('of another provider are nobody else’s', async () => {
    const id = await openVacancy(db, places)
    const far = await makeProvider(db)
    const stranger = await as({ roles: ['banco_talentos:gestor'], empresas: [far], id_empresa: far })
    await expect(stranger.call.vacancies.sources({ id_vaga: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      stranger.call.vacancies.createSources({ objects: [{ id_vaga: id, nome: 'X1' }] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
