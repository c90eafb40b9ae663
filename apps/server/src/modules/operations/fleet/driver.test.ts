import { form } from '@intranet/contract/messages'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver } from '../../../../test/factories/fleet.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const reader = await as({ roles: ['frota:leitor'], ...there })

describe('drivers', () => {
  it('are employees with a licence: nobody becomes one with "Não Possui"', async () => {
    const { userId } = await as({ employee: true, ...there })
    const refusedAs = async (category: object) => {
      const object = {
        id_usuario: userId,
        cnh_numero: '12345678900',
        cnh_validade: '2030-01-01',
        ...category,
      }
      const headers = { authorization: `Bearer ${manager.token}` }
      const answer = await app.inject({ method: 'POST', url: '/v1/motorista', headers, payload: { object } })
      return answer.json().campos as object
    }
    expect(await refusedAs({ cnh_categoria: 'Não Possui' })).toEqual({ cnh_categoria: text.noLicence })
    // A category that was not chosen says nothing of a licence.
    expect(await refusedAs({})).toEqual({ cnh_categoria: form.required })
  })

  it('are listed with a masked number; the whole one is for managers and themselves', async () => {
    const own = await as({ roles: ['frota:leitor'], ...there })
    const [driver] = await manager.call.drivers.create({
      objects: [
        {
          id_usuario: own.userId,
          cnh_numero: '98765432100',
          cnh_categoria: 'AB',
          cnh_validade: '2031-02-03',
        },
      ],
    })
    const listed = (await manager.call.drivers.list({ limit: 0 })).dados.find(({ id }) => id === driver!.id)
    expect(listed?.cnh_numero).toBe('*******2100')
    const id = driver!.id
    expect((await manager.call.drivers.get({ id })).cnh_numero).toBe('98765432100')
    expect((await own.call.drivers.get({ id })).cnh_numero).toBe('98765432100')
    expect((await reader.call.drivers.get({ id })).cnh_numero).toBe('*******2100')
    const readings = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_titular', '=', own.userId)
      .select(['id_usuario', 'campos'])
      .execute()
    expect(readings).toEqual([{ id_usuario: manager.userId, campos: ['cnh_numero'] }])
  })

  it('are one record a person', async () => {
    const driver = await makeDriver(db, there)
    await expect(
      manager.call.drivers.create({
        objects: [
          {
            id_usuario: driver.id_usuario,
            cnh_numero: '98765432100',
            cnh_categoria: 'B',
            cnh_validade: '2031-02-03',
          },
        ],
      }),
    ).rejects.toThrow(text.driverTaken)
  })
})
