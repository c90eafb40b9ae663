import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { findActor } from '../../../platform/session.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['manual:gestor'], empresas: [ours] })
const otherManager = await as({ roles: ['manual:gestor'], empresas: [theirs] })
const employee = await as({ id_empresa: ours, empresas: [ours] })
const stranger = await as({ id_empresa: theirs, empresas: [theirs] })
const candidate = await as({ employee: false })
const [{ id: category }] = (await manager.call.handbookCategories.create({
  objects: [{ titulo: 'Conduta', color: '#be185d', icone: 'shield' }],
})) as [{ id: number }]

type Person = typeof manager
let sent = 0

/** An upload of somebody's that belongs to nothing yet. */
async function upload(who: Person) {
  sent += 1
  const { id } = await db
    .insertInto('arquivo')
    .values({
      bucket: 'documentos',
      nome: `anexo-${sent}.pdf`,
      tipo: 'application/pdf',
      tamanho: 1000 + sent,
      sha256: 'x',
      id_usuario: who.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const create = async (anexos: string[], fields: object = {}) =>
  (
    await manager.call.handbook.create({
      objects: [
        {
          titulo: `Artigo ${sent}`,
          texto: '<p>Respeito</p>',
          id_categoria: category,
          id_empresa: ours,
          anexos,
          ...fields,
        },
      ],
    })
  )[0]!.id

/** Whether somebody may open a file. */
async function sees(who: Person, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('arquivo')
    .select(['tabela_dona', 'id_dono'])
    .where('id', '=', file)
    .executeTakeFirstOrThrow()
  const actor = (await findActor(deps.auth, who.token))!.actor
  return row.tabela_dona !== null && deps.offers.files[row.tabela_dona]!.maySee(db, actor, row.id_dono!, file)
}

describe('the files of an article', () => {
  it('are read with the version that has them, by whom it is for', async () => {
    const first = await upload(manager)
    const id = await create([first])
    expect(await manager.call.handbook.get({ id })).toMatchObject({
      anexos: [{ id_arquivo: first, nome: expect.stringMatching(/^anexo-/), tipo: 'application/pdf' }],
    })
    expect([await sees(manager, first), await sees(employee, first)]).toEqual([true, false])
    await manager.call.handbook.publish({ id })
    expect((await employee.call.handbook.read({ id })).anexos).toMatchObject([{ id_arquivo: first }])
    for (const [who, may] of [
      [employee, true],
      [manager, true],
      [stranger, false],
      [otherManager, false],
      [candidate, false],
    ] as const)
      expect(await sees(who, first)).toBe(may)
    expect(await deps.offers.files.manual_anexo!.maySee(db, null, 1, '')).toBe(false)
  })

  it('stay with an older version when they are taken out of the next one', async () => {
    const [first, second] = [await upload(manager), await upload(manager)]
    const id = await create([first])
    await manager.call.handbook.publish({ id })
    await manager.call.handbook.update({ id, anexos: [second] })
    expect(await manager.call.handbook.get({ id })).toMatchObject({ alterado: true })
    expect((await employee.call.handbook.read({ id })).anexos).toMatchObject([{ id_arquivo: first }])
    expect([await sees(employee, first), await sees(employee, second)]).toEqual([true, false])
    await manager.call.handbook.publish({ id })
    expect((await employee.call.handbook.read({ id })).anexos).toMatchObject([{ id_arquivo: second }])
    expect([await sees(employee, first), await sees(employee, second)]).toEqual([false, true])
    expect(await sees(manager, first)).toBe(true)
    const versions = await manager.call.handbook.versions({ id })
    expect(versions.map(({ anexos }) => anexos.map(({ id_arquivo }) => id_arquivo))).toEqual([
      [second],
      [first],
    ])
  })

  it('that no version has are let go when they are taken out, with their article too', async () => {
    const [first, second] = [await upload(manager), await upload(manager)]
    const id = await create([first, second])
    await manager.call.handbook.update({ id, anexos: [second] })
    const ownerOf = async (file: string) =>
      (await db.selectFrom('arquivo').select('tabela_dona').where('id', '=', file).executeTakeFirstOrThrow())
        .tabela_dona
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([null, 'manual_anexo'])
    await manager.call.handbook.remove({ id })
    expect(await ownerOf(second)).toBeNull()
  })

  it('keep their order, and may be put in another', async () => {
    const [a, b] = [await upload(manager), await upload(manager)]
    const id = await create([a, b])
    await manager.call.handbook.update({ id, anexos: [b, a] })
    const { anexos } = await manager.call.handbook.get({ id })
    expect(anexos.map(({ id_arquivo }) => id_arquivo)).toEqual([b, a])
  })

  it('are one’s own uploads, at most ten, none twice', async () => {
    const foreign = await upload(employee)
    await expect(create([foreign])).rejects.toThrow('já está em uso')
    const used = await upload(manager)
    await create([used])
    await expect(create([used])).rejects.toThrow()
    const once = await upload(manager)
    await expect(create([once, once])).rejects.toThrow('Dados inválidos')
    const many = Array.from({ length: 11 }, () => crypto.randomUUID())
    await expect(create(many)).rejects.toThrow('No máximo 10 anexos.')
    await expect(create(['não é id'])).rejects.toThrow('Dados inválidos')
  })

  it('are not changed by anyone who saw an older version of the article', async () => {
    const id = await create([])
    const seen = (await manager.call.handbook.get({ id })).updated_at.toISOString()
    await manager.call.handbook.update({ id, resumo: 'Outro', updated_at: seen })
    const late = manager.call.handbook.update({ id, anexos: [await upload(manager)], updated_at: seen })
    await expect(late).rejects.toThrow('alterado por outra pessoa')
    expect((await manager.call.handbook.get({ id })).anexos).toEqual([])
  })

  it('are said over REST with the article', async () => {
    const file = await upload(manager)
    const headers = { authorization: `Bearer ${manager.token}` }
    const id = await create([])
    const put = await app.inject({
      method: 'PUT',
      url: `/v1/manual/${id}`,
      headers,
      payload: { object: { anexos: [file] } },
    })
    expect(put.statusCode).toBe(200)
    const one = await app.inject({ url: `/v1/manual/${id}`, headers })
    expect(one.json().manual_artigo_by_pk.anexos).toMatchObject([{ id_arquivo: file }])
  })
})
