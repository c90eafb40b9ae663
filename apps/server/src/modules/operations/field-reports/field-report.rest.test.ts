import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident } from '../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { findActor } from '../../../platform/session.ts'
import { storeUpload } from '../../../platform/uploads.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const id_cidade = await cityNamed(db, 'Pelotas', 'RS')

const asker =
  (token: string) =>
  async (method: 'GET' | 'POST', url: string, payload?: object, status = 200) => {
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })
    expect(answer.statusCode, answer.payload).toBe(status)
    return answer
  }

it('a report goes from the field to an incident over REST, its photo for sender and managers alone', async () => {
  const sender = await as({ roles: [], empresas: [ours], id_empresa: ours })
  const boss = await as({ roles: ['incidentes:gestor'], empresas: [ours], id_empresa: ours })
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e6672' } })
    .jpeg()
    .toBuffer()
  const photo = await storeUpload(deps, (await findActor(deps.auth, sender.token))!.actor, {
    bucket: 'imagens',
    nome: 'poste.jpg',
    content,
  })
  const send = asker(sender.token)
  const manage = asker(boss.token)
  const object = { texto: 'Poste caído', id_cidade, bairro: 'Centro', fotos: [photo.id] }
  const made = (await send('POST', '/v1/incidente/relato', { object })).json()
  const { id } = made.insert_incidente_relato.returning[0]
  const read = (await send('GET', `/v1/incidente/relato/${id}`)).json()
  expect(read.incidente_relato_by_pk).toMatchObject({ fotos: [photo.id], posicao: null, cidade: 'Pelotas' })
  await manage('GET', `/files/${photo.id}`)
  const stranger = await as({ roles: [], empresas: [ours], id_empresa: ours })
  await asker(stranger.token)('GET', `/files/${photo.id}`, undefined, 404)
  expect((await manage('GET', '/v1/incidente/relato?limit=5')).json()).toMatchObject({ total: 1 })
  const filtered = await manage('POST', '/v1/incidente/relato/filtro', { filtro: { bairro: 'Centro' } })
  expect(filtered.json().incidente_relato).toMatchObject([{ id, situacao: 'aberto' }])
  const answered = await manage('POST', `/v1/incidente/relato/${id}/resposta`, { resposta: 'A caminho' })
  expect(answered.json().update_incidente_relato.returning).toEqual([{ id, relatos: 1 }])
  const id_incidente = await makeIncident(db, { id_usuario: boss.userId, id_empresa: ours })
  await manage('POST', `/v1/incidente/relato/${id}/incidente`, { id_incidente })
  const last = (await manage('GET', `/v1/incidente/relato/${id}`)).json()
  expect(last.incidente_relato_by_pk).toMatchObject({
    situacao: 'em_incidente',
    id_incidente,
    resposta: null,
  })
})
