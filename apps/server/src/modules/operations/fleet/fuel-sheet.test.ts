import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeVehicle } from '../../../../test/factories/fleet.ts'
import { beginImport, sendSheet, workbook, writeImport } from '../../../../test/factories/sheets.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = () => as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
type Person = Awaited<ReturnType<typeof manager>>

const titles = 'Placa;Data;Hodômetro;Litros;Valor;Posto;Cupom'
let placa: string
let id_veiculo: number
beforeEach(async () => {
  id_veiculo = await makeVehicle(db, ours)
  const vehicle = db.selectFrom('veiculo').where('id', '=', id_veiculo).select('placa')
  placa = (await vehicle.executeTakeFirstOrThrow()).placa
})

/** A line of a fuel card: the day of May, and what its odometer shows. */
const line = (day: number, km: number | string, { litros = '40', cupom = '', hour = '08:30' } = {}) =>
  `${placa};${String(day).padStart(2, '0')}/05/2026 ${hour};${km};${litros};263,08;Posto Avenida;${cupom}`

const begin = (person: Person, lines: readonly string[], heads = titles) =>
  beginImport(app, person, 'fuels', [heads, ...lines])
const current = async ({ call }: Person) => (await call.sheetImports.current({ entidade: 'fuels' }))!

async function importAll(person: Person, lines: readonly string[], heads = titles) {
  const id = await begin(person, lines, heads)
  await writeImport(person, id)
  return current(person)
}

const fills = () =>
  db
    .selectFrom('abastecimento')
    .where('id_veiculo', '=', id_veiculo)
    .select(['id', 'data', 'km', 'litros', 'valor', 'posto', 'cupom', 'id_usuario'])
    .orderBy('data')
    .execute()
const odometer = async () =>
  (await db.selectFrom('veiculo').where('id', '=', id_veiculo).select('km_atual').executeTakeFirstOrThrow())
    .km_atual

describe('the lines of a fuel card (docs/operations.md#sheets-of-operations)', () => {
  it('become fills of the vehicle that the plate names, which then shows the newest odometer', async () => {
    const person = await manager()
    placa = `${placa.slice(0, 3).toLowerCase()}-${placa.slice(3)}`
    const { gravadas, com_erro } = await importAll(person, [
      line(9, '1.400'),
      line(2, '1000', { litros: '42,518' }),
    ])
    expect({ gravadas, com_erro }).toEqual({ gravadas: 2, com_erro: 0 })
    expect(await fills()).toMatchObject([
      { data: new Date('2026-05-02T08:30:00-03:00'), km: 1000, litros: '42.518', valor: '263.08' },
      { km: 1400, posto: 'Posto Avenida', cupom: null, id_usuario: person.userId },
    ])
    expect(await odometer()).toBe(1400)
  })

  it('filled the tank unless their column says that they did not (docs/operations.md#fuel-and-costs)', async () => {
    const person = await manager()
    const cells = ['Não', 'Sim', ''].map((cell, n) => `${line(2 + n, 1000 + 400 * n)};${cell}`)
    await importAll(person, cells, `${titles};Tanque cheio`)
    const rows = db.selectFrom('abastecimento').where('id_veiculo', '=', id_veiculo).orderBy('data')
    const full = (await rows.select('tanque_cheio').execute()).map(({ tanque_cheio }) => tanque_cheio)
    expect(full).toEqual([false, true, true])
  })

  it('have the amounts that a workbook calculated, to the cent (docs/screens.md#import-of-a-sheet)', async () => {
    const person = await manager()
    const content = workbook([titles.split(';'), [placa, 46156.35, 1000, 42.518, 45.5 * 5.89]], 'xlsx')
    const { id } = (await sendSheet(app, person.token, 'cartao.xlsx', content)).json()
    await writeImport(person, (await person.call.sheetImports.create({ entidade: 'fuels', id_file: id })).id)
    expect(await fills()).toMatchObject([{ litros: '42.518', valor: '268.00' }])
  })

  it('are one fill where one comes twice, in a file and in a second run of it', async () => {
    const person = await manager()
    const lines = [line(2, 1000), line(2, 1000, { litros: '40,000' }), line(9, 1400)]
    const first = await importAll(person, lines)
    expect(first.erros).toEqual([{ linha: 3, erro: 'Data e hora: igual ao da linha 2.' }])
    await begin(person, lines)
    const again = await current(person)
    expect(again.pendentes).toBe(0)
    expect(again.erros.map(({ erro }) => erro)).toEqual([
      'Este abastecimento já está registrado.',
      'Data e hora: igual ao da linha 2.',
      'Este abastecimento já está registrado.',
    ])
    expect(await fills()).toHaveLength(2)
  })

  it('differ by their coupons, and are one with a fill that has none', async () => {
    const person = await manager()
    const two = [line(2, 1000, { cupom: 'A1' }), line(2, 1000, { cupom: 'A2' })]
    expect(await importAll(person, two)).toMatchObject({ gravadas: 2 })
    const later = [line(9, 1400, { cupom: 'A2' }), line(2, 1000), line(9, 1400, { cupom: 'B1' })]
    const { erros } = await importAll(person, later)
    expect(erros.map(({ linha }) => linha)).toEqual([2, 3])
    expect((await fills()).map(({ cupom }) => cupom)).toEqual(['A1', 'A2', 'B1'])
  })

  it('are written once by two imports at the same moment', async () => {
    const [one, other] = [await manager(), await manager()]
    const lines = Array.from({ length: 40 }, (_, n) => line(1 + (n % 25), 1000, { litros: `${n + 1}` }))
    const ids = [await begin(one, lines), await begin(other, lines)]
    await Promise.all([
      one.call.sheetImports.advance({ id: ids[0]! }),
      other.call.sheetImports.advance({ id: ids[1]! }),
    ])
    expect(await fills()).toHaveLength(40)
    const done = [await current(one), await current(other)]
    expect(done.reduce((sum, { gravadas }) => sum + gravadas, 0)).toBe(40)
    expect(done.reduce((sum, { com_erro }) => sum + com_erro, 0)).toBe(40)
  })

  it('are the fills that a form has registered, too', async () => {
    const person = await manager()
    await importAll(person, [line(2, 1000)])
    const fill = { id_veiculo, data: '2026-05-02T08:30', km: 1000, litros: '40', valor: '263.08' }
    await expect(person.call.fuels.create({ objects: [fill] })).rejects.toThrow('já está registrado')
    await person.call.fuels.create({ objects: [{ ...fill, cupom: 'A1' }] })
    const same = person.call.fuels.create({ objects: [{ ...fill, data: '2026-05-03T08:30', cupom: 'A1' }] })
    await expect(same).rejects.toThrow('já está registrado')
  })
})

describe('the odometer of a line', () => {
  const confirming = `${titles};Confirmar hodômetro`

  it('that jumps is wrong until its column says Sim', async () => {
    const person = await manager()
    const lines = [line(2, 1000), line(3, 9000), line(4, 9100)]
    const id = await begin(person, lines)
    const question =
      'KM: O hodômetro subiu 8.000 km em 1 dia. Confirma? Se está certo, escreva Sim na coluna “Confirmar hodômetro”.'
    expect((await current(person)).erros[0]).toEqual({ linha: 3, erro: question })
    const { colunas, linhas } = await person.call.sheetImports.wrongLines({ id })
    expect(colunas).toEqual([...titles.split(';'), 'Confirmar hodômetro'])
    expect(linhas[0]!.celulas).toEqual([...lines[1]!.split(';'), ''])
    await writeImport(person, id)
    expect((await fills()).map(({ km }) => km)).toEqual([1000])
    await importAll(person, [`${lines[1]};Não`], confirming)
    expect(await fills()).toHaveLength(1)
    await importAll(person, [`${lines[1]};Sim`, `${lines[2]};`], confirming)
    expect((await fills()).map(({ km }) => km)).toEqual([1000, 9000, 9100])
  })

  it('lies between its neighbours by moment, of the sheet and of other records, in whatever order lines come', async () => {
    const person = await manager()
    await importAll(person, [line(10, 2000), line(20, 3000)])
    const { erros } = await importAll(person, [
      line(15, 2500),
      line(12, 1900),
      line(14, 3100),
      line(13, 2400),
      line(16, 2450),
      line(25, 2900),
    ])
    expect(erros).toEqual([
      { linha: 3, erro: expect.stringContaining('da leitura anterior (2.000 km em 10/05/2026') },
      { linha: 4, erro: expect.stringContaining('seguinte (3.000 km em 20/05/2026') },
      { linha: 6, erro: expect.stringContaining('da leitura anterior (2.500 km em 15/05/2026') },
      { linha: 7, erro: 'KM: A quilometragem não pode ser menor que a atual (3.000 km).' },
    ])
    expect((await fills()).map(({ km }) => km)).toEqual([2000, 2400, 2500, 3000])
  })

  it('may be many days before the first reading of the vehicle', async () => {
    await db
      .updateTable('veiculo_hodometro')
      .set({ momento: new Date('2026-05-20T12:00Z'), km: 90_000 })
      .where('id_veiculo', '=', id_veiculo)
      .execute()
    expect(await importAll(await manager(), [line(2, 80_000)])).toMatchObject({ gravadas: 1 })
    expect(await odometer()).toBe(90_000)
  })
})

it('a line of the future, without an hour, or with a coupon that is too long is wrong', async () => {
  const year = new Date().getFullYear() + 1
  const { erros, gravadas } = await importAll(await manager(), [
    `${placa};02/05/${year} 08:30;1000;40;263,08;;`,
    `${placa};02/05/2026;1000;40;263,08;;`,
    line(2, 1000, { cupom: 'x'.repeat(61) }),
  ])
  expect(gravadas).toBe(0)
  expect(erros.map(({ erro }) => erro.split(':')[0])).toEqual(['Data e hora', 'Data e hora', 'Cupom'])
})

describe('undoing an import of fills', () => {
  it('takes them away with their readings, but not one that was changed', async () => {
    const person = await manager()
    const { id } = await importAll(person, [line(2, 1000), line(9, 1400), line(16, 1800)])
    const [, second] = await fills()
    await person.call.fuels.update({ id: second!.id, valor: '1.00' })
    expect(await person.call.sheetImports.undo({ id })).toMatchObject({ removidos: 2, mantidos: 1 })
    expect((await fills()).map(({ km }) => km)).toEqual([1400])
    expect(await odometer()).toBe(1400)
    await expect(person.call.sheetImports.undo({ id })).rejects.toThrow('já foram alterados')
  })

  it('lets the same file in again', async () => {
    const person = await manager()
    const { id } = await importAll(person, [line(2, 1000, { cupom: 'A1' })])
    await person.call.sheetImports.undo({ id })
    expect(await importAll(person, [line(2, 1000, { cupom: 'A1' })])).toMatchObject({ gravadas: 1 })
  })
})

describe('who imports fills', () => {
  it('names no vehicle of other providers, nor one that has gone to them since', async () => {
    const person = await manager()
    const id = await begin(person, [line(2, 1000)])
    await db.updateTable('veiculo').set({ id_empresa: theirs }).where('id', '=', id_veiculo).execute()
    await writeImport(person, id)
    const notFound = `Placa: “${placa}” não foi encontrado.`
    expect((await current(person)).erros).toEqual([{ linha: 2, erro: notFound }])
    expect(await fills()).toEqual([])
    await begin(person, [line(2, 1000)])
    expect((await current(person)).erros).toEqual([{ linha: 2, erro: notFound }])
  })

  it('does not undo fills of a vehicle that has gone to another provider', async () => {
    const person = await manager()
    const { id } = await importAll(person, [line(2, 1000)])
    await db.updateTable('veiculo').set({ id_empresa: theirs }).where('id', '=', id_veiculo).execute()
    await expect(person.call.sheetImports.undo({ id })).rejects.toThrow('Nada foi desfeito')
    expect(await fills()).toHaveLength(1)
  })

  it('registers fills: readers of the fleet import none', async () => {
    const reader = await as({ roles: ['frota:leitor', 'suprimentos:gestor'], empresas: [ours] })
    await expect(begin(reader, [line(2, 1000)])).rejects.toThrow('Você não tem permissão')
    const requester = await as({ roles: ['frota:solicitante'], empresas: [ours] })
    expect(await importAll(requester, [line(2, 1000)])).toMatchObject({ gravadas: 1 })
  })
})

it('chunks follow each other, and an undo goes on where the call before it stopped', async () => {
  const person = await manager()
  const lines = Array.from({ length: 5003 }, (_, n) =>
    line(1 + (n % 28), 1000, { litros: (1 + n / 1000).toFixed(3) }),
  )
  const id = await begin(person, lines)
  expect(await current(person)).toMatchObject({ linhas: 5003, com_erro: 0 })
  expect(await person.call.sheetImports.advance({ id })).toEqual({ pendentes: 3 })
  await writeImport(person, id)
  expect(await fills()).toHaveLength(5003)
  const { proximo, removidos, mantidos } = await person.call.sheetImports.undo({ id })
  expect({ removidos, mantidos }).toEqual({ removidos: 5000, mantidos: 3 })
  const last = await person.call.sheetImports.undo({ id, abaixo: proximo! })
  expect(last).toMatchObject({ removidos: 3, mantidos: 0, proximo: null })
  expect(await fills()).toEqual([])
})
