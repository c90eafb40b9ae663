import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { versionNoticeJob } from './version-notice.job.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['manual:gestor'], empresas: [ours] })
const author = await as({ roles: ['manual:solicitante'], empresas: [ours] })
const employee = await as({ id_empresa: ours, empresas: [ours] })
const stranger = await as({ id_empresa: theirs, empresas: [theirs] })
const candidate = await as({ employee: false })
const [{ id: category }] = (await manager.call.handbookCategories.create({
  objects: [{ titulo: 'Conduta', color: '#be185d', icone: 'shield' }],
})) as [{ id: number }]

const base = {
  titulo: 'Código de conduta',
  texto: '<p>Respeito<script>x()</script></p>',
  id_categoria: category,
}
const create = async (fields: object = {}, who = manager) =>
  (await who.call.handbook.create({ objects: [{ ...base, ...fields }] }))[0]!.id
const publish = (id: number, fields: object = {}) => manager.call.handbook.publish({ id, ...fields })
const published = async (fields: object = {}) => {
  const id = await create(fields)
  await publish(id)
  return id
}
const inIndex = async (who: { call: typeof employee.call }, q?: string) =>
  (await who.call.handbook.index(q ? { q } : {})).map(({ id }) => id)

describe('versions', () => {
  it('readers keep the version in force while the next one is written, and get it when it is published (docs/content.md#handbook)', async () => {
    const id = await create()
    expect(await inIndex(employee)).not.toContain(id)
    expect(await publish(id)).toMatchObject({ versao: 1, vigencia_inicio: dayFromNow(0) })
    await manager.call.handbook.update({ id, texto: '<p>Respeito sempre</p>' })
    expect(await manager.call.handbook.get({ id })).toMatchObject({ alterado: true, versao: 1 })
    expect((await employee.call.handbook.read({ id })).texto).toBe('<p>Respeito</p>')
    await publish(id, { resumo_mudancas: 'Sempre' })
    expect(await employee.call.handbook.read({ id })).toMatchObject({
      texto: '<p>Respeito sempre</p>',
      versao: 2,
    })
    expect(await manager.call.handbook.versions({ id })).toMatchObject([
      { versao: 2, resumo_mudancas: 'Sempre', vigente: true },
      { versao: 1, vigente: false },
    ])
    const texts = await manager.call.handbook.texts({ id, versoes: [1, 0] })
    expect(texts.map(({ versao }) => versao).sort()).toEqual([0, 1])
  })

  it('begin on their day: a past one becomes today, until a future one the older stays in force', async () => {
    const id = await create()
    expect(await publish(id, { vigencia_inicio: '2020-01-01' })).toMatchObject({
      vigencia_inicio: dayFromNow(0),
    })
    await manager.call.handbook.update({ id, texto: '<p>Amanhã</p>' })
    await publish(id, { vigencia_inicio: dayFromNow(1) })
    expect(await employee.call.handbook.read({ id })).toMatchObject({ versao: 1 })
    const firstToCome = await create({ titulo: 'Só amanhã' })
    await publish(firstToCome, { vigencia_inicio: dayFromNow(1) })
    expect(await inIndex(employee)).not.toContain(firstToCome)
  })

  it('keep their provider, category and order until a manager changes them (docs/content.md#requesters-write-managers-publish)', async () => {
    const there = await makeProvider(db)
    const writer = await as({ roles: ['manual:solicitante'], empresas: [ours, there] })
    const id = await create({ id_empresa: ours }, writer)
    await writer.call.handbook.update({ id, id_empresa: there })
    await writer.call.handbook.update({ id, id_empresa: ours })
    await publish(id)
    for (const change of [{ id_empresa: there }, { ordem: 3 }])
      await expect(writer.call.handbook.update({ id, ...change })).rejects.toThrow(
        'Só quem gerencia muda provedor, categoria e ordem de um artigo publicado.',
      )
    await writer.call.handbook.update({ id, titulo: 'Conduta', id_empresa: ours, ordem: 0 })
    await manager.call.handbook.update({ id, ordem: 3 })
  })

  it('published by two people at once are two, each with its number', async () => {
    const id = await create()
    await Promise.all([publish(id), publish(id), publish(id)])
    const versions = await manager.call.handbook.versions({ id })
    expect(versions.map(({ versao }) => versao)).toEqual([3, 2, 1])
  })

  const reported = async (who: typeof employee, titulo: string) =>
    (await who.call.notifications.list({ limit: 100 })).filter(
      ({ data }) => data.msg === `Manual atualizado: ${titulo}`,
    )

  it('tell whom they are for', async () => {
    const id = await published({ titulo: 'Uso do crachá', id_empresa: ours })
    await versionNoticeJob.run(deps, {} as never)
    expect(await reported(employee, 'Uso do crachá')).toMatchObject([
      { data: { rota: `/employee-handbook/view?artigo=${id}` } },
    ])
    expect(await reported(stranger, 'Uso do crachá')).toEqual([])
  })

  it('for a later day are reported on that day, once, and never where a newer one is in force', async () => {
    const titulo = 'Férias'
    const id = await create({ titulo, id_empresa: ours })
    await publish(id, { vigencia_inicio: dayFromNow(1) })
    await versionNoticeJob.run(deps, {} as never)
    expect(await reported(employee, titulo)).toEqual([])
    // The next day begins.
    await db
      .updateTable('manual_versao')
      .set({ vigencia_inicio: dayFromNow(0), publicado_em: new Date(Date.now() - 86_400_000) })
      .where('id_artigo', '=', id)
      .execute()
    await Promise.all([1, 2, 3].map(() => versionNoticeJob.run(deps, {} as never)))
    expect(await reported(employee, titulo)).toHaveLength(1)
    await publish(id)
    await versionNoticeJob.run(deps, {} as never)
    expect(await reported(employee, titulo)).toHaveLength(2)
  })
})

describe('reading', () => {
  it('is for employees and the roles of the handbook, each within their providers (docs/content.md#readers-of-content)', async () => {
    const own = await published({ id_empresa: ours, titulo: 'Só nós' })
    const all = await published({ titulo: 'Todos' })
    expect(await inIndex(employee)).toEqual(expect.arrayContaining([own, all]))
    expect(await inIndex(stranger)).toContain(all)
    expect(await inIndex(stranger)).not.toContain(own)
    await expect(stranger.call.handbook.read({ id: own })).rejects.toThrow('não encontrado')
    expect((await stranger.call.handbook.whole()).map(({ id }) => id)).not.toContain(own)
    for (const work of [
      candidate.call.handbook.index(),
      candidate.call.handbook.whole(),
      candidate.call.handbook.read({ id: all }),
    ])
      await expect(work).rejects.toThrow('permissão')
    const foreign = await as({ roles: ['manual:gestor'], empresas: [theirs] })
    await expect(foreign.call.handbook.get({ id: own })).rejects.toThrow('não encontrado')
    expect(await foreign.call.handbook.versions({ id: own })).toEqual([])
    expect(await foreign.call.handbook.texts({ id: own, versoes: [1, 0] })).toEqual([])
    await expect(foreign.call.handbook.publish({ id: own })).rejects.toThrow('não encontrado')
  })

  it('searches without accents in title and text', async () => {
    const id = await published({ titulo: 'Segurança do trabalho', texto: '<p>Capacete é obrigatório</p>' })
    expect(await inIndex(employee, 'seguranca CAPACETE obrigatorio')).toEqual([id])
    expect(await inIndex(employee, '%')).toEqual([])
  })

  it('is confirmed once per version; a new version asks again', async () => {
    const id = await published({ requer_lido: true, id_empresa: ours })
    const owes = async () => (await employee.call.handbook.read({ id })).pendente
    expect(await owes()).toBe(true)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => employee.call.handbook.confirm({ id, versao: 1 })),
    )
    expect(new Set(answers.map(({ lido_em }) => lido_em.getTime())).size).toBe(1)
    expect(await owes()).toBe(false)
    await publish(id)
    expect(await owes()).toBe(true)
    await expect(employee.call.handbook.confirm({ id, versao: 1 })).rejects.toThrow('outra pessoa')
    await employee.call.handbook.confirm({ id, versao: 2 })
    expect((await manager.call.handbook.board({ filtro: { id } })).dados).toMatchObject([
      { versao: 2, publico: 1, lidos: 1, pendentes: 0, percentual: 100 },
    ])
    const readers = await manager.call.handbook.readers({ filtro: { id_artigo: id } })
    expect(readers.dados).toMatchObject([{ id: employee.userId, situacao: 'Lido' }])
    const foreign = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    expect((await foreign.call.handbook.readers({ filtro: { id_artigo: id } })).total).toBe(0)
    expect((await foreign.call.handbook.board({ filtro: { id } })).total).toBe(0)
    await expect(employee.call.handbook.board()).rejects.toThrow('permissão')
    await expect(author.call.handbook.readers({ filtro: { id_artigo: id } })).rejects.toThrow('permissão')
    const { leituras } = await manager.call.handbook.get({ id })
    expect(leituras).toBe(1)
    const free = await published({ titulo: 'Sem confirmação' })
    await expect(employee.call.handbook.confirm({ id: free, versao: 1 })).rejects.toThrow('permissão')
    await expect(candidate.call.handbook.confirm({ id, versao: 2 })).rejects.toThrow('permissão')
  })
})

describe('a category that is switched off', () => {
  it('hides its articles, and nobody is asked to read them', async () => {
    const id_categoria = (
      await manager.call.handbookCategories.create({
        objects: [{ titulo: 'Suspensa', color: '#be185d', icone: 'shield' }],
      })
    )[0]!.id
    const id = await published({ id_categoria, requer_lido: true, id_empresa: ours })
    const shown = async () => [
      (await inIndex(employee)).includes(id),
      (await manager.call.handbook.board({ filtro: { id } })).total,
      (await manager.call.handbook.readers({ filtro: { id_artigo: id } })).total,
    ]
    expect(await shown()).toEqual([true, 1, 1])
    await manager.call.handbookCategories.setActive({ ids: [id_categoria], ativo: false })
    expect(await shown()).toEqual([false, 0, 0])
    await publish(id)
    const notices = await employee.call.notifications.list({ limit: 100 })
    expect(notices.filter(({ data }) => data.rota?.endsWith(`artigo=${id}`))).toHaveLength(1)
  })
})

describe('writing', () => {
  it('is for the roles: a solicitante writes their own for their providers and does not publish', async () => {
    await expect(create({}, employee)).rejects.toThrow('permissão')
    await expect(create({}, author)).rejects.toThrow('Dados inválidos.')
    await expect(create({ id_empresa: theirs }, author)).rejects.toThrow('Dados inválidos.')
    const id = await create({ id_empresa: ours }, author)
    await author.call.handbook.update({ id, titulo: 'Meu artigo' })
    await expect(author.call.handbook.publish({ id })).rejects.toThrow('permissão')
    const other = await create()
    await expect(author.call.handbook.update({ id: other, titulo: 'De outra' })).rejects.toThrow(
      'não encontrado',
    )
    for (const [article, own] of [[id, true] as const, [other, false] as const])
      expect(await author.call.handbook.get({ id: article })).toMatchObject({ pode_editar: own })
    expect((await manager.call.handbook.get({ id: other })).texto).not.toContain('script')
    await expect(create({ texto: '<p> </p>' })).rejects.toThrow()
  })

  it('refuses a stale edit, archives what was published and deletes only what never was', async () => {
    const id = await create()
    const { updated_at } = await manager.call.handbook.get({ id })
    const version = updated_at.toISOString()
    await manager.call.handbook.update({ id, ordem: 3, updated_at: version })
    await expect(publish(id, { updated_at: version })).rejects.toThrow('alterado por outra pessoa')
    await expect(manager.call.handbook.archive({ id, arquivado: true })).rejects.toThrow('publicado')
    await publish(id)
    await manager.call.handbook.archive({ id, arquivado: true })
    expect(await inIndex(employee)).not.toContain(id)
    await expect(manager.call.handbook.remove({ id })).rejects.toThrow('Arquive-o')
    await manager.call.handbook.archive({ id, arquivado: false })
    expect(await inIndex(employee)).toContain(id)
    const never = await create()
    await manager.call.handbook.remove({ id: never })
    await expect(manager.call.handbook.get({ id: never })).rejects.toThrow('não encontrado')
    await expect(manager.call.handbookCategories.remove({ id: category })).rejects.toThrow(
      'Esta categoria possui itens vinculados e não pode ser excluída.',
    )
  })
})

describe('the documented paths', () => {
  const ask = async (
    who: { token: string } | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const headers = who ? { authorization: `Bearer ${who.token}` } : {}
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('answer the five operations, publish, versions, the handbook in force and a reading', async () => {
    const made = await ask(manager, 'POST', '/v1/manual', { object: { ...base, requer_lido: true } })
    const { id } = made.body.insert_manual_artigo.returning[0]
    expect((await ask(manager, 'GET', `/v1/manual/${id}`)).body.manual_artigo_by_pk).toMatchObject({
      situacao: 'rascunho',
    })
    expect((await ask(manager, 'PUT', `/v1/manual/${id}`, { object: { ordem: 1 } })).status).toBe(200)
    expect(
      await ask(manager, 'POST', `/v1/manual/${id}/publicar`, { resumo_mudancas: 'Primeira' }),
    ).toMatchObject({
      status: 200,
      body: { update_manual_artigo: { returning: [{ id, versao: 1 }] } },
    })
    expect((await ask(manager, 'GET', `/v1/manual/${id}/versoes`)).body.manual_versao).toMatchObject([
      { versao: 1, resumo_mudancas: 'Primeira' },
    ])
    const handbook = await ask(employee, 'GET', '/v1/manual/vigente')
    expect(handbook.body.manual_artigo).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, texto: '<p>Respeito</p>' })]),
    )
    expect(await ask(employee, 'POST', `/v1/manual/${id}/lido`)).toMatchObject({
      status: 200,
      body: { manual_leitura: { id, versao: 1 } },
    })
    expect((await ask(employee, 'POST', `/v1/manual/${id}/lido`, { versao: 1 })).status).toBe(200)
    expect((await ask(manager, 'POST', '/v1/manual/filtro', { filtro: { id } })).body.total).toBe(1)
    expect((await ask(manager, 'GET', '/v1/manual/categoria')).body.total).toBeGreaterThan(0)
    const draft = (await ask(manager, 'POST', '/v1/manual', { object: base })).body.insert_manual_artigo
    expect((await ask(manager, 'DELETE', `/v1/manual/${draft.returning[0].id}`)).status).toBe(200)
    expect((await ask(null, 'GET', '/v1/manual/vigente')).status).toBe(401)
    expect((await ask(employee, 'GET', '/v1/manual')).status).toBe(403)
    expect((await ask(employee, 'POST', `/v1/manual/${id}/publicar`)).status).toBe(403)
  })
})
