import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { findActor } from '../../../platform/session.ts'
import { storeUpload } from '../../../platform/uploads.ts'

const folder = await mkdtemp(join(tmpdir(), 'intranet-documents-'))
const { db, deps, as } = await testWorld({ DATA_DIR: folder })
afterAll(() => rm(folder, { recursive: true, force: true }))
const id_empresa = await makeProvider(db)
const here = { empresas: [id_empresa], id_empresa }
const manager = await as({ roles: ['rh:gestor'], ...here })
const [category] = await (
  await as(superadmin)
).call.documentCategories.create({
  objects: [{ titulo: 'Contrato', color: '#1f6feb', icone: 'file' }],
})

it('a signed document is neither changed nor deleted (docs/people.md#signed-documents)', async () => {
  const owner = await as({ roles: [], ...here })
  const { actor } = (await findActor(deps.auth, manager.token))!
  const content = Buffer.from('%PDF-1.7\n')
  const { id: id_arquivo } = await storeUpload(deps, actor, { bucket: 'documentos', nome: 'a.pdf', content })
  const [made] = await manager.call.documents.create({
    objects: [
      {
        titulo: 'Contrato de trabalho',
        id_categoria: category!.id,
        data_emissao: '2026-01-10',
        id_funcionario: owner.userId,
        requer_assinatura: true,
        id_arquivo,
      },
    ],
  })
  const { id } = made!
  await manager.call.documents.update({ id, titulo: 'Antes' })
  await owner.call.documents.sign({ id })
  for (const change of [{ titulo: 'Depois' }, { requer_assinatura: false }, { data_emissao: '2026-01-09' }])
    await expect(manager.call.documents.update({ id, ...change })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
  await expect(manager.call.documents.remove({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  await manager.call.documents.update({ id, ativo: false })
  expect(await manager.call.documents.get({ id })).toMatchObject({
    titulo: 'Antes',
    data_emissao: '2026-01-10',
  })
})
