import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../test/app.ts'

const { as, db } = await testWorld()
const { call } = await as(superadmin)
await db
  .insertInto('rh_departamento')
  .values([
    { nome: 'Ábaco', created_at: new Date('2026-03-10T23:30:00-03:00') },
    { nome: 'casa', created_at: new Date('2026-03-11T00:30:00-03:00') },
    { nome: 'Zelo', created_at: new Date('2026-03-12T12:00:00-03:00'), ativo: false },
  ])
  .execute()

const names = async (input: Parameters<typeof call.departments.list>[0]) =>
  (await call.departments.list(input)).dados.map((row) => row.nome)

describe('a list', () => {
  it('sorts as Portuguese does, accents and capitals apart', async () => {
    expect(await names({ sort: 'nome' })).toEqual(['Ábaco', 'casa', 'Zelo'])
    expect(await names({ sort: '-nome' })).toEqual(['Zelo', 'casa', 'Ábaco'])
  })

  it('reads a date as the whole day in São Paulo', async () => {
    expect(await names({ filtro: { created_at: { _gte: '2026-03-10', _lte: '2026-03-10' } } })).toEqual([
      'Ábaco',
    ])
    expect(await names({ filtro: { created_at: '2026-03-11' } })).toEqual(['casa'])
  })

  it('pages by the mark of the last row, in both directions and across nulls', async () => {
    for (const sort of ['nome', '-nome', 'responsavel', '-responsavel', '-created_at'] as const) {
      const whole = await names({ sort })
      const seen: string[] = []
      let depois: string | undefined
      do {
        const page = await call.departments.list({ sort, limit: 1, depois, contar: false })
        seen.push(...page.dados.map((row) => row.nome))
        depois = page.depois ?? undefined
      } while (depois)
      expect(seen).toEqual(whole)
    }
  })

  it('counts once and not again when the total is known', async () => {
    expect((await call.departments.list({ limit: 2 })).total).toBe(3)
    expect((await call.departments.list({ limit: 2, contar: false })).total).toBeNull()
  })

  it.each([
    ['a mark that is no mark', { depois: 'xyz' }],
    [
      'a mark of the wrong kind',
      {
        sort: 'created_at' as const,
        depois: Buffer.from('{"sort":"created_at","valor":"x","id":1}').toString('base64url'),
      },
    ],
    ['a pattern that ends in an escape', { filtro: { nome: { _ilike: '%a\\' } } }],
    ['half an id', { filtro: { id: 1.5 } }],
    ['a number that no column holds', { filtro: { id: 1e300 } }],
    ['a day that does not exist', { filtro: { created_at: { _gte: '2026-02-31' } } }],
    ['a null character', { filtro: { nome: { _eq: 'a\u0000' } } }],
  ])('refuses %s in Portuguese', async (_name, input) => {
    await expect(call.departments.list(input)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: 'Dados inválidos.',
    })
  })
})
