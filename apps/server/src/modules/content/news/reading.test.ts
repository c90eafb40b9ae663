import { todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeNews } from '../../../../test/factories/news.ts'
import { newsPublicationJob } from './publication.service.ts'

const { db, as, deps } = await testWorld()
const editor = await as({ roles: ['novidades:gestor'], employee: false })

/** A separate provider with some people, and a required reading for them that is due. */
async function required(people: number, over: object = {}) {
  const provider = await makeProvider(db)
  const department = await makeDepartment(db, provider)
  const readers = await Promise.all(
    Array.from({ length: people }, () => as({ id_empresa: provider, id_departamento: department })),
  )
  const hr = await as({ roles: ['rh:gestor'], empresas: [provider], employee: false })
  const id = await makeNews(db, { id_empresa: provider, requer_lido: true, ...over })
  await newsPublicationJob.run(deps, {} as never)
  return { provider, department, readers, hr, id }
}

/** A cover that was sent by somebody. */
const coverOf = async (id_usuario: number) =>
  (
    await db
      .insertInto('arquivo')
      .values({
        bucket: 'imagens',
        nome: 'capa.png',
        tipo: 'image/png',
        tamanho: 1,
        sha256: 'x',
        id_usuario,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const line = async (hr: typeof editor, id: number) =>
  (await hr.call.newsReadings.board({ filtro: { id } })).dados[0]

describe('a required reading', () => {
  it('waits for the employees of its audience, and for nobody else, until they confirm', async () => {
    const { readers, id } = await required(2)
    const [one, two] = readers
    const outsider = await as({})
    expect((await one!.call.news.pending()).map((news) => news.id)).toEqual([id])
    expect(await outsider.call.news.pending()).toEqual([])
    await one!.call.newsReadings.confirm({ id })
    expect(await one!.call.news.pending()).toEqual([])
    expect(await one!.call.news.get({ id })).toMatchObject({ pendente: false, lido_em: expect.any(Date) })
    expect((await two!.call.news.pending()).length).toBe(1)
    const yesterday = new Date(Date.now() - 86_400_000)
    await db
      .updateTable('novidade_leitura')
      .set({ lido_em: yesterday })
      .where('id_novidade', '=', id)
      .execute()
    const { lido_em } = await two!.call.newsReadings.confirm({ id })
    expect(lido_em.getTime()).toBeGreaterThan(yesterday.getTime())
    await expect(outsider.call.newsReadings.confirm({ id })).rejects.toThrow('Registro não encontrado.')
  })

  it('is confirmed once: fifty confirmations at once leave one record', async () => {
    const { readers, hr, id } = await required(1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => readers[0]!.call.newsReadings.confirm({ id })),
    )
    expect(new Set(answers.map(({ lido_em }) => lido_em.getTime())).size).toBe(1)
    expect(await line(hr, id)).toMatchObject({ publico: 1, lidos: 1, pendentes: 0, percentual: 100 })
  })

  it('asks again when its text changed and the editor says so; older readings stay as evidence', async () => {
    const { readers, hr, id } = await required(1)
    const { call } = readers[0]!
    await call.newsReadings.confirm({ id, versao: 1 })
    const superadmin = await as({ roles: ['users:superadmin'] })
    const cover = await coverOf(superadmin.userId)
    await superadmin.call.news.update({ id, texto: '<p>Vírgula</p>', id_imagem_capa: cover })
    expect(await call.news.pending()).toEqual([])
    await superadmin.call.news.update({ id, texto: '<p>Outra regra</p>', nova_confirmacao: true })
    expect((await call.news.pending()).length).toBe(1)
    expect(await line(hr, id)).toMatchObject({ lidos: 0, pendentes: 1 })
    await expect(call.newsReadings.confirm({ id, versao: 1 })).rejects.toThrow('alterado por outra pessoa')
    await call.newsReadings.confirm({ id, versao: 2 })
    const kept = await db.selectFrom('novidade_leitura').where('id_novidade', '=', id).selectAll().execute()
    expect(kept.map(({ versao }) => versao).sort()).toEqual([1, 2])
    expect(kept.every(({ ip_hash }) => /^[0-9a-f]{64}$/.test(ip_hash ?? ''))).toBe(true)
  })

  it('is published at its hour, once, and notifies its audience', async () => {
    const { readers, id } = await required(1, { publicar_em: new Date(Date.now() + 3_600_000) })
    const { call } = readers[0]!
    expect(await call.news.pending()).toEqual([])
    await db
      .updateTable('novidade')
      .set({ publicar_em: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    await Promise.all([1, 2, 3].map(() => newsPublicationJob.run(deps, {} as never)))
    const reported = await call.notifications.list({ limit: 50 })
    expect(reported.map(({ data }) => data.rota)).toEqual([`/news/${id}`])
    expect((await call.news.pending()).length).toBe(1)
  })

  it('keeps its first audience; people admitted in the next 90 days are asked too (docs/content.md#required-readings)', async () => {
    const { provider, department, readers, hr, id } = await required(2)
    await db
      .updateTable('rh_usuario')
      .set({ id_departamento: null })
      .where('id', '=', readers[0]!.userId)
      .execute()
    expect(await line(hr, id)).toMatchObject({ publico: 2 })
    const newcomer = await as({ id_empresa: provider, id_departamento: department })
    await newsPublicationJob.run(deps, {} as never)
    expect((await newcomer.call.news.pending()).length).toBe(1)
    expect(await line(hr, id)).toMatchObject({ publico: 3 })
    // Registered long ago, and admitted on the day on which it went out, some hours later.
    const candidate = await as({ id_empresa: provider, id_departamento: department })
    const day = { created_at: new Date(0), data_admissao: todayInBrazil() }
    await db.updateTable('rh_usuario').set(day).where('id', '=', candidate.userId).execute()
    await newsPublicationJob.run(deps, {} as never)
    expect((await candidate.call.news.pending()).length).toBe(1)
    await db
      .updateTable('novidade')
      .set({ publicada_em: new Date(Date.now() - 91 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    const late = await as({ id_empresa: provider, id_departamento: department })
    await newsPublicationJob.run(deps, {} as never)
    expect(await late.call.news.pending()).toEqual([])
  })

  it('is on the board of who sees one department where somebody of it is asked', async () => {
    const { provider, department, id } = await required(1)
    const seenBy = async (id_departamento: number) => {
      const one = await as({
        roles: ['rh:solicitante'],
        id_empresa: provider,
        id_departamento,
        empresas: [provider],
      })
      return (await line(one, id))?.publico
    }
    expect([await seenBy(department), await seenBy(await makeDepartment(db, provider))]).toEqual([
      1,
      undefined,
    ])
  })

  it('stays readable for its audience after a move, while it is published', async () => {
    const { id } = await required(0)
    const elsewhere = await makeProvider(db)
    // Asked before, and today a person of another provider.
    const { call, userId } = await as({
      id_empresa: elsewhere,
      id_departamento: await makeDepartment(db, elsewhere),
    })
    await db.insertInto('novidade_publico').values({ id_novidade: id, id_usuario: userId }).execute()
    expect((await call.news.pending()).map((news) => news.id)).toEqual([id])
    expect((await call.news.feed({ limit: 60 })).dados.map((news) => news.id)).toContain(id)
    await db.updateTable('novidade').set({ ativo: false }).where('id', '=', id).execute()
    await expect(call.news.get({ id })).rejects.toThrow('Registro não encontrado.')
    await db.updateTable('novidade').set({ ativo: true }).where('id', '=', id).execute()
    expect(await call.news.get({ id })).toMatchObject({ pendente: true })
    await call.newsReadings.confirm({ id })
    const superadmin = await as({ roles: ['users:superadmin'] })
    expect(await line(superadmin, id)).toMatchObject({ publico: 1, pendentes: 0 })
    const colleague = await as({ id_empresa: elsewhere })
    await expect(colleague.call.news.get({ id })).rejects.toThrow('Registro não encontrado.')
  })

  it.each([
    ['switched off', { ativo: false }],
    ['over', { expira_em: new Date(Date.now() - 60_000) }],
    ['moved to a later hour', { publicar_em: new Date(Date.now() + 3_600_000) }],
  ])('that is %s is reported to nobody and charged from nobody', async (_, hidden) => {
    const { provider, department, hr, id } = await required(1)
    const other = await as({ id_empresa: provider, id_departamento: await makeDepartment(db, provider) })
    await db.updateTable('novidade').set({ id_departamento: department }).where('id', '=', id).execute()
    await db.deleteFrom('novidade_publico').where('id_usuario', '=', other.userId).execute()
    await db.updateTable('novidade').set(hidden).where('id', '=', id).execute()
    const superadmin = await as({ roles: ['users:superadmin'] })
    const id_imagem_capa = await coverOf(superadmin.userId)
    await superadmin.call.news.update({ id, id_departamento: null, id_imagem_capa })
    expect(await other.call.notifications.list({ limit: 50 })).toEqual([])
    expect(await line(hr, id)).toMatchObject({ publico: 2, pendentes: 2 })
    await expect(hr.call.newsReadings.remind({ id })).rejects.toThrow('não está no ar')
    await db
      .updateTable('novidade')
      .set({ ativo: true, publicar_em: new Date(Date.now() - 120_000), expira_em: null })
      .where('id', '=', id)
      .execute()
    expect(await hr.call.newsReadings.remind({ id })).toEqual({ cobrados: 2, pendentes: 2 })
  })

  it('that a reader opens before the job ran gets no edit of theirs in its history', async () => {
    const provider = await makeProvider(db)
    const reader = await as({ id_empresa: provider })
    const id = await makeNews(db, { id_empresa: provider, requer_lido: true })
    await reader.call.newsReadings.confirm({ id })
    const entries = await db
      .selectFrom('log_historico')
      .where('tabela', '=', 'novidade')
      .where('id_item', '=', String(id))
      .select(['operacao', 'id_usuario'])
      .execute()
    expect(entries).toEqual([{ operacao: 'INSERT', id_usuario: null }])
  })
})

describe('the board', () => {
  it('counts 41 of 50 as 82 %, and leaves out people who left without reading', async () => {
    const { readers, hr, id } = await required(51)
    for (const { call } of readers.slice(0, 41)) await call.newsReadings.confirm({ id })
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', readers[50]!.userId).execute()
    expect(await line(hr, id)).toMatchObject({ publico: 50, lidos: 41, pendentes: 9, percentual: 82 })
    const list = await hr.call.newsReadings.list({ filtro: { id_novidade: id, lido: false }, limit: 0 })
    expect(list.total).toBe(9)
    expect(list.dados[0]).toMatchObject({ situacao: 'Pendente', lido_em: null })
  })

  it('is for HR and for anyone who manages news, each within their providers; rh:solicitante sees their department', async () => {
    const { provider, department, readers, id } = await required(2)
    const other = await makeDepartment(db, provider)
    await db
      .updateTable('rh_usuario')
      .set({ id_departamento: other })
      .where('id', '=', readers[1]!.userId)
      .execute()
    const own = await as({ roles: ['rh:solicitante'], empresas: [provider], id_departamento: department })
    expect(await line(own, id)).toMatchObject({ publico: 1 })
    expect(
      (await own.call.newsReadings.list({ filtro: { id_novidade: id } })).dados.map((row) => row.id),
    ).toEqual([readers[0]!.userId])
    const foreigner = await as({ roles: ['rh:gestor'], empresas: [await makeProvider(db)] })
    expect(await line(foreigner, id)).toBeUndefined()
    expect((await foreigner.call.newsReadings.list({ filtro: { id_novidade: id } })).total).toBe(0)
    for (const who of [readers[0]!, await as({ roles: ['novidades:solicitante'], empresas: [provider] })]) {
      await expect(who.call.newsReadings.board()).rejects.toThrow('permissão')
      await expect(who.call.newsReadings.boardLine({ id })).rejects.toThrow('permissão')
      await expect(who.call.newsReadings.list({ filtro: { id_novidade: id } })).rejects.toThrow('permissão')
      await expect(who.call.newsReadings.remind({ id })).rejects.toThrow('permissão')
    }
    await expect(own.call.newsReadings.remind({ id })).rejects.toThrow('permissão')
    await expect(foreigner.call.newsReadings.remind({ id })).rejects.toThrow('não encontrado')
    await expect(own.call.newsReadings.list({})).rejects.toThrow('Dados inválidos.')
  })

  it('of another provider’s news stays there, also when its reader has moved to one’s own', async () => {
    const { id } = await required(0)
    const elsewhere = await makeProvider(db)
    const { userId } = await as({ id_empresa: elsewhere })
    await db.insertInto('novidade_publico').values({ id_novidade: id, id_usuario: userId }).execute()
    const hr = await as({ roles: ['rh:gestor'], empresas: [elsewhere] })
    const superadmin = await as({ roles: ['users:superadmin'] })
    const shownTo = async ({ call }: typeof hr) =>
      (await call.newsReadings.list({ filtro: { id_novidade: id } })).total
    expect([await shownTo(hr), await shownTo(superadmin)]).toEqual([0, 1])
  })

  it('of news for the whole group shows and reminds one’s own providers’ people', async () => {
    const stranger = await as({ id_empresa: await makeProvider(db) })
    const { readers, hr, id } = await required(1, { id_empresa: null })
    const { dados } = await hr.call.newsReadings.list({ filtro: { id_novidade: id } })
    await hr.call.newsReadings.remind({ id })
    const reminded = db.selectFrom('novidade_cobranca').where('id_novidade', '=', id).select('id_usuario')
    const ids = (await reminded.execute()).map((row) => row.id_usuario)
    for (const people of [dados.map((row) => row.id), ids]) {
      expect(people).toContain(readers[0]!.userId)
      expect(people).not.toContain(stranger.userId)
    }
  })

  it('reminds people who still have to read: one notification each, at most once in 24 hours', async () => {
    const { readers, hr, id } = await required(3)
    await readers[0]!.call.newsReadings.confirm({ id })
    const answers = await Promise.all(Array.from({ length: 10 }, () => hr.call.newsReadings.remind({ id })))
    expect(answers.reduce((sum, { cobrados }) => sum + cobrados, 0)).toBe(2)
    const reminders = async (who: (typeof readers)[number]) =>
      (await who.call.notifications.list({ limit: 50 })).filter(({ data }) => data.msg.includes('pendente'))
        .length
    expect([await reminders(readers[0]!), await reminders(readers[1]!)]).toEqual([0, 1])
    await db
      .updateTable('novidade_cobranca')
      .set({ cobrado_em: new Date(Date.now() - 25 * 3_600_000) })
      .where('id_novidade', '=', id)
      .execute()
    expect(await hr.call.newsReadings.remind({ id })).toEqual({ cobrados: 2, pendentes: 2 })
  })
})
