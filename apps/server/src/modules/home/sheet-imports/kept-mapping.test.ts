import { MOST_MAPPINGS } from '@intranet/contract/home/sheet-imports'
import { beforeEach, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { beginImport } from '../../../../test/factories/sheets.ts'

const { db, as, app } = await testWorld()
type Person = Awaited<ReturnType<typeof as>>

beforeEach(async () => {
  await db.deleteFrom('planilha_mapa').execute()
})

/** An import whose columns were chosen: its id. */
async function mapped(person: Person, titles: string, mapa: Record<string, number>): Promise<number> {
  const id = await beginImport(app, person, 'cities', [titles, 'SC;Mapeada'])
  await person.call.sheetImports.mapColumns({ id, mapa })
  return id
}
const mappings = ({ call }: Person) => call.sheetImports.mappings({ entidade: 'cities' })
const current = async ({ call }: Person) => (await call.sheetImports.current({ entidade: 'cities' }))!

describe('columns that a person keeps under a name (docs/screens.md#import-of-a-sheet)', () => {
  it('are those of the next sheet that has all of them, wherever they are', async () => {
    const person = await as(superadmin)
    const id = await mapped(person, 'Sigla;Município', { nome: 1, uf: 0 })
    await person.call.sheetImports.keepMapping({ id, nome: 'Do estado' })
    expect(await mappings(person)).toMatchObject([
      { nome: 'Do estado', colunas: { nome: 'Município', uf: 'Sigla' } },
    ])
    await beginImport(app, person, 'cities', ['MUNICIPIO;População;Sigla', 'Outra;9;PR'])
    expect(await current(person)).toMatchObject({ mapa: { nome: 0, uf: 2 }, pendentes: 1, com_erro: 0 })
    await beginImport(app, person, 'cities', ['Município;Estado', 'Outra;PR'])
    expect((await current(person)).mapa).toEqual({ uf: 1 })
  })

  it('do not take the place of titles that say more', async () => {
    const person = await as(superadmin)
    const id = await mapped(person, 'Sigla;Município', { uf: 0 })
    await person.call.sheetImports.keepMapping({ id, nome: 'Só a sigla' })
    await beginImport(app, person, 'cities', ['Sigla;Nome;Estado', 'x;Outra;PR'])
    expect((await current(person)).mapa).toEqual({ nome: 1, uf: 2 })
  })

  it('are replaced by those that get the same name, and end when they are removed', async () => {
    const person = await as(superadmin)
    const { keepMapping, removeMapping } = person.call.sheetImports
    const first = await mapped(person, 'Sigla;Município', { nome: 1, uf: 0 })
    const { id } = await keepMapping({ id: first, nome: 'Do estado' })
    const second = await mapped(person, 'UF;Cidade', { nome: 1, uf: 0 })
    expect(await keepMapping({ id: second, nome: 'DO ESTADO' })).toEqual({ id })
    expect(await mappings(person)).toEqual([{ id, nome: 'DO ESTADO', colunas: { nome: 'Cidade', uf: 'UF' } }])
    await removeMapping({ id })
    expect(await mappings(person)).toEqual([])
  })

  it('are nobody else’s', async () => {
    const [one, other] = [await as(superadmin), await as(superadmin)]
    const first = await mapped(one, 'Sigla;Município', { nome: 1, uf: 0 })
    const { id } = await one.call.sheetImports.keepMapping({ id: first, nome: 'Do estado' })
    expect(await mappings(other)).toEqual([])
    await expect(other.call.sheetImports.removeMapping({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(other.call.sheetImports.keepMapping({ id: first, nome: 'Alheias' })).rejects.toThrow(
      'Registro não encontrado.',
    )
    const theirs = await mapped(other, 'A;B', { nome: 1, uf: 0 })
    await other.call.sheetImports.keepMapping({ id: theirs, nome: 'Do estado' })
    expect(await mappings(one)).toHaveLength(1)
  })

  it('are for who may import, at most 50, and not without a column', async () => {
    const person = await as(superadmin)
    const id = await mapped(person, 'Sigla;Município', { nome: 1, uf: 0 })
    await db
      .insertInto('planilha_mapa')
      .values(
        Array.from({ length: MOST_MAPPINGS }, (_, n) => ({
          id_usuario: person.userId,
          entidade: 'cities',
          nome: `Colunas ${n}`,
          colunas: '{}',
        })),
      )
      .execute()
    const { keepMapping, mapColumns } = person.call.sheetImports
    await expect(keepMapping({ id, nome: 'Uma a mais' })).rejects.toThrow('Exclua uma')
    await keepMapping({ id, nome: 'Colunas 7' })
    await mapColumns({ id, mapa: {} })
    await expect(keepMapping({ id, nome: 'Colunas 7' })).rejects.toThrow('Escolha as colunas')
    const reader = await as({ roles: ['configuracao:leitor'] })
    await expect(mappings(reader)).rejects.toThrow('Você não tem permissão')
  })
})
