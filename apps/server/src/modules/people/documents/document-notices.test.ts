import { dayFromNow } from '@intranet/contract/today'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { makePlace } from '../../../../test/factories/onboarding.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { findActor } from '../../../platform/session.ts'
import { storeUpload } from '../../../platform/uploads.ts'
import { documentExpiryJob } from './document-expiry.job.ts'

const folder = await mkdtemp(join(tmpdir(), 'intranet-documents-'))
const { db, deps, as } = await testWorld({ DATA_DIR: folder })
afterAll(() => rm(folder, { recursive: true, force: true }))
const id_empresa = await makeProvider(db)
const here = { empresas: [id_empresa], id_empresa }
const manager = await as({ roles: ['rh:gestor'], ...here })
const admin = await as(superadmin)
const [category] = await admin.call.documentCategories.create({
  objects: [{ titulo: 'Contrato', color: '#1f6feb', icone: 'file' }],
})

async function upload({ token } = manager) {
  const { actor } = (await findActor(deps.auth, token))!
  const content = Buffer.from(`%PDF-1.7\n${Math.random()}`)
  return (await storeUpload(deps, actor, { bucket: 'documentos', nome: 'a.pdf', content })).id
}

async function given(over: object) {
  const owner = await as({ roles: [], ...here })
  const fields = { titulo: 'Contrato', id_categoria: category!.id, data_emissao: '2026-01-10' }
  const [made] = await manager.call.documents.create({
    objects: [{ ...fields, id_funcionario: owner.userId, id_arquivo: await upload(), ...over }],
  })
  return { id: made!.id, owner: owner.userId, notices: () => noticesTo(db, owner.userId) }
}

const received = 'Você recebeu o documento Contrato.'

describe('notices of a document', () => {
  it('reach the person of a document at once where it is active (docs/people.md#notice-of-a-document)', async () => {
    const { id, notices } = await given({})
    expect(await notices()).toEqual([received])
    await manager.call.documents.setActive({ ids: [id], ativo: true })
    await manager.call.documents.update({ id, ativo: true })
    expect(await notices()).toEqual([received])
  })

  it('wait until an inactive document is switched on, in its list or its form', async () => {
    const one = await given({ ativo: false })
    const other = await given({ ativo: false })
    await manager.call.documents.update({ id: other.id, titulo: 'Aditivo' })
    await manager.call.documents.setActive({ ids: [one.id], ativo: false })
    expect([await one.notices(), await other.notices()]).toEqual([[], []])
    await manager.call.documents.setActive({ ids: [one.id], ativo: true })
    await manager.call.documents.update({ id: other.id, titulo: 'Termo', ativo: true })
    expect(await one.notices()).toEqual([received])
    expect(await other.notices()).toEqual(['Você recebeu o documento Termo.'])
  })

  it('of one for a whole provider or department reach who reads it (docs/people.md#notice-of-a-document)', async () => {
    const place = await makePlace(db)
    const there = { empresas: [place.id_empresa], id_empresa: place.id_empresa }
    const hr = await as({ roles: ['rh:gestor'], ...there })
    const [inside, beside] = [await as({ ...there, id_departamento: place.id_departamento }), await as(there)]
    const left = await as(there)
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', left.userId).execute()
    const outsider = await as({ ...there, employee: false })
    const stranger = await as({ roles: [], ...here })
    const people = [inside, beside, left, outsider, stranger, hr]
    const heard = async (titulo: string) => {
      const all = await Promise.all(people.map(({ userId }) => noticesTo(db, userId)))
      return all.map((msgs) => msgs.filter((msg) => msg === `Você recebeu o documento ${titulo}.`).length)
    }
    const make = async (over: object) => {
      const fields = { titulo: 'Benefícios', id_categoria: category!.id, data_emissao: '2026-01-10' }
      const objects = [{ ...fields, id_empresa: place.id_empresa, id_arquivo: await upload(hr), ...over }]
      return (await hr.call.documents.create({ objects }))[0]!.id
    }
    const id = await make({})
    expect(await heard('Benefícios')).toEqual([1, 1, 0, 0, 0, 0])
    await hr.call.documents.addVersion({ id, id_arquivo: await upload(hr), data_emissao: '2026-05-01' })
    expect(await heard('Benefícios')).toEqual([2, 2, 0, 0, 0, 0])
    const hidden = await make({ titulo: 'Escala', id_departamento: place.id_departamento, ativo: false })
    expect(await heard('Escala')).toEqual([0, 0, 0, 0, 0, 0])
    await hr.call.documents.setActive({ ids: [hidden], ativo: true })
    expect(await heard('Escala')).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('of an end reach nobody where the document is of who left (docs/people.md#expiry-warnings)', async () => {
    const left = await given({ titulo: 'Exame de quem saiu', data_validade: dayFromNow(20) })
    const stays = await given({ titulo: 'Exame de quem ficou', data_validade: dayFromNow(20) })
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', left.owner).execute()
    await documentExpiryJob.run(deps, {})
    const msgs = (await noticesTo(db, manager.userId)).filter((msg) => msg.includes('Exame de quem'))
    expect(msgs).toEqual([expect.stringContaining('Exame de quem ficou')])
    expect((await stays.notices()).at(-1)).toContain('vence em')
    await db.updateTable('rh_usuario').set({ ativo: true }).where('id', '=', left.owner).execute()
    await documentExpiryJob.run(deps, {})
    expect((await left.notices()).at(-1)).toContain('vence em')
  })

  it('come with a new version, not with the one that it replaced', async () => {
    const { id, notices } = await given({ ativo: false })
    await manager.call.documents.addVersion({ id, id_arquivo: await upload(), data_emissao: '2026-05-01' })
    expect(await notices()).toEqual([received])
    await manager.call.documents.setActive({ ids: [id], ativo: true })
    expect(await notices()).toEqual([received])
  })
})
