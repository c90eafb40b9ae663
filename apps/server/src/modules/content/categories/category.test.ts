import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeCategory, makeNews } from '../../../../test/factories/news.ts'

const { db, app, as } = await testWorld()

it('news categories are read by any employee, with how many items are in each, and written by managers (docs/content.md#categories)', async () => {
  const used = await makeCategory(db, 'Rede')
  await makeCategory(db, 'Vazia')
  await makeNews(db, { id_categoria: used })
  const employee = await as({})
  const headers = { authorization: `Bearer ${employee.token}` }
  const listed = await app.inject({ url: '/v1/categoria?sort=-itens', headers })
  expect([listed.statusCode, listed.json()]).toMatchObject([
    200,
    {
      categoria: [
        { titulo: 'Rede', itens: 1 },
        { titulo: 'Vazia', itens: 0 },
      ],
    },
  ])
  const read = await app.inject({ url: `/v1/categoria/${used}`, headers })
  expect(read.json()).toMatchObject({ categoria_by_pk: { id: used, titulo: 'Rede' } })
  expect((await app.inject({ url: '/v1/categoria' })).statusCode).toBe(401)
  await expect(employee.call.categories.setActive({ ids: [used], ativo: false })).rejects.toThrow(
    'Você não tem permissão',
  )
})
