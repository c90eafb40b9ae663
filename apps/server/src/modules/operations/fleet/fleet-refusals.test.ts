/** What is refused with which words, where no other test says so. */
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { fineFields, makeDriver, makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const { call } = manager
const tomorrow = `${dayFromNow(1)}T10:00:00-03:00`

const vehicleFields = {
  placa: 'REC1A23',
  renavam: '12345678900',
  marca: 'Fiat',
  modelo: 'Strada',
  ano_fabricacao: 2023,
  ano_modelo: 2024,
  tipo: 'utilitario' as const,
  combustivel: 'flex' as const,
  propriedade: 'proprio' as const,
  categoria_exigida: 'B' as const,
  km_atual: 0,
  id_empresa: ours,
}

describe('a vehicle', () => {
  it('has a chassis number of 17 signs, without I, O and Q', async () => {
    const create = (chassi: string) => call.vehicles.create({ objects: [{ ...vehicleFields, chassi }] })
    for (const wrong of ['9BD1', 'I'.repeat(17)])
      await expect(create(wrong)).rejects.toThrow('Chassi inválido')
  })

  it('in service or out of the fleet is given to nobody, and nobody inactive is given one', async () => {
    const driver = await makeDriver(db, { id_empresa: ours })
    const give = (id: number, over: object = {}) =>
      call.vehicles.assign({ id, id_motorista: driver.id, km: 10, ...over })
    await expect(give(await makeVehicle(db, ours, { situacao: 'manutencao' }))).rejects.toThrow(
      'Este veículo está em manutenção.',
    )
    await expect(give(await makeVehicle(db, ours, { situacao: 'baixado' }))).rejects.toThrow(
      'Este veículo foi baixado.',
    )
    const vehicle = await makeVehicle(db, ours)
    await expect(give(vehicle, { inicio: tomorrow })).rejects.toThrow('A data não pode ser futura.')
    await give(vehicle)
    await expect(give(vehicle, { inicio: '2020-01-01T10:00:00-03:00' })).rejects.toThrow(
      'O veículo já estava com um motorista neste período.',
    )
    await db.updateTable('motorista').set({ ativo: false }).where('id', '=', driver.id).execute()
    await expect(give(await makeVehicle(db, ours))).rejects.toThrow('Este motorista está inativo.')
  })
})

it('two rental companies do not share a CNPJ', async () => {
  const company = { nome: 'Loca Sul', cnpj: '11222333000181' }
  await call.rentalCompanies.create({ objects: [company] })
  await expect(call.rentalCompanies.create({ objects: [{ ...company, nome: 'Outra' }] })).rejects.toThrow(
    'Já existe uma locadora com este CNPJ.',
  )
})

describe('work on a vehicle', () => {
  const work = async (over: object = {}) =>
    call.vehicleMaintenance.create({
      objects: [
        {
          id_veiculo: await makeVehicle(db, ours),
          tipo: 'revisao',
          descricao: 'Troca de óleo',
          data_abertura: dayFromNow(0),
          km: 10,
          ...over,
        },
      ],
    })

  it('is of a vehicle that is there and in the fleet, and ends after it began, today at the latest', async () => {
    await expect(work({ id_veiculo: 999_999 })).rejects.toThrow('Escolha o veículo.')
    await expect(work({ id_veiculo: await makeVehicle(db, ours, { situacao: 'baixado' }) })).rejects.toThrow(
      'Este veículo foi baixado.',
    )
    const [made] = await work()
    const step = (situacao: 'aprovada' | 'em_execucao' | 'concluida', over: object = {}) =>
      call.vehicleMaintenance.changeState({ id: made!.id, situacao, ...over })
    await step('aprovada')
    await step('em_execucao')
    await expect(step('concluida', { data_conclusao: dayFromNow(-1) })).rejects.toThrow(
      'A conclusão não pode ser anterior à abertura.',
    )
    await expect(step('concluida', { data_conclusao: dayFromNow(1) })).rejects.toThrow(
      'A data não pode ser futura.',
    )
  })
})

describe('a request of a vehicle', () => {
  const ask = (who: Awaited<ReturnType<typeof as>>) =>
    who.call.vehicleRequests.create({
      objects: [
        {
          motivo: 'Visita',
          origem: 'Pelotas',
          destino: 'Bagé',
          data_retirada: `${dayFromNow(2)}T08:00:00-03:00`,
          data_devolucao: `${dayFromNow(2)}T12:00:00-03:00`,
          passageiros: 1,
        },
      ],
    })

  it('needs a provider of its own', async () => {
    await expect(ask(await as({}))).rejects.toThrow('Seu cadastro não tem provedor. Fale com o RH.')
  })

  it('is approved for a vehicle and a driver', async () => {
    const [made] = await ask(await as({ ...there }))
    const approve = (over: object = {}) =>
      call.vehicleRequests.changeState({ id: made!.id, situacao: 'aprovada', ...over })
    await expect(approve()).rejects.toThrow('Escolha o veículo.')
    const id_veiculo = await makeVehicle(db, ours)
    await expect(approve({ id_veiculo })).rejects.toThrow('Escolha o motorista.')
    const driver = await as({ ...there })
    await approve({ id_veiculo, id_motorista: await makeLicence(db, driver.userId) })
  })
})

it('a fine was paid today at the latest (docs/operations.md#fines)', async () => {
  const id_veiculo = await makeVehicle(db, ours)
  const [made] = await call.fines.create({ objects: [fineFields({ id_veiculo })] })
  const pay = (pago_em: string) => call.fines.changeState({ id: made!.id, situacao: 'paga', pago_em })
  await call.fines.changeState({ id: made!.id, situacao: 'em_recurso' })
  await expect(pay(dayFromNow(1))).rejects.toThrow('A data não pode ser futura.')
  await pay(dayFromNow(0))
})

it('the number of a notice has 4 to 20 capital letters, digits or hyphens', async () => {
  await expect(
    call.fines.create({ objects: [{ id_veiculo: 1, auto_infracao: 'A/1' } as never] }),
  ).rejects.toThrow('Use de 4 a 20 letras maiúsculas, números ou hifens.')
})
