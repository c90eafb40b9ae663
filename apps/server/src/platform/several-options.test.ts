import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../test/app.ts'
import { makeProvider } from '../../test/factories/company.ts'

const { db, as } = await testWorld()
const admin = await as(superadmin)

it('inactive providers are choices where they are saved', async () => {
  const off = await makeProvider(db, { ativo: false })
  const states = async (input: object) =>
    (await admin.call.providers.options(input)).filter(({ id }) => id === off).map(({ ativo }) => ativo)
  expect(await states({})).toEqual([])
  expect(await states({ incluir: off })).toEqual([false])
  expect(await states({ incluidos: [off] })).toEqual([false])
})

it('inactive micro-regions are choices where they are saved', async () => {
  const { id } = await db
    .insertInto('microrregiao')
    .values({ nome: 'Vale', ativo: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = async (input: object) => (await admin.call.microregions.options(input)).map((row) => row.id)
  expect(await ids({})).toEqual([])
  expect(await ids({ incluidos: [id] })).toEqual([id])
})
