import { readFileSync } from 'node:fs'
import { file as fileText } from '@intranet/contract/messages/files'
import type { Page } from '@intranet/contract/list'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeCategory, makeNews, pictureOf } from '../../../../test/factories/news.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const support = await makeDepartment(db, ours)
const sales = await makeDepartment(db, ours)
const foreign = await makeDepartment(db, theirs)
const category = await makeCategory(db, 'Segurança')
const editor = await as({ roles: ['novidades:gestor'], empresas: [ours] })
const author = await as({ roles: ['novidades:solicitante'], empresas: [ours] })
const reader = await as({ empresas: [ours], id_empresa: ours, id_departamento: support })
const stranger = await as({ empresas: [theirs], id_empresa: theirs, id_departamento: foreign })
const candidate = await as({ employee: false })
const png = await pictureOf('png')
const jpeg = await pictureOf('jpeg')

const draft = {
  titulo: 'Nova política',
  texto: '<p>Leia <b onclick="x()">com</b> atenção</p><script>alert(1)</script>',
  id_categoria: category,
  imagem_capa_data: png,
}
const create = async (fields: object = {}, who = editor) =>
  (await who.call.news.create({ objects: [{ ...draft, ...fields }] }))[0]!.id
const titles = async (who: typeof reader, input: object = {}) =>
  (await who.call.news.feed({ limit: 60, ...input })).dados.map(({ titulo }) => titulo)
const fieldErrors = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (refused: { cause?: { details?: { campos?: object } } }) => refused,
  )
  return error?.cause?.details?.campos ?? error
}
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('who sees which news', () => {
  it('the provider and department that it names; nobody else finds it by list, card, id or search', async () => {
    const toSupport = await makeNews(db, { titulo: 'Só suporte', id_empresa: ours, id_departamento: support })
    const toSales = await makeNews(db, { titulo: 'Só vendas', id_empresa: ours, id_departamento: sales })
    const toUs = await makeNews(db, { titulo: 'Só nós', id_empresa: ours })
    const toAll = await makeNews(db, { titulo: 'Grupo todo' })
    expect(await titles(reader)).toEqual(expect.arrayContaining(['Só suporte', 'Só nós', 'Grupo todo']))
    expect(await titles(reader)).not.toContain('Só vendas')
    expect(await titles(stranger)).toContain('Grupo todo')
    for (const hidden of ['Só suporte', 'Só vendas', 'Só nós']) {
      expect(await titles(stranger)).not.toContain(hidden)
      expect((await stranger.call.news.list({ q: hidden })).total).toBe(0)
    }
    for (const id of [toSupport, toUs]) {
      await expect(stranger.call.news.get({ id })).rejects.toThrow('Registro não encontrado.')
      await expect(
        stranger.call.reactions.react({ tipo: 'novidade', id_item: id, reacao: 'cake' }),
      ).rejects.toThrow('Registro não encontrado.')
    }
    await expect(reader.call.news.get({ id: toSales })).rejects.toThrow('Registro não encontrado.')
    expect((await reader.call.news.get({ id: toAll })).titulo).toBe('Grupo todo')
  })

  it('is what the number beside a category counts', async () => {
    for (const who of [reader, stranger, editor]) {
      const counts = await who.call.news.countByCategory()
      const { dados } = await who.call.news.feed({ limit: 60 })
      const seen = Map.groupBy(dados, ({ id_categoria }) => id_categoria)
      expect(Object.fromEntries(counts.map(({ id_categoria, total }) => [id_categoria, total]))).toEqual(
        Object.fromEntries([...seen].map(([id, news]) => [id, news.length])),
      )
    }
  })

  it('candidates and guests have none', async () => {
    const id = await makeNews(db)
    for (const work of [
      candidate.call.news.feed(),
      candidate.call.news.list(),
      candidate.call.news.get({ id }),
      candidate.call.news.pending(),
      candidate.call.news.countByCategory(),
      candidate.call.news.document({ id }),
    ])
      await expect(work).rejects.toThrow('Você não tem permissão')
    await expect(
      candidate.call.reactions.react({ tipo: 'novidade', id_item: id, reacao: 'cake' }),
    ).rejects.toThrow('Registro não encontrado.')
    const guest = await as(null)
    await expect(guest.call.news.feed()).rejects.toThrow('Entre para continuar.')
  })

  it('drafts, scheduled and expired news are for writers (docs/content.md#news)', async () => {
    const rows = {
      rascunho: await makeNews(db, { ativo: false }),
      agendada: await makeNews(db, { publicar_em: new Date(later(1)) }),
      expirada: await makeNews(db, { expira_em: new Date(later(-0.5)) }),
    }
    for (const [state, id] of Object.entries(rows)) {
      await expect(reader.call.news.get({ id })).rejects.toThrow('Registro não encontrado.')
      expect((await editor.call.news.get({ id })).situacao).toBe(state)
    }
  })
})

describe('searching', () => {
  it('finds without accents in title, summary, text and hashtags', async () => {
    await create({ titulo: 'Férias coletivas', texto: '<p>Calendário de dezembro</p>', ativo: true })
    await create({ titulo: 'Outra', hashtag: ['Segurança', '#Frota'], ativo: true })
    expect(await titles(reader, { q: 'ferias' })).toEqual(['Férias coletivas'])
    expect(await titles(reader, { q: 'CALENDARIO' })).toEqual(['Férias coletivas'])
    expect(await titles(reader, { hashtag: 'seguranca' })).toEqual(['Outra'])
    expect(await titles(reader, { hashtag: 'segur' })).toEqual([])
  })

  it.each([
    ['the cards', () => reader.call.news.feed({ limit: 1 })],
    // Fewer than there are, so that the total has to be counted.
    ['the table, with its total,', () => editor.call.news.list({ limit: 1, q: 'a' })],
    ['the table without a search', () => editor.call.news.list({ limit: 1 })],
  ])('reads %s with their reactions in one statement', async (_, read) => {
    const { answer, statements } = await countStatements<Page<object>>(deps, read)
    expect(answer.dados[0]).toHaveProperty('reacoes')
    if (answer.total !== null) expect(answer.total).toBeGreaterThan(1)
    expect(statements).toBe(1)
  })

  it('continues after the last card, each once', async () => {
    const all = await titles(reader)
    const seen: string[] = []
    let depois: string | undefined
    do {
      const page = await reader.call.news.feed({ limit: 2, depois })
      seen.push(...page.dados.map(({ titulo }) => titulo))
      depois = page.depois ?? undefined
    } while (depois)
    expect(seen).toEqual(all)
  })
})

describe('writing', () => {
  it('stores hashtags joined by semicolons, and no script in the text (docs/content.md#hashtags)', async () => {
    const id = await create({ hashtag: '#Frota; segurança,frota ;' })
    const saved = await editor.call.news.get({ id })
    expect(saved.hashtag).toBe('frota;segurança')
    expect(saved.texto).not.toMatch(/script|onclick/)
    expect(saved).toMatchObject({ importante: false, requer_lido: false, ativo: false, situacao: 'rascunho' })
  })

  it('refuses a picture in HEIC by its name', async () => {
    const file = new URL('../../../../test/inputs/documents/04-foto.heic', import.meta.url)
    const data = readFileSync(file).toString('base64')
    for (const imagem_capa_data of [data, `data:image/heic;base64,${data}`])
      expect(await fieldErrors(create({ imagem_capa_data }))).toEqual({ imagem_capa_data: fileText.heic })
  })

  it('asks for a PNG or JPEG cover, and says so of the auxiliary image (docs/content.md#cover)', async () => {
    const webp = await pictureOf('webp')
    expect(await fieldErrors(create({ imagem_capa_data: undefined }))).toEqual({
      id_imagem_capa: 'Esse campo deve ser preenchido',
    })
    expect(await fieldErrors(create({ imagem_capa_data: webp }))).toEqual({
      imagem_capa_data: 'O formato da imagem de capa não é permitido!',
    })
    expect(await fieldErrors(create({ imagem_auxiliar_data: webp }))).toEqual({
      imagem_auxiliar_data: 'O formato da imagem auxiliar não é permitido!',
    })
    const broken = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]).toString(
      'base64',
    )
    expect(await fieldErrors(create({ imagem_capa_data: broken }))).toEqual({
      imagem_capa_data: 'A imagem não atende aos paramêtros',
    })
    const id = await create({ imagem_capa_data: `data:image/jpeg;base64,${jpeg}`, imagem_auxiliar_data: png })
    expect(await editor.call.news.document({ id })).toMatchObject({
      imagem_capa_format: 'jpeg',
      imagem_auxiliar_format: 'png',
    })
    await editor.call.news.update({ id, imagem_auxiliar_data: null })
    expect((await editor.call.news.get({ id })).id_imagem_auxiliar).toBeNull()
  })

  it('refuses an end before the beginning, an empty text, a foreign audience and an unknown category', async () => {
    expect(await fieldErrors(create({ publicar_em: later(2), expira_em: later(1) }))).toEqual({
      expira_em: 'A data de fim deve ser maior ou igual à data de início.',
    })
    await expect(create({ texto: '<p>&nbsp;</p>' })).rejects.toThrow()
    expect(await fieldErrors(create({ id_empresa: theirs }))).toEqual({ id_empresa: 'Opção não encontrada.' })
    expect(await fieldErrors(create({ id_departamento: foreign }))).toEqual({
      id_departamento: 'Opção não encontrada.',
    })
    expect(await fieldErrors(create({ id_categoria: 999_999 }))).toEqual({
      id_categoria: 'Opção não encontrada.',
    })
  })

  it('is for roles of the module: a solicitante drafts in their provider, a gestor publishes', async () => {
    await expect(create({}, reader)).rejects.toThrow('Você não tem permissão')
    expect(await fieldErrors(create({}, author))).toHaveProperty('id_empresa')
    expect(await fieldErrors(create({ id_empresa: ours, ativo: true }, author))).toHaveProperty('ativo')
    const id = await create({ id_empresa: ours }, author)
    await author.call.news.update({ id, titulo: 'Meu rascunho' })
    expect(await fieldErrors(author.call.news.update({ id, ativo: true }))).toHaveProperty('ativo')
    await expect(author.call.news.setActive({ ids: [id], ativo: true })).rejects.toThrow('permissão')
    await editor.call.news.setActive({ ids: [id], ativo: true })
    await expect(author.call.news.update({ id, titulo: 'Já saiu' })).rejects.toThrow('não encontrado')
    const other = await create()
    await expect(author.call.news.update({ id: other, titulo: 'De outra' })).rejects.toThrow('não encontrado')
    await expect(author.call.news.remove({ id: other })).rejects.toThrow('não encontrado')
    const own = await create({ id_empresa: ours }, author)
    for (const [news, mine] of [[own, true] as const, [other, false] as const]) {
      expect(await author.call.news.get({ id: news })).toMatchObject({ pode_editar: mine })
      const { dados } = await author.call.news.list({ filtro: { id: news } })
      expect(dados).toMatchObject([{ pode_editar: mine }])
    }
  })

  it('publishes at once what is activated, however its microseconds are rounded', async () => {
    // Half of all moments round up to a millisecond that has not come yet: ten show it.
    const objects = [{ ...draft, ativo: true }]
    for (let count = 0; count < 10; count += 1) {
      const [created] = await editor.call.news.create({ objects })
      const saved = await editor.call.news.get({ id: created!.id })
      expect(saved).toMatchObject({ situacao: 'publicada', publicada_em: expect.any(Date) })
    }
  })

  it('stays within the providers of anyone who writes', async () => {
    const id = await makeNews(db, { id_empresa: theirs })
    await expect(editor.call.news.get({ id })).rejects.toThrow('não encontrado')
    await expect(editor.call.news.update({ id, titulo: 'Invasão' })).rejects.toThrow('não encontrado')
    await expect(editor.call.news.setActive({ ids: [id], ativo: false })).rejects.toThrow('não encontrado')
    await expect(editor.call.news.remove({ id })).rejects.toThrow('não encontrado')
    expect((await (await as(superadmin)).call.news.get({ id })).ativo).toBe(true)
  })

  it('of one without a cover asks for it where the change is about it, or publishes', async () => {
    const id = await create({ ativo: false })
    await db.updateTable('novidade').set({ id_imagem_capa: null }).where('id', '=', id).execute()
    await editor.call.news.update({ id, titulo: 'Outro título' })
    const lacks = { id_imagem_capa: 'Esse campo deve ser preenchido' }
    expect(await fieldErrors(editor.call.news.publish({ id }))).toEqual(lacks)
    expect(await fieldErrors(editor.call.news.update({ id, ativo: true }))).toEqual(lacks)
  })

  it('refuses a stale edit', async () => {
    const id = await create()
    const { updated_at } = await editor.call.news.get({ id })
    await editor.call.news.update({ id, titulo: 'Primeira', updated_at: updated_at.toISOString() })
    await expect(
      editor.call.news.update({ id, titulo: 'Segunda', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
  })

  it('notifies the audience of important news, once', async () => {
    const id = await create({ importante: true, ativo: true, id_empresa: ours, titulo: 'Rede parada' })
    await editor.call.news.setActive({ ids: [id], ativo: true })
    const heard = async (who: typeof reader) =>
      (await who.call.notifications.list({ limit: 100 })).filter(({ data }) =>
        data.msg.includes('Rede parada'),
      )
    expect(await heard(reader)).toMatchObject([{ data: { rota: `/news/${id}` } }])
    expect(await heard(stranger)).toEqual([])
  })
})
