import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeCategory, makeNews, pictureOf } from '../../../../test/factories/news.ts'
import { newsPublicationJob } from './publication.service.ts'

const { db, as, app, deps } = await testWorld()
const provider = await makeProvider(db, { sistema: 'vetorial' })
const category = await makeCategory(db)
const editor = await as({ roles: ['novidades:gestor'], empresas: [provider] })
const reader = await as({ id_empresa: provider, empresas: [provider] })
const hr = await as({ roles: ['rh:gestor'], empresas: [provider] })

const ask = async (
  who: { token: string } | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const answer = await app.inject({
    method,
    url,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const object = async () => ({
  provedor: 'vetorial',
  titulo: 'Fibra no Laranjal',
  resumo: 'Vendas liberadas',
  texto: '<p>A partir de segunda</p>',
  imagem_capa_data: `data:image/png;base64,${await pictureOf('png')}`,
  imagem_capa_format: 'png',
  hashtag: 'rede;vendas',
  categoria: category,
  ativo: true,
})

describe('/v1/novidade', () => {
  it('answers the five operations in the documented shapes (docs/platform.md#images-in-bodies)', async () => {
    const made = await ask(editor, 'POST', '/v1/novidade', { object: await object() })
    expect(made).toMatchObject({ status: 200, body: { insert_novidade: { returning: [{}] } } })
    const { id } = made.body.insert_novidade.returning[0]
    expect(await ask(reader, 'GET', `/v1/novidade/${id}`)).toMatchObject({
      status: 200,
      body: {
        novidade_by_pk: {
          titulo: 'Fibra no Laranjal',
          provedor: 'vetorial',
          hashtag: 'rede;vendas',
          imagem_capa_format: 'png',
          imagem_capa_data: expect.any(String),
          imagem_auxiliar_data: null,
        },
      },
    })
    const list = await ask(reader, 'GET', '/v1/novidade?q=laranjal')
    expect(list.body).toMatchObject({ total: 1, novidade: [{ id, reacoes: {}, minha_reacao: null }] })
    expect(list.body.novidade[0]).not.toHaveProperty('imagem_capa_data')
    expect(await ask(editor, 'PUT', `/v1/novidade/${id}`, { titulo: 'Fibra no Cassino' })).toMatchObject({
      status: 200,
      body: { update_novidade: { returning: [{ id }] } },
    })
    expect(await ask(editor, 'DELETE', `/v1/novidade/${id}`)).toEqual({
      status: 200,
      body: { delete_novidade: { affected_rows: 1 } },
    })
  })

  it('refuses with the documented texts, guests before anything else', async () => {
    expect((await ask(null, 'POST', '/v1/novidade', {})).status).toBe(401)
    expect((await ask(reader, 'POST', '/v1/novidade', { object: await object() })).status).toBe(403)
    const webp = await pictureOf('webp')
    expect(
      await ask(editor, 'POST', '/v1/novidade', { object: { ...(await object()), imagem_capa_data: webp } }),
    ).toMatchObject({
      status: 422,
      body: { campos: { imagem_capa_data: 'O formato da imagem de capa não é permitido!' } },
    })
    expect(
      await ask(editor, 'POST', '/v1/novidade', { object: { ...(await object()), provedor: 'outro' } }),
    ).toMatchObject({ status: 422, body: { campos: { provedor: 'Opção não encontrada.' } } })
    expect(await ask(editor, 'POST', '/v1/novidade', { object: { titulo: '' } })).toMatchObject({
      status: 422,
    })
  })

  it('confirms, reminds and reports a required reading', async () => {
    const id = await makeNews(db, { id_empresa: provider, requer_lido: true })
    await newsPublicationJob.run(deps, {} as never)
    expect(await ask(hr, 'POST', `/v1/novidade/${id}/cobrar`)).toMatchObject({
      status: 200,
      body: { cobrados: expect.any(Number) },
    })
    expect(await ask(reader, 'POST', `/v1/novidade/${id}/lido`)).toMatchObject({
      status: 200,
      body: { novidade_leitura: { id } },
    })
    expect(await ask(hr, 'POST', '/v1/rh/relatorio/leitura/filtro', { filtro: { id } })).toMatchObject({
      status: 200,
      body: { total: 1, novidade_leitura: [{ id, lidos: 1 }] },
    })
    const people = await ask(hr, 'GET', `/v1/rh/relatorio/leitura/${id}`)
    expect(
      people.body.novidade_leitura.find((row: { id: number }) => row.id === reader.userId),
    ).toMatchObject({
      situacao: 'Lido',
    })
    expect((await ask(null, 'POST', `/v1/novidade/${id}/lido`)).status).toBe(401)
    expect((await ask(reader, 'POST', `/v1/novidade/${id}/cobrar`)).status).toBe(403)
  })

  it('takes reactions at /v1/reacao', async () => {
    const id_item = await makeNews(db)
    const react = (body: object) => ask(reader, 'POST', '/v1/reacao', body)
    expect(await react({ tipo: 'novidade', id_item, reacao: 'waving_hand' })).toEqual({
      status: 200,
      body: { reacao: { reacoes: { waving_hand: 1 }, minha_reacao: 'waving_hand' } },
    })
    expect(await react({ object: { tipo: 'novidade', id_item, reacao: null } })).toMatchObject({
      status: 200,
      body: { reacao: { minha_reacao: null } },
    })
    expect((await react({ tipo: 'novidade', id_item, reacao: 'fire' })).status).toBe(422)
    expect((await react({ tipo: 'novidade', id_item: 999_999, reacao: 'cake' })).status).toBe(404)
  })

  it('gives the cover only to anyone who may see the news', async () => {
    const made = await ask(editor, 'POST', '/v1/novidade', { object: await object() })
    const { id } = made.body.insert_novidade.returning[0]
    const { id_imagem_capa: file } = (await ask(editor, 'GET', `/v1/novidade/${id}`)).body.novidade_by_pk
    const stranger = await as({ id_empresa: await makeProvider(db) })
    const fetched = async (who: { token: string }) =>
      (await app.inject({ url: `/files/${file}`, headers: { authorization: `Bearer ${who.token}` } }))
        .statusCode
    expect([await fetched(reader), await fetched(stranger)]).toEqual([200, 404])
  })
})
