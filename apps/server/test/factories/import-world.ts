import { expect } from 'vitest'
import { advanceImport } from '../../src/modules/sales/lead-imports/run-import.service.ts'
import { testWorld } from '../app.ts'
import { makeProvider } from './company.ts'
import { sendSheet } from './sheets.ts'

/** A provider with a campaign and a channel, its manager, and the documented calls in their name. */
export async function importWorld(env: Record<string, string> = {}) {
  const world = await testWorld(env)
  const { db, deps, app, as } = world
  const ours = await makeProvider(db, { nome: 'Vetorial' })

  async function channelOf(id_empresa: number): Promise<number> {
    const { id } = await db
      .insertInto('vendas_canal')
      .values({ nome: 'Feira' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('vendas_canal_provedor').values({ id_canal: id, id_empresa }).execute()
    return id
  }
  const { id: id_campanha } = await db
    .insertInto('vendas_campanha')
    .values({ nome: 'Feira' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('vendas_campanha_provedor').values({ id_campanha, id_empresa: ours }).execute()
  const fields = { id_empresa: ours, id_campanha, id_canal: await channelOf(ours) }
  const manager = await as({ roles: ['vendas:gestor'], empresas: [ours], employee: true })

  async function rest(method: 'POST' | 'PUT' | 'GET' | 'DELETE', url: string, payload?: object) {
    const headers = { authorization: `Bearer ${manager.token}` }
    const answer = await app.inject({ method, url, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }

  /** Upload and import record; nothing is read yet. */
  async function begin(nome: string, content: Buffer | string): Promise<number> {
    const sent = await sendSheet(app, manager.token, nome, content)
    expect(sent.statusCode).toBe(200)
    const { body, status } = await rest('POST', '/api/rest/v1/lead/dados/importacao', {
      ...fields,
      id_file: sent.json().id,
      id_usuario: 1,
    })
    expect(status).toBe(200)
    return body.insert_vendas_lead_importacao.returning[0].id
  }

  /** Read for the preview. */
  async function preview(nome: string, content: Buffer | string): Promise<number> {
    const id = await begin(nome, content)
    await manager.call.leadImports.read({ id })
    await advanceImport(deps, id)
    return id
  }

  const all = (id: number) => ({ filtro: { id_importacao_evento: id }, limit: 0 })
  const participantsOf = async (id: number) => (await manager.call.leadImports.participants(all(id))).dados
  const errorsOf = async (id: number) =>
    (await manager.call.leadImports.errors(all(id))).dados.map(({ linha, erro }) => [linha, erro])

  return { ...world, ours, fields, manager, channelOf, rest, begin, preview, participantsOf, errorsOf }
}
