import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { covers, coversAll, leadCovered, type Place } from './covers.queries.ts'

const { db } = await testWorld()
const id_empresa = await makeProvider(db)
const other = await makeProvider(db)
await db
  .insertInto('vendas_cobertura')
  .values([
    { id_empresa, cidade: 'Tubarão', uf: 'SC', bairro: 'Centro' },
    {
      id_empresa,
      cidade: 'Tubarão',
      uf: 'SC',
      bairro: 'Oficinas',
      logradouro: 'Rua São João',
      numero_inicio: 100,
      numero_fim: 199,
    },
    { id_empresa, cidade: 'Laguna', uf: 'SC' },
    { id_empresa, cidade: 'Capivari', uf: 'SC', ativo: false },
  ])
  .execute()

const at = (over: Partial<Place>): Place => ({ id_empresa, uf: 'SC', cidade: 'Tubarão', ...over })
const street = { bairro: 'Oficinas', logradouro: 'RUA SAO JOAO' }

it.each<[string, Place, boolean]>([
  [
    'a street of a covered neighbourhood, accents and case apart',
    at({ bairro: ' CENTRO ', logradouro: 'Rua X' }),
    true,
  ],
  ['another neighbourhood', at({ bairro: 'Dehon' }), false],
  [
    'a street of a neighbourhood where others are covered',
    at({ bairro: 'Oficinas', logradouro: 'Rua X' }),
    false,
  ],
  ['nothing against a place without a neighbourhood', at({}), true],
  ['nothing against a neighbourhood without a street', at({ bairro: 'Oficinas' }), true],
  ['a number of the range', at({ ...street, numero: '150 A' }), true],
  ['the ends of the range', at({ ...street, numero: '199' }), true],
  ['a number beyond it', at({ ...street, numero: '200' }), false],
  ['nothing against an unknown number of a covered street', at(street), true],
  ['nothing against a house without a number there', at({ ...street, numero: 'S/N' }), true],
  ['anything in a covered city', at({ cidade: 'laguna', bairro: 'Mar Grosso', numero: '1' }), true],
  ['the same city in another state', at({ cidade: 'Laguna', uf: 'PR' }), false],
  ['a row that was switched off', at({ cidade: 'Capivari' }), false],
  ["another provider's city", at({ id_empresa: other, cidade: 'Laguna' }), false],
])('tells %s', async (_name, place, expected) => {
  expect(await covers(db, place)).toBe(expected)
})

it('answers many places in their order', async () => {
  const places = [at({ cidade: 'Laguna' }), at({ bairro: 'Dehon' }), at({ ...street, numero: '100' })]
  expect(await coversAll(db, places)).toEqual([true, false, true])
  expect(await coversAll(db, [])).toEqual([])
})

it('says for leads whether they are covered', async () => {
  const covered = await makeLead(db, id_empresa, { cidade: 'TUBARAO', estado: 'SC', bairro: 'centro' })
  const lost = await makeLead(db, id_empresa, { cidade: 'Tubarão', estado: 'SC' })
  const rows = await db
    .selectFrom('vendas_lead as l')
    .where('l.id', 'in', [covered, lost])
    .select(['l.id', leadCovered('l').as('coberta')])
    .orderBy('l.id')
    .execute()
  expect(rows).toEqual([
    { id: covered, coberta: true },
    { id: lost, coberta: false },
  ])
})
