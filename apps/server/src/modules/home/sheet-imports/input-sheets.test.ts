import type { SheetKey } from '@intranet/contract/home/sheet-words'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeVehicle } from '../../../../test/factories/fleet.ts'
import { writeImport } from '../../../../test/factories/sheets.ts'
import { previewInput } from '../../../../test/inputs/read-input.ts'

const { db, as, app } = await testWorld()
const provider = await makeProvider(db, { nome: 'Produto' })
const person = await as(superadmin)
const [department] = await person.call.departments.create({
  objects: [{ nome: 'Comercial', id_empresa: provider }],
})
const sector = await db
  .insertInto('rh_setor')
  .values({ nome: 'Vendas', id_departamento: department!.id })
  .returning('id')
  .executeTakeFirstOrThrow()
await db.insertInto('rh_cargo').values({ nome: 'Consultor de Vendas', id_setor: sector.id }).execute()

const preview = (entidade: SheetKey, path: string) => previewInput(app, person, entidade, path)
async function write(entidade: SheetKey, path: string) {
  const { id } = await preview(entidade, path)
  await writeImport(person, id)
  return (await person.call.sheetImports.current({ entidade }))!
}
/** Born and admitted, by the address of the person. */
const daysOf = (email: string) =>
  db
    .selectFrom('rh_usuario')
    .where('email', '=', email)
    .select(['data_nascimento', 'data_admissao'])
    .executeTakeFirst()
const errorsOf = ({ erros }: { erros: readonly { linha: number; erro: string }[] }) =>
  erros.map(({ linha, erro }) => `${linha} ${erro}`)

it.each(['xlsx', 'xls'])(
  'a workbook may count its days from 1904, and the preview shows days (%s)',
  async (ending) => {
    const path = `01-calendario-1904.${ending}`
    const { amostra } = await preview('employees', path)
    expect(amostra[0]!.celulas.slice(3, 5)).toEqual(['14/05/1990', '02/03/2026'])
    const email = amostra[0]!.celulas[1]!
    expect(await write('employees', path)).toMatchObject({ gravadas: 1, com_erro: 0 })
    expect(await daysOf(email)).toEqual({ data_nascimento: '1990-05-14', data_admissao: '2026-03-02' })
  },
)

it('a price of such a workbook is valid from its day, not from four years before', async () => {
  expect(await write('pricing', '02-precos-1904.xlsx')).toMatchObject({ gravadas: 1, com_erro: 0 })
  const [price] = await db
    .selectFrom('precificacao')
    .where('produto', '=', 'Fibra Praia 1904')
    .select('vigencia_inicio')
    .execute()
  expect(price).toEqual({ vigencia_inicio: '2027-01-01' })
})

it('a year alone is no day, neither as a number nor as text', async () => {
  expect(errorsOf(await preview('employees', '03-ano-sozinho.xlsx'))).toEqual([
    '2 Admissão: 2020 não é uma data: escreva dia, mês e ano.',
    '3 Admissão: 2020 não é uma data: escreva dia, mês e ano.',
  ])
  expect(errorsOf(await preview('pricing', '19-precos-ano-sozinho.xlsx'))).toEqual([
    '2 Vigência de: 2027 não é uma data: escreva dia, mês e ano.',
    '3 Vigência de: 2027 não é uma data: escreva dia, mês e ano.',
  ])
})

it('an hour behind a day is left out where a day is asked', async () => {
  expect(await write('employees', '04-data-com-hora.xlsx')).toMatchObject({ gravadas: 1, com_erro: 0 })
  expect(await daysOf('ivo.lemos@example.com')).toEqual({
    data_nascimento: '1988-02-29',
    data_admissao: '2026-03-02',
  })
})

it('days are read in the orders and with the marks that sheets have, and no others', async () => {
  const { erros, pendentes } = await preview('employees', '30-datas-de-outros-lugares.csv')
  expect(pendentes).toBe(3)
  expect(erros.map(({ linha, erro }) => `${linha} ${erro.slice(0, 10)}`)).toEqual(
    [5, 6, 7, 8, 9].map((line) => `${line} Admissão: `),
  )
  await write('employees', '30-datas-de-outros-lugares.csv')
  for (const n of [0, 1, 2])
    expect(await daysOf(`pessoa.${n}@example.com`)).toMatchObject({ data_admissao: '2026-03-02' })
})

it('a moment is read as our own files write it, and a day alone lacks its hour', async () => {
  await makeVehicle(db, provider, { placa: 'QKB4C56', km_atual: 100 })
  await makeVehicle(db, provider, { placa: 'IZT8D90', km_atual: 100 })
  const seen = await write('fuels', '18-data-do-proprio-arquivo.csv')
  expect(errorsOf(seen)).toEqual(['3 Data e hora: falta a hora.'])
  const [fill] = await db.selectFrom('abastecimento').where('km', '=', 61_400).select('data').execute()
  expect(fill).toEqual({ data: new Date('2026-11-30T19:00:00-03:00') })
})

it('numbers have a comma or a dot, and places that say nothing', async () => {
  await makeVehicle(db, provider, { placa: 'JCF7G11', km_atual: 100 })
  await makeVehicle(db, provider, { placa: 'JDK3I42', km_atual: 100 })
  expect(await write('fuels', '29-virgula-e-ponto.csv')).toMatchObject({ gravadas: 2, com_erro: 0 })
  const fills = await db
    .selectFrom('abastecimento')
    .where('km', 'in', [55_480, 98_010])
    .select(['data', 'km', 'litros', 'valor'])
    .orderBy('km')
    .execute()
  expect(fills).toEqual([
    { data: new Date('2026-11-30T20:31:00-03:00'), km: 55_480, litros: '38.500', valor: '1230.61' },
    { data: new Date('2026-11-30T20:31:00-03:00'), km: 98_010, litros: '38.500', valor: '151.97' },
  ])
})

it('a rental from a year to a year says both', async () => {
  await makeVehicle(db, provider, { placa: 'QJA1B23' })
  const { erros } = await preview('vehicleRentals', '20-locacoes-ano-sozinho.csv')
  expect(erros[0]!.erro).toContain('Início: 2026 não é uma data')
  expect(erros[0]!.erro).toContain('Fim: 2027 não é uma data')
})

it('an own line for the separator is no head, and ="…" keeps the zeros of a document', async () => {
  expect(await write('employees', '11-sep.csv')).toMatchObject({ gravadas: 1, com_erro: 0 })
  expect(await preview('employees', '12-igual-aspas.csv')).toMatchObject({
    amostra: [{ celulas: expect.arrayContaining(['01234567890', '02/03/2026']) }],
  })
  const [ana] = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'ana.luz@example.com')
    .select(['nome', 'cpf'])
    .execute()
  expect(ana).toEqual({ nome: 'Ana Luz', cpf: '31415926590' })
})
