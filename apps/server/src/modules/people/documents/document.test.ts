import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatDate } from '@intranet/contract/formats'
import { dayFromNow } from '@intranet/contract/today'
import { afterAll, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { findActor } from '../../../platform/session.ts'
import { storeUpload } from '../../../platform/uploads.ts'
import { documentExpiryJob } from './document-expiry.job.ts'

const folder = await mkdtemp(join(tmpdir(), 'intranet-documents-'))
const { db, deps, as, app } = await testWorld({ DATA_DIR: folder })
afterAll(() => rm(folder, { recursive: true, force: true }))
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const department = await makeDepartment(db, ours)
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const here = { roles: [], empresas: [ours], id_empresa: ours, id_departamento: department }
const forbidden = 'Você não tem permissão'
const admin = await as(superadmin)
const [plain, health] = await admin.call.documentCategories.create({
  objects: [
    { titulo: 'Contrato', color: '#1f6feb', icone: 'file' },
    { titulo: 'Exame', color: '#c62828', icone: 'heart', exige_validade: true, sensivel: true },
  ],
})

async function upload(token: string): Promise<string> {
  const { actor } = (await findActor(deps.auth, token))!
  const content = Buffer.from(`%PDF-1.7\n${Math.random()}`)
  return (await storeUpload(deps, actor, { bucket: 'documentos', nome: 'a.pdf', content })).id
}
const manager = await as(hr)
async function make(over: object = {}, who = manager) {
  const fields = { titulo: 'Contrato de trabalho', id_categoria: plain!.id, data_emissao: '2026-01-10' }
  const [created] = await who.call.documents.create({
    objects: [{ ...fields, id_arquivo: await upload(who.token), ...over }],
  })
  return created!.id
}
const fileOf = async (id: number) =>
  (await db.selectFrom('rh_documento').where('id', '=', id).select('id_arquivo').executeTakeFirstOrThrow())
    .id_arquivo
const open = async (file: string, token: string) =>
  (await app.inject({ url: `/files/${file}`, headers: { authorization: `Bearer ${token}` } })).statusCode

describe('a document', () => {
  it('of a person and its file are read by the person and HR only', async () => {
    const owner = await as(here)
    const colleague = await as(here)
    const away = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    const id = await make({ id_funcionario: owner.userId })
    const file = await fileOf(id)
    expect((await owner.call.documents.mine({})).dados.map((row) => row.id)).toEqual([id])
    expect((await colleague.call.documents.mine({})).total).toBe(0)
    expect((await away.call.documents.list({})).dados.map((row) => row.id)).not.toContain(id)
    await expect(away.call.documents.get({ id })).rejects.toThrow('não encontrado')
    await expect(away.call.documents.update({ id, titulo: 'Meu' })).rejects.toThrow('não encontrado')
    await expect(away.call.documents.remove({ id })).rejects.toThrow('não encontrado')
    await expect(away.call.documents.setActive({ ids: [id], ativo: false })).rejects.toThrow('não encontrado')
    await expect(owner.call.documents.list({})).rejects.toThrow(forbidden)
    await expect(owner.call.documents.get({ id })).rejects.toThrow(forbidden)
    expect(await Promise.all([owner, colleague, away, manager].map((one) => open(file, one.token)))).toEqual([
      200, 404, 404, 200,
    ])
    await manager.call.documents.setActive({ ids: [id], ativo: false })
    expect((await owner.call.documents.mine({})).total).toBe(0)
    expect(await open(file, owner.token)).toBe(404)
  })

  it('for everybody of a place reaches that provider and department only', async () => {
    const inside = await as(here)
    const outside = await as({ roles: [], empresas: [ours], id_empresa: ours })
    const away = await as({ roles: [], empresas: [theirs], id_empresa: theirs })
    const ofDepartment = await make({ id_empresa: ours, id_departamento: department })
    const ofProvider = await make({ id_empresa: ours })
    const ofGroup = await make({})
    const seen = async (one: typeof inside) => {
      const ids = (await one.call.documents.mine({ limit: 0 })).dados.map((row) => row.id)
      return [ofDepartment, ofProvider, ofGroup].map((id) => ids.includes(id))
    }
    expect(await seen(inside)).toEqual([true, true, true])
    expect(await seen(outside)).toEqual([false, true, true])
    expect(await seen(away)).toEqual([false, false, true])
    expect(await open(await fileOf(ofDepartment), outside.token)).toBe(404)
    await expect(make({ id_empresa: theirs })).rejects.toThrow(forbidden)
    await expect(make({ id_funcionario: inside.userId, id_empresa: ours })).rejects.toThrow('Dados inválidos')
    const stranger = await makeEmployee(db, { id_empresa: theirs })
    await expect(make({ id_funcionario: stranger })).rejects.toThrow('Dados inválidos')
  })

  it('has the validity that its category requires, not before its issue', async () => {
    await expect(make({ id_categoria: health!.id })).rejects.toThrow('Informe a data de validade.')
    await expect(make({ data_validade: '2025-12-31' })).rejects.toThrow(
      'não pode ser anterior à data de emissão',
    )
    const id = await make({ id_categoria: health!.id, data_validade: dayFromNow(60) })
    await expect(manager.call.documents.update({ id, data_validade: '' })).rejects.toThrow('Informe a data')
    const { dados } = await manager.call.documents.list({ filtro: { id_categoria: health!.id } })
    expect(dados.find((row) => row.id === id)?.dias).toBe(60)
  })

  it('that is sensitive leaves a record of who of HR read or opened it', async () => {
    const owner = await as(here)
    const id = await make({
      id_funcionario: owner.userId,
      id_categoria: health!.id,
      data_validade: dayFromNow(90),
    })
    await open(await fileOf(id), owner.token)
    await open(await fileOf(id), manager.token)
    await manager.call.documents.get({ id })
    const records = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_titular', '=', owner.userId)
      .select(['id_usuario', 'campos'])
      .execute()
    expect(records).toEqual([{ id_usuario: manager.userId, campos: ['documento: Contrato de trabalho'] }])
  })

  it('accepts only the person’s own upload, once', async () => {
    const other = await as(hr)
    await expect(make({ id_arquivo: await upload(other.token) })).rejects.toThrow('já está em uso')
    const file = await fileOf(await make())
    await expect(make({ id_arquivo: file })).rejects.toThrow('já está em uso')
  })

  it('gets a new version; of two at once one is refused with the advice to reload, and the chain stays complete', async () => {
    const owner = await as(here)
    const id = await make({ id_funcionario: owner.userId, requer_assinatura: true })
    await owner.call.documents.sign({ id })
    const next = async () => ({ id, id_arquivo: await upload(manager.token), data_emissao: '2026-05-01' })
    const [one, two] = [await next(), await next()]
    const both = await Promise.allSettled([one, two].map((input) => manager.call.documents.addVersion(input)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((result) => result.status === 'rejected')
    expect(String(refused?.reason)).toContain('versão mais nova')
    const { dados } = await owner.call.documents.mine({ filtro: { id_funcionario: owner.userId } })
    expect(dados).toMatchObject([{ versao: 2, assinado_em: null }])
    const latest = await manager.call.documents.get({ id: dados[0]!.id })
    expect(latest.versoes).toMatchObject([{ id, versao: 1 }])
    expect(await open(latest.versoes[0]!.id_arquivo, manager.token)).toBe(200)
    expect(await open(latest.versoes[0]!.id_arquivo, owner.token)).toBe(404)
    await expect(manager.call.documents.update({ id, titulo: 'Antigo' })).rejects.toThrow('versão mais nova')
    expect((await manager.call.documents.list({ limit: 0 })).dados.map((row) => row.id)).not.toContain(id)
  })

  it('has the version before in force again when the newest is deleted', async () => {
    const owner = await as(here)
    const first = await make({ id_funcionario: owner.userId })
    const renew = async (id: number) =>
      (
        await manager.call.documents.addVersion({
          id,
          id_arquivo: await upload(manager.token),
          data_emissao: '2026-05-01',
        })
      ).id
    const second = await renew(first)
    const mine = () => owner.call.documents.mine({ filtro: { id_funcionario: owner.userId } })
    const third = await renew(second)
    await expect(manager.call.documents.remove({ id: second })).rejects.toThrow()
    await manager.call.documents.remove({ id: third })
    expect((await mine()).dados).toMatchObject([{ id: second, versao: 2 }])
    expect((await manager.call.documents.get({ id: second })).versoes).toMatchObject([{ id: first }])
    await manager.call.documents.remove({ id: second })
    await manager.call.documents.update({ id: first, titulo: 'De novo em vigor' })
    expect((await mine()).dados).toMatchObject([{ id: first, versao: 1 }])
  })

  it('is signed once, by its recipients, if it requires a signature (docs/people.md#documents)', async () => {
    const owner = await as(here)
    const id = await make({ id_funcionario: owner.userId, requer_assinatura: true })
    const moments = await Promise.all([1, 2, 3].map(() => owner.call.documents.sign({ id })))
    expect(new Set(moments.map(({ assinado_em }) => assinado_em.getTime())).size).toBe(1)
    expect((await manager.call.documents.get({ id })).ciencias).toHaveLength(1)
    await expect((await as(here)).call.documents.sign({ id })).rejects.toThrow('não encontrado')
    await expect(manager.call.documents.sign({ id })).rejects.toThrow('não encontrado')
    const quiet = await make({ id_funcionario: owner.userId })
    await expect(owner.call.documents.sign({ id: quiet })).rejects.toThrow('não pede ciência')
  })

  it('changed by another request in between is not overwritten', async () => {
    const id = await make()
    const seen = (await manager.call.documents.get({ id })).updated_at.toISOString()
    await manager.call.documents.update({ id, titulo: 'Um título', updated_at: seen })
    await expect(manager.call.documents.update({ id, titulo: 'Outro', updated_at: seen })).rejects.toThrow(
      'alterado por outra pessoa',
    )
  })
})

describe('a batch of files', () => {
  it('is matched by CPF or registration, within one’s providers', async () => {
    const ana = await makeEmployee(db, { nome: 'Ana', id_empresa: ours, cpf: '52998224725' })
    const rui = await makeEmployee(db, { nome: 'Rui', id_empresa: ours, matricula: 'A-9' })
    await makeEmployee(db, { id_empresa: theirs, cpf: '11144477735' })
    const nomes = [
      '529.982.247-25.pdf',
      '52998224725_recibo.pdf',
      'a-9.pdf',
      'A-9 março.pdf',
      '11144477735.pdf',
      'recibo.pdf',
    ]
    const matches = await manager.call.documents.matchFiles({ nomes })
    expect(matches.map(({ id_funcionario }) => id_funcionario)).toEqual([ana, ana, rui, rui, null, null])
    await expect((await as(here)).call.documents.matchFiles({ nomes })).rejects.toThrow(forbidden)
  })
})

describe('the end of validity', () => {
  it('is announced to HR and the person once at 30 and once at 7 days, even if the job runs again', async () => {
    const owner = await as(here)
    const { nome } = (await manager.call.users.get({ id: owner.userId }))!
    const id = await make({ titulo: 'ASO', id_funcionario: owner.userId, data_validade: dayFromNow(30) })
    await make({ titulo: 'Longe', id_funcionario: owner.userId, data_validade: dayFromNow(31) })
    const reported = async (who: number) => {
      const rows = await db
        .selectFrom('notificacao_usuario as n')
        .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
        .where('n.id_usuario', '=', who)
        .where('m.id_remetente', 'is', null)
        .select('m.data')
        .execute()
      return rows.map(({ data }) => (data as { msg: string }).msg).filter((msg) => msg.includes('ASO'))
    }
    await Promise.all([documentExpiryJob.run(deps, {}), documentExpiryJob.run(deps, {})])
    await documentExpiryJob.run(deps, {})
    expect(await reported(owner.userId)).toEqual([
      `O seu documento ASO vence em ${formatDate(dayFromNow(30))}.`,
    ])
    expect(await reported(manager.userId)).toEqual([
      `O documento ASO de ${nome} vence em ${formatDate(dayFromNow(30))}.`,
    ])
    await db
      .updateTable('rh_documento')
      .set({ data_validade: dayFromNow(5) })
      .where('id', '=', id)
      .execute()
    await documentExpiryJob.run(deps, {})
    await documentExpiryJob.run(deps, {})
    for (const who of [owner, manager]) expect(await reported(who.userId)).toHaveLength(2)
  })
})

it('over REST: the five operations, new version, ciência, and the categories', async () => {
  const owner = await as(here)
  const headers = { authorization: `Bearer ${manager.token}` }
  const url = '/v1/documento'
  const object = {
    titulo: 'Política',
    id_categoria: plain!.id,
    id_funcionario: owner.userId,
    id_arquivo: await upload(manager.token),
    data_emissao: '2026-02-01',
    requer_assinatura: true,
  }
  const created = await app.inject({ method: 'POST', url, headers, payload: { object } })
  expect(created.statusCode).toBe(200)
  const { id } = created.json().insert_rh_documento.returning[0]
  expect((await app.inject({ url: `${url}/${id}`, headers })).json().rh_documento_by_pk.titulo).toBe(
    'Política',
  )
  const changed = await app.inject({
    method: 'PUT',
    url: `${url}/${id}`,
    headers,
    payload: { titulo: 'Política 2' },
  })
  expect(changed.json().update_rh_documento.returning[0].id).toBe(id)
  const own = { authorization: `Bearer ${owner.token}` }
  const mine = await app.inject({
    url: `${url}/meus?filtro={"id_funcionario":${owner.userId}}`,
    headers: own,
  })
  expect(mine.json()).toMatchObject({ total: 1, rh_documento: [{ id }] })
  const signed = await app.inject({ method: 'POST', url: `${url}/${id}/ciencia`, headers: own })
  expect(signed.json().insert_rh_documento_ciencia.returning[0].assinado_em).toBeTruthy()
  const version = await app.inject({
    method: 'POST',
    url: `${url}/${id}/versao`,
    headers,
    payload: { object: { id_arquivo: await upload(manager.token), data_emissao: '2026-03-01' } },
  })
  const newer = version.json().insert_rh_documento.returning[0].id
  expect(newer).toBeGreaterThan(id)
  expect((await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })).statusCode).toBe(409)
  expect((await app.inject({ method: 'DELETE', url: `${url}/${newer}`, headers })).json()).toEqual({
    delete_rh_documento: { affected_rows: 1 },
  })
  expect((await app.inject({ url: `${url}/categoria`, headers })).json().total).toBe(2)
  const inUse = await app.inject({ method: 'DELETE', url: `${url}/categoria/${plain!.id}`, headers })
  expect(inUse.statusCode).toBe(409)
  expect((await app.inject({ url, headers: own })).statusCode).toBe(403)
  expect((await app.inject({ url })).statusCode).toBe(401)
})
