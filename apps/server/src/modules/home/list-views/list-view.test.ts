import { MOST_VIEWS } from '@intranet/contract/home/list-views'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { appRouter } from '../../../doors/trpc/app-router.ts'
import { metaOf } from '../../../platform/procedure/caller.ts'
import { inputsOf } from '../../../platform/procedure/inputs.ts'
import { proceduresOf } from '../../../platform/procedure/procedures-of.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const seller = { roles: ['vendas:solicitante'], empresas: [ours], employee: true }
const staff = await as(seller)
const colleague = await as(seller)
const reader = await as({ ...seller, roles: ['vendas:leitor'] })
const manager = await as({ ...seller, roles: ['vendas:gestor'] })
const foreign = await as({ ...seller, empresas: [theirs] })
const hr = await as({ roles: ['rh:gestor'], empresas: [ours] })

const lista = 'leads.list/leads'
const view = { nome: 'Quentes', lista, search: { filtro: { status: 4 } } }
const namesOf = async ({ call }: typeof staff, key = lista) =>
  (await call.listViews.list({ lista: key })).visoes.map(({ nome, minha }) => [nome, minha])

describe('a saved view', () => {
  it('is one’s own unless a manager shares it, with a level and the stronger ones (docs/screens.md#saved-views)', async () => {
    const { id } = await staff.call.listViews.create(view)
    await manager.call.listViews.create({ ...view, nome: 'Da equipe', nivel: 'solicitante' })
    expect(await namesOf(staff)).toEqual([
      ['Quentes', true],
      ['Da equipe', false],
    ])
    expect(await namesOf(colleague)).toEqual([['Da equipe', false]])
    expect(await namesOf(reader)).toEqual([])
    await expect(colleague.call.listViews.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(colleague.call.listViews.update({ id, nome: 'Minha' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    // Nor do people learn whether there is a view of a list that they may not open.
    await expect(hr.call.listViews.update({ id, nome: 'Minha' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await staff.call.listViews.remove({ id })
    expect(await namesOf(staff)).toEqual([['Da equipe', false]])
  })

  it('is shared by a manager of the list’s module alone, when it is made and when it is changed', async () => {
    const refused = { code: 'FORBIDDEN', message: 'Só um gestor compartilha visões.' }
    await expect(
      staff.call.listViews.create({ ...view, nome: 'De todos', nivel: 'leitor' }),
    ).rejects.toMatchObject(refused)
    const { id } = await staff.call.listViews.create({ ...view, nome: 'Só minha' })
    await expect(staff.call.listViews.update({ id, nivel: 'leitor' })).rejects.toMatchObject(refused)
    expect((await staff.call.listViews.list({ lista })).compartilha).toBe(false)
    expect((await manager.call.listViews.list({ lista })).compartilha).toBe(true)
    expect((await hr.call.listViews.list({ lista: 'departments.list' })).compartilha).toBe(true)
  })

  it('is shown to nobody of another provider: it may search for a person’s name', async () => {
    await manager.call.listViews.create({ ...view, nome: 'De casa', search: { q: 'Ana' }, nivel: 'leitor' })
    expect(await namesOf(reader)).toContainEqual(['De casa', false])
    expect(await namesOf(foreign)).toEqual([])
  })

  it('is of the provider that its author works for, where none were given, and of none once they left', async () => {
    const worker = await as({ roles: ['vendas:gestor'], id_empresa: theirs })
    const boss = await as(superadmin)
    const left = await as({ ...seller, roles: ['vendas:gestor'] })
    for (const [nome, author] of Object.entries({ Local: worker, Geral: boss, Saiu: left }))
      await author.call.listViews.create({ ...view, nome, lista: 'leads.list/coverage', nivel: 'leitor' })
    await db.deleteFrom('usuario_empresa').where('id_usuario', '=', left.userId).execute()
    await db
      .updateTable('rh_usuario')
      .set({ ativo: false, funcionario: false })
      .where('id', '=', left.userId)
      .execute()
    expect(await namesOf(foreign, 'leads.list/coverage')).toEqual([
      ['Geral', false],
      ['Local', false],
    ])
    expect(await namesOf(reader, 'leads.list/coverage')).toEqual([['Geral', false]])
  })

  it('is of lists that its person may open, by people and not by keys', async () => {
    await expect(hr.call.listViews.list({ lista })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(hr.call.listViews.create(view)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const unknown of ['nada.list', 'departments.create', 'departments.get', 'constructor.name'])
      await expect(hr.call.listViews.list({ lista: unknown })).rejects.toMatchObject({
        cause: { details: { campos: { lista: 'Lista não encontrada.' } } },
      })
    const { headers } = await makeAccessKey(db, hr.userId, { roles: ['rh:gestor'], empresas: [ours] })
    const input = encodeURIComponent(JSON.stringify({ lista: 'departments.list' }))
    expect((await app.inject({ url: `/trpc/listViews.list?input=${input}`, headers })).statusCode).toBe(403)
  })

  it('opens without what its list does not know any more', async () => {
    const search = {
      filtro: { ativo: true, cor: 'azul', nome: { _perto: 1 }, id_empresa: { _in: [ours] } },
      sort: 'cor',
      q: 'ana',
      aba: 'todas',
      filtros: { a: 1 },
    }
    await hr.call.listViews.create({ nome: 'Antiga', lista: 'departments.list', search })
    const { visoes } = await hr.call.listViews.list({ lista: 'departments.list' })
    expect(visoes[0]!.search).toEqual({
      filtro: { ativo: true, id_empresa: { _in: [ours] } },
      q: 'ana',
      aba: 'todas',
    })
    const { filtro, q } = visoes[0]!.search as { filtro: object; q: string }
    await expect(hr.call.departments.list({ filtro, q })).resolves.toMatchObject({ total: 0 })
  })

  it('keeps columns, and is written over by nobody who saw an older one', async () => {
    const colunas = { ordem: ['nome', 'empresa'], ocultas: ['created_at'] }
    const { id } = await hr.call.listViews.create({ ...view, lista: 'sectors.list', search: {}, colunas })
    const first = (await hr.call.listViews.list({ lista: 'sectors.list' })).visoes[0]!
    expect(first).toMatchObject({ colunas, nivel: null, minha: true })
    const updated_at = first.updated_at.toISOString()
    await hr.call.listViews.update({ id, updated_at, colunas: null, nome: 'Sem colunas' })
    await expect(hr.call.listViews.update({ id, updated_at, nome: 'Outra' })).rejects.toMatchObject({
      cause: { code: 'conflict' },
    })
    expect((await hr.call.listViews.list({ lista: 'sectors.list' })).visoes[0]).toMatchObject({
      nome: 'Sem colunas',
      colunas: null,
    })
  })

  it('has a name of its own in its list', async () => {
    const one = { nome: 'Ativos', lista: 'positions.list', search: {} }
    await hr.call.listViews.create(one)
    await expect(hr.call.listViews.create({ ...one, nome: 'ATIVOS' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Já existe uma visão com este nome.',
    })
    await hr.call.listViews.create({ ...one, lista: 'holidays.list' })
  })

  it('is one of so many at most, from two windows at once too', async () => {
    await db
      .insertInto('lista_visao')
      .values(
        Array.from({ length: MOST_VIEWS - 1 }, (_, n) => ({
          nome: `Visão ${n}`,
          lista: 'employees.list',
          id_usuario: hr.userId,
        })),
      )
      .execute()
    const create = (nome: string) => hr.call.listViews.create({ nome, lista: 'employees.list', search: {} })
    const ended = await Promise.allSettled([create('Uma'), create('Outra')])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(create('Mais uma')).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    const other = await as({ roles: ['rh:gestor'], empresas: [ours] })
    await other.call.listViews.create({ nome: 'Primeira', lista: 'employees.list', search: {} })
  })
})

it('every list with pages and filters takes views', async () => {
  const { call } = await as(superadmin)
  const paged = Object.entries(proceduresOf(appRouter)).filter(
    ([, one]) =>
      metaOf(one).exports &&
      inputsOf(one).some((input) =>
        ['offset', 'filtro'].every((part) =>
          JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).includes(
            `"${part}"`,
          ),
        ),
      ),
  )
  expect(paged.length).toBeGreaterThan(40)
  const refused: string[] = []
  for (const [name] of paged) await call.listViews.list({ lista: name }).catch(() => refused.push(name))
  expect(refused).toEqual([])
})
