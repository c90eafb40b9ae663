import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { storeUpload } from '../../platform/uploads.ts'
import { findActor } from '../../platform/session.ts'
import { checkUpload } from '../../platform/upload-check.ts'
import { pdfTextJob } from '../../modules/careers/resume/pdf-text.job.ts'

/** Files of people's programs, each with what is right for it: docs/platform.md#protected-pdfs */
const read = (name: string) =>
  readFileSync(new URL(`../../../test/inputs/documents/${name}`, import.meta.url))
const buckets = ['curriculos', 'documentos'] as const

const { db, as, deps } = await testWorld()

async function readCv(name: string) {
  const { call, token, userId } = await as({ employee: false })
  const { actor } = (await findActor(deps.auth, token))!
  const { id: id_arquivo } = await storeUpload(deps, actor, {
    bucket: 'curriculos',
    nome: name,
    content: read(name),
  })
  await call.resume.setPdf({ id_arquivo })
  await pdfTextJob.run(deps, { id_usuario: userId })
  const row = db.selectFrom('curriculo_pdf').where('id_usuario', '=', userId)
  return row.select(['situacao', 'texto']).executeTakeFirstOrThrow()
}

describe('a document', () => {
  it.each(buckets)(
    'that anybody may open is taken as it is, also signed or protected (%s)',
    async (bucket) => {
      for (const name of [
        '01-senha-do-dono.pdf',
        '02-senha-do-dono-128.pdf',
        '05-assinado.pdf',
        '07-curriculo-simples.pdf',
      ]) {
        const kept = await checkUpload(read(name), bucket)
        expect([name, kept.content.equals(read(name))]).toEqual([name, true])
      }
    },
  )

  it.each(buckets)('that asks for a password is refused (%s)', async (bucket) => {
    await expect(checkUpload(read('03-senha-para-abrir.pdf'), bucket)).rejects.toThrow(
      'Este PDF pede uma senha para abrir. Envie uma cópia sem senha.',
    )
  })

  it.each(['fotos', 'imagens', 'logos', 'documentos', 'curriculos'] as const)(
    'that is a picture in HEIC, or an envelope of Outlook, is refused by its name (%s)',
    async (bucket) => {
      await expect(checkUpload(read('04-foto.heic'), bucket)).rejects.toThrow(
        'Fotos HEIC ainda não: no iPhone, Ajustes › Câmera › Formatos › Mais compatível.',
      )
      await expect(checkUpload(read('06-winmail.dat'), bucket)).rejects.toThrow(
        'winmail.dat: peça o arquivo de novo, como PDF.',
      )
    },
  )

  it.each([
    '01-senha-do-dono.pdf',
    '02-senha-do-dono-128.pdf',
    '05-assinado.pdf',
    '07-curriculo-simples.pdf',
  ])('that is a CV is read: %s', async (name) => {
    const { situacao, texto } = await readCv(name)
    expect(situacao).toBe('lido')
    expect(texto).toContain('Marta Quevedo')
    expect(texto).toMatch(/98107-1290\s+marta\.quevedo@example\.com/)
  })
})
