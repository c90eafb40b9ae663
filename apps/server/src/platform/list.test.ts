import { beforeAll, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../test/app.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { makeLead } from '../../test/factories/sales.ts'

const { app, as, db } = await testWorld()
const { call, token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }
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

  it('counts no further than is asked, and says that there is more', async () => {
    const counted = async (contar_ate: number, more: { limit?: number; offset?: number } = {}) => {
      const { total, ha_mais } = await call.departments.list({ limit: 1, contar_ate, ...more })
      return [total, ha_mais]
    }
    expect(await counted(2)).toEqual([2, true])
    expect(await counted(3)).toEqual([3, undefined])
    expect(await counted(1, { offset: 1 })).toEqual([2, true])
    const ours = await makeProvider(db)
    for (const cliente of ['Pessoa um', 'Pessoa dois', 'Pessoa três']) await makeLead(db, ours, { cliente })
    const ofLeads = async (q?: string, offset = 0) => {
      const asked = { lista: 'all', limit: 1, contar_ate: 1, sort: 'cliente', offset, q } as const
      const { total, ha_mais, dados } = await call.leads.list(asked)
      return [dados[0]!.cliente, total, ha_mais]
    }
    // Lists that read page and total together, with a text and without one.
    for (const q of [undefined, 'pessoa']) {
      expect(await ofLeads(q)).toEqual(['Pessoa dois', 1, true])
      expect(await ofLeads(q, 1)).toEqual(['Pessoa três', 2, true])
      expect(await ofLeads(q, 2)).toEqual(['Pessoa um', 3, undefined])
    }
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
    ['a day that does not exist', { filtro: { created_at: { _gte: '2026-02-31' } } }],
    ['a null character', { filtro: { nome: { _eq: 'a\u0000' } } }],
  ])('refuses %s in Portuguese', async (_name, input) => {
    await expect(call.departments.list(input)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: 'Dados inválidos.',
    })
  })
})

describe('a filter (docs/rest.md#filters)', () => {
  const day = '2026-03-11'

  it('reads _gt and _lt of a moment as the days after and before, and _not_in as every other value', async () => {
    expect(await names({ filtro: { created_at: { _gt: day } } })).toEqual(['Zelo'])
    expect(await names({ filtro: { created_at: { _lt: day } } })).toEqual(['Ábaco'])
    const [first] = (await call.departments.list({ sort: 'id' })).dados
    expect(await names({ filtro: { id: { _gt: first!.id } } })).toEqual(['casa', 'Zelo'])
    expect(await names({ filtro: { id: { _lt: first!.id + 1 } } })).toEqual(['Ábaco'])
    expect(await names({ filtro: { nome: { _not_in: ['casa', 'Zelo'] } } })).toEqual(['Ábaco'])
    // Rows without a value are in no list of values.
    expect(await names({ filtro: { id_empresa: { _not_in: [1, 2] } } })).toHaveLength(3)
  })

  it('means the whole day by a day in _in, _not_in and _neq too (docs/rest.md#days-and-moments)', async () => {
    const created = (created_at: object) => names({ filtro: { created_at }, sort: 'nome' })
    expect(await created({ _in: [day] })).toEqual(['casa'])
    expect(await created({ _in: ['2026-03-12', '2026-03-10'] })).toEqual(['Ábaco', 'Zelo'])
    expect(await created({ _in: [day, '2026-03-12T12:00:00-03:00'] })).toEqual(['casa', 'Zelo'])
    expect(await created({ _not_in: [day, '2026-03-12T12:00:00-03:00'] })).toEqual(['Ábaco'])
    expect(await created({ _neq: day })).toEqual(['Ábaco', 'Zelo'])
    expect(await created({ _neq: '2026-03-12T12:00:00-03:00' })).toEqual(['Ábaco', 'casa'])
    // Rows without a day are in no list of days.
    const filtro = { id: await makeLead(db, await makeProvider(db)), finalizada_em: { _neq: day } }
    expect((await call.leads.list({ lista: 'all', filtro })).total).toBe(1)
  })

  it('takes rows that one alternative of _or fits, within what is beside it', async () => {
    const _or = [{ nome: 'casa' }, { created_at: { _gt: day }, ativo: false }]
    expect(await names({ filtro: { _or } })).toEqual(['casa', 'Zelo'])
    expect(await names({ filtro: { _or, ativo: true } })).toEqual(['casa'])
    expect(await names({ filtro: { _or: [{ nome: 'casa' }, { nome: 'casa', ativo: false }] } })).toEqual([
      'casa',
    ])
  })

  it('refuses an alternative that is the whole list, and more than twenty', async () => {
    const refused = { code: 'UNPROCESSABLE_CONTENT' }
    await expect(names({ filtro: { _or: [{ nome: 'casa' }, {}] } })).rejects.toMatchObject(refused)
    const _or = Array.from({ length: 21 }, () => ({ nome: 'casa' }))
    await expect(names({ filtro: { _or } })).rejects.toMatchObject(refused)
    await expect(names({ filtro: { _or: [] } })).rejects.toMatchObject(refused)
  })

  it('of leads takes an alternative by its index alone', async () => {
    const asked = (_or: object[]) => call.leads.list({ filtro: { _or } })
    expect(
      (await asked([{ fone: '51999887766' }, { documento: '52998224725', cidade: 'Pelotas' }])).total,
    ).toBe(0)
    for (const alternative of [{ cidade: 'Pelotas' }, { fone: { _ilike: '99' } }, { fone: { _neq: '1' } }])
      await expect(asked([{ fone: '51999887766' }, alternative])).rejects.toMatchObject({
        message: expect.stringContaining('coluna com índice (id, created_at, documento, fone'),
      })
  })
})

it('of leads finds a telephone with the country’s code and without it', async () => {
  const id_empresa = await makeProvider(db)
  const [local, whole] = [
    await makeLead(db, id_empresa, { fone: '51977665544' }),
    await makeLead(db, id_empresa, { fone: '5551977665544' }),
  ]
  const found = async (fone: object | string) => {
    const { dados } = await call.leads.list({ filtro: { id_empresa, fone }, sort: 'id' })
    return dados.map(({ id }) => id)
  }
  for (const fone of ['51977665544', '+55 51 97766-5544']) {
    for (const condition of [fone, { _in: [fone] }]) expect(await found(condition)).toEqual([local, whole])
    for (const condition of [{ _neq: fone }, { _not_in: [fone] }]) expect(await found(condition)).toEqual([])
  }
})

describe('a value that no row has', () => {
  const refused = (place: string, permitidos?: unknown) =>
    expect.objectContaining({
      status: 422,
      campos: { [place]: expect.any(String) },
      ...(permitidos ? { permitidos } : {}),
    })
  const asked = async (path: string, filtro: object) => {
    const answer = await app.inject({ method: 'POST', url: `${path}/filtro`, headers, payload: { filtro } })
    return { status: answer.statusCode, ...answer.json<object>() }
  }
  const LEADS = '/v1/vendas/lead/all'
  const stages = [1, 2, 3, 4, 5]

  it.each([{ _gt: 99 }, { _gte: 99 }, { _lt: 99 }, { _lte: 99 }, { _neq: 99 }, { _in: [1, 99] }, 'novo'])(
    'of a list is refused with those that there are: %j',
    async (status) => {
      expect(await asked(LEADS, { status })).toEqual(
        refused('filtro.status', { 'filtro.status': expect.arrayContaining(stages) }),
      )
    },
  )

  it('of a list is sought by a part of one, and no other text', async () => {
    for (const part of ['grad', '%MUDANÇA%', 'm%e_dereco', 'reat%'])
      expect(await asked(LEADS, { tipo: { _ilike: part } }), part).toMatchObject({ status: 200 })
    for (const part of ['xyz', '%grade%down%', 'novo%x'])
      expect(await asked(LEADS, { tipo: { _ilike: part } }), part).toEqual(
        refused('filtro.tipo', { 'filtro.tipo': expect.arrayContaining(['novo']) }),
      )
  })

  it.each([1e20, { _gt: -1e20 }, { _in: [1e20] }])('is a number beyond all ids: %j', async (id) => {
    const operator = typeof id === 'object' ? `filtro.id.${Object.keys(id)[0]}` : 'filtro.id'
    const { campos } = (await asked(LEADS, { id })) as unknown as { campos: object }
    expect(Object.keys(campos)[0]).toMatch(new RegExp(`^${operator}`))
  })

  it('is a part of a document or telephone, which _ilike finds', async () => {
    for (const filtro of [{ documento: '529.982' }, { fone: { _in: ['9988'] } }, { fone: { _eq: '9988' } }])
      expect(await asked(LEADS, filtro)).toEqual(refused(`filtro.${Object.keys(filtro)[0]}`))
    for (const filtro of [
      { documento: '529.982.247-25' },
      { fone: '(51) 99988-7766' },
      { fone: { _ilike: '9988' } },
    ])
      expect(await asked(LEADS, filtro)).toMatchObject({ status: 200, total: 0 })
    expect(await asked('/v1/relacionamento/clientes', { cpf: '123' })).toEqual(refused('filtro.cpf'))
  })

  it('is a column that the list does not have: the refusal names those that it has', async () => {
    expect(await asked(LEADS, { estado_civil: 'x' })).toEqual(
      refused('filtro.estado_civil', { filtro: expect.arrayContaining(['id', 'status', 'estado']) }),
    )
  })

  it('is a state that is none', async () => {
    expect(await asked(LEADS, { estado: 'rs' })).toEqual(
      refused('filtro.estado', { 'filtro.estado': expect.arrayContaining(['RS']) }),
    )
    expect(await asked(LEADS, { estado: 'RS' })).toMatchObject({ status: 200 })
  })
})

describe('an order by several columns', () => {
  const filtro = { nome: { _ilike: 'Ordem %' } }
  beforeAll(() =>
    db
      .insertInto('rh_departamento')
      .values(
        Array.from({ length: 24 }, (_, place) => ({
          nome: `Ordem ${String(place).padStart(2, '0')}`,
          ativo: place % 3 > 0,
          created_at: new Date(Date.UTC(2026, 5, 1 + (place % 4))),
        })),
      )
      .execute(),
  )
  type Sort = NonNullable<Extract<Parameters<typeof call.departments.list>[0], object>['sort']>
  const orders: Sort[] = [
    ['ativo', '-created_at'],
    ['-ativo', 'created_at', '-nome'],
    ['responsavel', '-ativo', 'id'],
    ['-empresa', 'created_at'],
  ]

  it.each(orders.map((sort) => [String(sort), sort] as const))(
    '%s: the first counts before the others, and marks meet every row once',
    async (_name, sort) => {
      const { dados: whole } = await call.departments.list({ filtro, sort, limit: 0 })
      const value = (row: object, key: string) => {
        const found = (row as Record<string, unknown>)[key]
        return found instanceof Date ? found.getTime() : (found as string | number)
      }
      const compared = (one: object, other: object) => {
        for (const order of [sort].flat()) {
          const key = order.replace(/^-/, '')
          const [a, b] = [value(one, key), value(other, key)]
          if (a !== b) return (a < b ? -1 : 1) * (order.startsWith('-') ? -1 : 1)
        }
        return 0
      }
      expect(whole.map(({ id }) => id)).toEqual(whole.toSorted(compared).map(({ id }) => id))
      const seen: number[] = []
      let depois: string | undefined
      do {
        const page = await call.departments.list({ filtro, sort, limit: 5, depois, contar: false })
        seen.push(...page.dados.map(({ id }) => id))
        depois = page.depois ?? undefined
      } while (depois)
      expect(seen).toEqual(whole.map(({ id }) => id))
    },
  )

  it('is refused with a fourth column, a column twice, one that does not sort, and the mark of another order', async () => {
    const refusal = (sort: unknown) =>
      call.departments.list({ sort: sort as Sort }).then(
        () => 'taken',
        (error: { message: string }) => error.message,
      )
    expect(await refusal(['nome', 'id', 'ativo', 'created_at'])).toBe('Ordene por até 3 colunas.')
    expect(await refusal(['nome', '-nome'])).toBe('Cada coluna ordena uma vez só.')
    expect(await refusal('cor')).toMatch(/^Ordene por: id, nome/)
    await expect(call.leads.list({ sort: 'fone' as 'id' })).rejects.toThrow(
      /^Não há índice para ordenar por fone\. Ordene por: id, created_at/,
    )
    const page = await call.departments.list({ filtro, sort: ['ativo', 'nome'], limit: 2 })
    await expect(
      call.departments.list({ filtro, sort: ['ativo', '-nome'], limit: 2, depois: page.depois! }),
    ).rejects.toMatchObject({ cause: { details: { campos: { depois: expect.any(String) } } } })
  })
})
