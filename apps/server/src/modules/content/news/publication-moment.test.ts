import { refusal } from '@intranet/contract/messages/refusals'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeCategory, pictureOf } from '../../../../test/factories/news.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const editor = await as({ roles: ['novidades:gestor'], empresas: [ours] })
const id_categoria = await makeCategory(db)
const WRITTEN = '2026-01-10T12:00:00.000Z'

async function draft(): Promise<number> {
  const [made] = await editor.call.news.create({
    objects: [
      {
        titulo: 'Rascunho antigo',
        texto: '<p>Texto</p>',
        id_categoria,
        id_empresa: ours,
        ativo: false,
        publicar_em: WRITTEN,
        imagem_capa_data: await pictureOf('png'),
      },
    ],
  })
  return made!.id
}
const versionOf = async (id: number) => (await editor.call.news.get({ id })).updated_at.toISOString()
const beginOf = async (id: number) => (await editor.call.news.get({ id })).publicar_em

it.each(['saved', 'switched'] as const)(
  'a draft that is %s as published begins at that moment',
  async (way) => {
    const id = await draft()
    const before = Date.now()
    if (way === 'saved')
      await editor.call.news.update({
        id,
        ativo: true,
        publicar_em: WRITTEN,
        updated_at: await versionOf(id),
      })
    else await editor.call.news.setActive({ ids: [id], ativo: true })
    const first = await beginOf(id)
    expect(first.getTime()).toBeGreaterThan(before - 60_000)
    await editor.call.news.setActive({ ids: [id], ativo: false })
    await editor.call.news.setActive({ ids: [id], ativo: true })
    expect(await beginOf(id)).toEqual(first)
  },
)

it('a day that is chosen with the publication stays', async () => {
  const id = await draft()
  const publicar_em = '2026-02-01T12:00:00.000Z'
  await editor.call.news.update({ id, ativo: true, publicar_em, updated_at: await versionOf(id) })
  expect((await beginOf(id)).toISOString()).toBe(publicar_em)
})

it('a day to come that is emptied is now, and one that has come stays (docs/content.md#expiry)', async () => {
  const id = await draft()
  const emptied = async () =>
    editor.call.news.update({ id, publicar_em: null, updated_at: await versionOf(id) })
  await emptied()
  expect((await beginOf(id)).toISOString()).toBe(WRITTEN)
  await editor.call.news.update({
    id,
    ativo: true,
    publicar_em: '2999-01-10T12:00:00.000Z',
    updated_at: await versionOf(id),
  })
  expect((await editor.call.news.get({ id })).situacao).toBe('agendada')
  await emptied()
  expect((await editor.call.news.get({ id })).situacao).toBe('publicada')
})

it.each(['saved', 'switched', 'published'] as const)(
  'a draft that would be over is refused when it is %s as published (docs/content.md#expiry)',
  async (way) => {
    const id = await draft()
    const expira_em = '2026-01-20T12:00:00.000Z'
    await editor.call.news.update({ id, expira_em, updated_at: await versionOf(id) })
    const read = { id, updated_at: await versionOf(id) }
    const acts = {
      saved: () => editor.call.news.update({ ...read, ativo: true }),
      switched: () => editor.call.news.setActive({ ids: [id], ativo: true }),
      published: () => editor.call.news.publish(read),
    }
    await expect(acts[way]()).rejects.toThrow('A data de expiração já passou')
    await editor.call.news.update({ ...read, expira_em: '2999-01-20T12:00:00.000Z' })
    read.updated_at = await versionOf(id)
    await acts[way]()
    expect((await editor.call.news.get({ id })).situacao).toBe('publicada')
  },
)

it('is published as an act: whom it reaches is said first, who read an older draft is refused', async () => {
  const id = await draft()
  const read = { id, updated_at: await versionOf(id) }
  const reader = await as({ id_empresa: ours, empresas: [ours] })
  const [people] = await db
    .selectFrom('rh_usuario')
    .where('id_empresa', '=', ours)
    .where('ativo', '=', true)
    .where('funcionario', '=', true)
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .execute()
  expect(await editor.call.news.reach({ id })).toEqual({ pessoas: Number(people!.all), avisados: 0 })
  await editor.call.news.update({ ...read, importante: true })
  expect((await editor.call.news.reach({ id })).avisados).toBe(Number(people!.all))
  await expect(editor.call.news.publish(read)).rejects.toThrow(refusal.staleEdit)
  await expect(reader.call.news.publish(read)).rejects.toThrow('Você não tem permissão')
  const before = Date.now()
  await editor.call.news.publish({ id, updated_at: await versionOf(id) })
  expect(await reader.call.news.get({ id })).toMatchObject({ situacao: 'publicada', ativo: true })
  expect((await beginOf(id)).getTime()).toBeGreaterThan(before - 60_000)
  const reported = await db
    .selectFrom('notificacao_usuario')
    .where('id_usuario', '=', reader.userId)
    .selectAll()
    .execute()
  expect(reported).toHaveLength(1)
  await expect(editor.call.news.publish({ id })).rejects.toThrow(refusal.wrongState)
  await editor.call.news.setActive({ ids: [id], ativo: false })
  expect((await editor.call.news.reach({ id })).avisados).toBe(0)
})
