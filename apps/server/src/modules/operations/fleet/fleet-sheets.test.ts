import type { SheetKey } from '@intranet/contract/home/sheet-words'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeRentalCompany, makeVehicle } from '../../../../test/factories/fleet.ts'
import { beginImport, writeImport } from '../../../../test/factories/sheets.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db, { nome: 'Vetorial' })
const theirs = await makeProvider(db, { nome: 'Outra Rede' })
const manager = () => as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
type Person = Awaited<ReturnType<typeof manager>>
const company = await makeRentalCompany(db)

const plateOf = async (id: number) =>
  (await db.selectFrom('veiculo').where('id', '=', id).select('placa').executeTakeFirstOrThrow()).placa
const ownPlate = async () => plateOf(await makeVehicle(db, ours))
const otherPlate = async () => plateOf(await makeVehicle(db, theirs))

const current = async ({ call }: Person, entidade: SheetKey) =>
  (await call.sheetImports.current({ entidade }))!
async function importAll(person: Person, entidade: SheetKey, lines: readonly string[]) {
  const id = await beginImport(app, person, entidade, lines)
  await writeImport(person, id)
  return current(person, entidade)
}
/** What the check says before anything is written. */
async function checked(person: Person, entidade: SheetKey, lines: readonly string[]) {
  await beginImport(app, person, entidade, lines)
  const { pendentes, erros } = await current(person, entidade)
  return { pendentes, erros: erros.map(({ erro }) => erro) }
}

const heads: Partial<Record<SheetKey, string>> = {
  fines:
    'Auto;Placa;Órgão autuador;Código da infração;Descrição;Gravidade;Infração;Local;Data da notificação;Valor;Vencimento',
  vehicles:
    'Placa;Renavam;Marca;Modelo;Ano de fabricação;Ano;Tipo;Combustível;Propriedade;Locadora;Provedor;Categoria de CNH exigida;KM',
  vehicleRentals: 'Placa;Locadora;Contrato;Início;Fim;Valor mensal',
}

const fineLine = (auto: string, placa: string, moment = '14/05/2026 08:31') =>
  `${auto};${placa};PRF;74550;Velocidade;Média;${moment};BR-101;20/05/2026;130,16;30/06/2026`
/** Its Renavam as a spreadsheet program keeps it, without zeros. */
const vehicleLine = (placa: string, { propriedade = 'Próprio', locadora = '', provedor = 'Vetorial' } = {}) =>
  `${placa};891749098;Fiat;Strada;2024;2025;Utilitário;Flex;${propriedade};${locadora};${provedor};B;48.210`
const rentalLine = (placa: string, start = '01/03/2026', end = '28/02/2027', locadora = 'Locadora do Sul') =>
  `${placa};${locadora};C-1;${start};${end};2.150,00`

describe('a sheet of fines (docs/operations.md#sheets-of-operations)', () => {
  it('proposes who drove, as the form does, and notifies each manager once of all lines', async () => {
    const person = await manager()
    const other = await manager()
    const placa = await ownPlate()
    const lines = [heads.fines!, fineLine('F-100', placa), fineLine('f 101', placa)]
    expect(await importAll(person, 'fines', lines)).toMatchObject({ gravadas: 2, com_erro: 0 })
    const { dados } = await person.call.fines.list({ sort: 'auto_infracao', filtro: { placa } })
    expect(dados).toMatchObject([
      { auto_infracao: 'F-100', gravidade: 'media', pontos: 4, situacao: 'recebida', valor: '130.16' },
      { auto_infracao: 'F101', data_infracao: new Date('2026-05-14T08:31-03:00') },
    ])
    const notices = await db
      .selectFrom('notificacao_usuario as u')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'u.id_mensagem')
      .where('u.id_usuario', '=', other.userId)
      .select('m.data')
      .execute()
    expect(notices).toHaveLength(1)
    expect(JSON.stringify(notices[0])).toContain('2 multas importadas: confirme quem dirigia.')
  })

  it('makes one of a notice that comes twice, in a file, in a second run, and by two at once', async () => {
    const [one, other] = [await manager(), await manager()]
    const placa = await ownPlate()
    const lines = [heads.fines!, fineLine('F-200', placa), fineLine('f-200', placa)]
    expect((await importAll(one, 'fines', lines)).erros).toEqual([
      { linha: 3, erro: 'Auto: igual ao da linha 2.' },
    ])
    expect(await checked(one, 'fines', lines)).toMatchObject({
      pendentes: 0,
      erros: ['Auto: Já existe uma multa com este auto de infração.', expect.anything()],
    })
    const fresh = [heads.fines!, fineLine('F-201', placa)]
    const ids = [await beginImport(app, one, 'fines', fresh), await beginImport(app, other, 'fines', fresh)]
    await Promise.all([writeImport(one, ids[0]!), writeImport(other, ids[1]!)])
    const both = [await current(one, 'fines'), await current(other, 'fines')]
    expect(both.map(({ gravadas }) => gravadas).toSorted()).toEqual([0, 1])
  })

  it('is undone, but for a fine that was paid since', async () => {
    const person = await manager()
    const placa = await ownPlate()
    const id = await beginImport(app, person, 'fines', [
      heads.fines!,
      fineLine('F-300', placa),
      fineLine('F-301', placa),
    ])
    await writeImport(person, id)
    await db.updateTable('multa').set({ situacao: 'paga' }).where('auto_infracao', '=', 'F-301').execute()
    expect(await person.call.sheetImports.undo({ id })).toMatchObject({ removidos: 1, mantidos: 1 })
    const { dados } = await person.call.fines.list({ filtro: { placa } })
    expect(dados.map(({ auto_infracao }) => auto_infracao)).toEqual(['F-301'])
  })

  it('names no vehicle of others, and needs the hour of the infraction', async () => {
    const person = await manager()
    const [mine, other] = [await ownPlate(), await otherPlate()]
    const lines = [heads.fines!, fineLine('F-400', other), fineLine('F-401', mine, '14/05/2026')]
    const { erros } = await checked(person, 'fines', lines)
    expect(erros).toEqual([`Placa: “${other}” não foi encontrado.`, expect.stringMatching(/^Infração: /)])
  })
})

describe('a sheet of vehicles (docs/operations.md#sheets-of-operations)', () => {
  it('makes vehicles of the own providers, a rented one with its company by name or CNPJ', async () => {
    const person = await manager()
    const done = await importAll(person, 'vehicles', [
      heads.vehicles!,
      vehicleLine('ABC-1D23'),
      vehicleLine('ABC1D24', { propriedade: 'Locado', locadora: '11.222.333/0001-81' }),
      vehicleLine('ABC1D25', { propriedade: 'Locado' }),
      vehicleLine('ABC1D26', { provedor: 'Outra Rede' }),
    ])
    expect(done.erros).toEqual([
      { linha: 4, erro: 'Informe a locadora do veículo.' },
      { linha: 5, erro: 'Provedor: “Outra Rede” não foi encontrado.' },
    ])
    const { dados } = await person.call.vehicles.list({ q: 'ABC1D', sort: 'placa' })
    expect(dados).toMatchObject([
      { placa: 'ABC1D23', km_atual: 48_210, id_empresa: ours, propriedade: 'proprio' },
      { placa: 'ABC1D24', propriedade: 'locado' },
    ])
    expect(await person.call.vehicles.get({ id: dados[1]!.id })).toMatchObject({ id_locadora: company })
  })

  it('makes one of a plate that comes twice, also where another provider has it', async () => {
    const person = await manager()
    const taken = await otherPlate()
    const lines = [heads.vehicles!, vehicleLine('XYZ1D23'), vehicleLine('xyz-1d23'), vehicleLine(taken)]
    const first = await importAll(person, 'vehicles', lines)
    expect(first).toMatchObject({ gravadas: 1 })
    const repeated = 'Placa: igual ao da linha 2.'
    const there = 'Placa: Já existe um veículo com esta placa.'
    expect(first.erros.map(({ erro }) => erro)).toEqual([repeated, there])
    expect(await checked(person, 'vehicles', lines)).toEqual({
      pendentes: 0,
      erros: [there, repeated, there],
    })
  })

  it('is undone, but for a vehicle that was filled since', async () => {
    const person = await manager()
    const lines = [heads.vehicles!, vehicleLine('UND1D23'), vehicleLine('UND1D24')]
    const id = await beginImport(app, person, 'vehicles', lines)
    await writeImport(person, id)
    const { dados } = await person.call.vehicles.list({ q: 'UND1D24' })
    const data = new Date().toISOString()
    await person.call.fuels.create({
      objects: [{ id_veiculo: dados[0]!.id, data, km: 48_210, litros: '40', valor: '200' }],
    })
    expect(await person.call.sheetImports.undo({ id })).toMatchObject({ removidos: 1, mantidos: 1 })
    expect((await person.call.vehicles.list({ q: 'UND1D' })).dados.map(({ placa }) => placa)).toEqual([
      'UND1D24',
    ])
  })
})

describe('a sheet of rentals (docs/operations.md#sheets-of-operations)', () => {
  it('makes one of a vehicle, its company and its days, also after it has ended', async () => {
    const person = await manager()
    const placa = await ownPlate()
    const lines = [heads.vehicleRentals!, rentalLine(placa), rentalLine(placa)]
    expect(await importAll(person, 'vehicleRentals', lines)).toMatchObject({
      gravadas: 1,
      erros: [{ linha: 3, erro: 'Placa: igual ao da linha 2.' }],
    })
    const { dados } = await person.call.vehicleRentals.list({ filtro: { placa } })
    expect(dados).toMatchObject([{ locadora: 'Locadora do Sul', valor_mensal: '2150.00' }])
    await person.call.vehicleRentals.changeState({ id: dados[0]!.id, situacao: 'encerrada' })
    const registered = 'Esta locação já está registrada.'
    expect((await checked(person, 'vehicleRentals', lines.slice(0, 2))).erros).toEqual([registered])
  })

  it('is refused line by line: days that overlap, an end before the start, a vehicle of others', async () => {
    const person = await manager()
    const [placa, other] = [await ownPlate(), await otherPlate()]
    const { erros } = await importAll(person, 'vehicleRentals', [
      heads.vehicleRentals!,
      rentalLine(placa),
      rentalLine(placa, '01/02/2027', '01/04/2027'),
      rentalLine(placa, '01/05/2028', '01/04/2028'),
      rentalLine(other),
    ])
    expect(erros.map(({ erro }) => erro)).toEqual([
      'Este veículo já tem locação no período.',
      'Fim: A data de fim deve ser maior ou igual à data de início.',
      `Placa: “${other}” não foi encontrado.`,
    ])
  })

  it('that was checked by two people at once is registered once, though it has ended in between', async () => {
    const [one, other] = [await manager(), await manager()]
    const lines = [heads.vehicleRentals!, rentalLine(await ownPlate())]
    const first = await beginImport(app, one, 'vehicleRentals', lines)
    const second = await beginImport(app, other, 'vehicleRentals', lines)
    await writeImport(one, first)
    await db
      .updateTable('locacao')
      .set({ encerrada_em: '2026-04-01' })
      .where('encerrada_em', 'is', null)
      .execute()
    await writeImport(other, second)
    expect((await current(other, 'vehicleRentals')).erros).toEqual([
      { linha: 2, erro: 'Esta locação já está registrada.' },
    ])
  })

  it('is undone, but for a rental that was ended since', async () => {
    const person = await manager()
    const [one, other] = [await ownPlate(), await ownPlate()]
    const lines = [heads.vehicleRentals!, rentalLine(one), rentalLine(other)]
    const id = await beginImport(app, person, 'vehicleRentals', lines)
    await writeImport(person, id)
    const { dados } = await person.call.vehicleRentals.list({ filtro: { placa: one } })
    await person.call.vehicleRentals.changeState({ id: dados[0]!.id, situacao: 'encerrada' })
    expect(await person.call.sheetImports.undo({ id })).toMatchObject({ removidos: 1, mantidos: 1 })
    expect((await person.call.vehicleRentals.list({ filtro: { placa: other } })).dados).toEqual([])
  })
})

it.each(['fines', 'vehicles', 'vehicleRentals'] as const)(
  'readers of the fleet import no %s',
  async (entidade) => {
    const reader = await as({ roles: ['frota:leitor', 'suprimentos:gestor'], empresas: [ours] })
    await expect(beginImport(app, reader, entidade, [heads[entidade]!, 'x;'])).rejects.toThrow(
      'Você não tem permissão',
    )
  },
)
