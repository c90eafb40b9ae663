import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'

const { db, as } = await testWorld()
const manager = await as({ roles: ['perguntas_frequentes:gestor', 'manual:gestor'] })
const author = await as({ roles: ['perguntas_frequentes:solicitante'] })
const kept = manager.call.faqCategories

const look = { color: '#0e7490', icone: 'calendar', ativo: true }
const make = async (titulo: string, ordem?: number) =>
  (await kept.create({ objects: [{ ...look, titulo, ordem }] }))[0]!.id
const order = async () => (await kept.list({})).dados.map(({ titulo, ordem }) => `${ordem} ${titulo}`)

describe('categories have one order without gaps', () => {
  it('at the requested place, or last', async () => {
    await make('Ponto')
    await make('Férias')
    await make('Boas-vindas', 1)
    await make('Longe', 500)
    expect(await order()).toEqual(['1 Boas-vindas', '2 Ponto', '3 Férias', '4 Longe'])
    const options = await kept.options({})
    expect(options.map(({ titulo }) => titulo)).toEqual(['Boas-vindas', 'Ponto', 'Férias', 'Longe'])
  })

  it('when one is moved by its number or removed', async () => {
    const [first, , third] = (await kept.list({})).dados
    await kept.update({ id: third!.id, ordem: 1 })
    expect(await order()).toEqual(['1 Férias', '2 Boas-vindas', '3 Ponto', '4 Longe'])
    await kept.update({ id: first!.id, titulo: 'Bem-vindos', ordem: 0 })
    expect(await order()).toEqual(['1 Bem-vindos', '2 Férias', '3 Ponto', '4 Longe'])
    await kept.remove({ id: third!.id })
    expect(await order()).toEqual(['1 Bem-vindos', '2 Ponto', '3 Longe'])
  })

  it('moving one is no edit: open forms of the others stay valid', async () => {
    const { id, updated_at } = (await kept.list({})).dados[0]!
    await kept.update({ id, ordem: 2 })
    await kept.update({ id, titulo: 'Boas-vindas', updated_at: updated_at.toISOString() })
    await expect(kept.update({ id, ordem: 1, updated_at: updated_at.toISOString() })).rejects.toThrow(
      'alterado por outra pessoa',
    )
    expect(await order()).toEqual(['1 Ponto', '2 Boas-vindas', '3 Longe'])
  })

  it('when all are ordered at once: new ones stay behind, deleted ones are ignored', async () => {
    const [a, b, c] = (await kept.list({})).dados.map(({ id }) => id)
    await make('Nova')
    await kept.order({ ids: [c!, 999_999, a!, b!] })
    expect(await order()).toEqual(['1 Longe', '2 Ponto', '3 Boas-vindas', '4 Nova'])
  })

  it('when many people write at once', async () => {
    const ids = (await kept.list({})).dados.map(({ id }) => id)
    await Promise.all([
      kept.order({ ids: ids.toReversed() }),
      kept.order({ ids }),
      make('Uma'),
      make('Outra', 2),
      kept.update({ id: ids[0]!, ordem: 3 }),
      kept.order({ ids: [ids[2]!, ids[0]!] }),
    ])
    const rows = await db.selectFrom('faq_categoria').select('ordem').orderBy('ordem').execute()
    expect(rows.map(({ ordem }) => ordem)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('by managers of their module only, each module its own', async () => {
    await expect(author.call.faqCategories.order({ ids: [1] })).rejects.toThrow('Você não tem permissão')
    const [made] = await manager.call.handbookCategories.create({ objects: [{ ...look, titulo: 'Conduta' }] })
    expect(await manager.call.handbookCategories.get({ id: made!.id })).toMatchObject({ ordem: 1 })
  })
})
