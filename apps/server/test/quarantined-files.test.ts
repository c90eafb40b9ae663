import { file as text } from '@intranet/contract/messages/files'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pdfTextJob, rereadPdfJob, strandedPdfJob } from '../src/modules/careers/resume/pdf-text.job.ts'
import { advanceImport } from '../src/modules/sales/lead-imports/run-import.service.ts'
import { quarantineJob } from '../src/platform/quarantine.job.ts'
import { findActor } from '../src/platform/session.ts'
import { storeUpload } from '../src/platform/uploads.ts'
import { superadmin } from './app.ts'
import { clamd, EICAR } from './clamd.ts'
import { importWorld } from './factories/import-world.ts'
import { pdfOf } from './factories/pdf.ts'
import { sendSheet } from './factories/sheets.ts'

const scanner = await clamd()
const { db, deps, app, as, manager, preview } = await importWorld({ SCAN_URL: scanner.url })
beforeEach(() => {
  scanner.mood = 'hang-up'
})
afterEach(async () => {
  scanner.mood = 'answer'
  await quarantineJob.run(deps, {})
})
const judge = async () => {
  scanner.mood = 'answer'
  await quarantineJob.run(deps, {})
}

const pdfOfPerson = (id: number) =>
  db
    .selectFrom('curriculo_pdf')
    .where('id_usuario', '=', id)
    .select(['situacao', 'texto'])
    .executeTakeFirstOrThrow()

async function sendPdf(content: Buffer) {
  const me = await as({ employee: false })
  const { actor } = (await findActor(deps.auth, me.token))!
  const { id } = await storeUpload(deps, actor, { bucket: 'curriculos', nome: 'cv.pdf', content })
  await me.call.resume.setPdf({ id_arquivo: id })
  return me.userId
}

describe('a file in quarantine is opened by nobody (docs/deploy.md#virus-scanner)', () => {
  it('not by the import of a sheet, which says so and takes it once it is clean', async () => {
    const { call, token } = await as(superadmin)
    const { id: id_file } = (await sendSheet(app, token, 'cidades.csv', 'Nome;Estado\nQuarentena;SC')).json()
    const begin = () => call.sheetImports.create({ entidade: 'cities', id_file })
    await expect(begin()).rejects.toThrow(text.quarantined)
    await judge()
    expect(await begin()).toHaveProperty('id')
  })

  it('not by the import of leads, which fails with these words and can be read again', async () => {
    const id = await preview('leads.csv', 'Nome;CPF;Telefone\nAna;52998224725;48999990001\n')
    const seen = () => manager.call.leadImports.get({ id })
    expect(await seen()).toMatchObject({ situacao: 'falhou', erro: text.quarantined })
    await judge()
    await manager.call.leadImports.read({ id })
    await advanceImport(deps, id)
    expect(await seen()).toMatchObject({ situacao: 'conferida', erro: null })
  })

  it('not by the reader of CVs: the PDF waits, and is read once it is clean', async () => {
    const id_usuario = await sendPdf(await pdfOf('Redes de fibra'))
    await db
      .updateTable('curriculo_pdf')
      .set({ created_at: new Date(Date.now() - 3_600_000) })
      .execute()
    await pdfTextJob.run(deps, { id_usuario })
    await strandedPdfJob.run(deps, {})
    await rereadPdfJob.run(deps, {})
    expect(await pdfOfPerson(id_usuario)).toEqual({ situacao: 'na_fila', texto: null })
    await judge()
    await strandedPdfJob.run(deps, {})
    expect(await pdfOfPerson(id_usuario)).toEqual({ situacao: 'lido', texto: 'Redes de fibra' })
  })

  it('until the scanner is left out: what waited is open then, as uploads of now are', async () => {
    const id_usuario = await sendPdf(await pdfOf('Cabos'))
    await quarantineJob.run({ ...deps, scanner: null }, {})
    await pdfTextJob.run(deps, { id_usuario })
    expect(await pdfOfPerson(id_usuario)).toEqual({ situacao: 'lido', texto: 'Cabos' })
  })

  it('and one with a virus is never read: the CV says that it cannot be', async () => {
    const id_usuario = await sendPdf(Buffer.concat([await pdfOf('Redes'), Buffer.from(`\n%${EICAR}\n`)]))
    await judge()
    await pdfTextJob.run(deps, { id_usuario })
    expect(await pdfOfPerson(id_usuario)).toMatchObject({ situacao: 'recusado', texto: null })
  })

  it('and no code opens the store but the reader, the scanner’s job, a backup and the check of the store', () => {
    const root = join(import.meta.dirname, '../src/')
    const opens = globSync('**/*.ts', { cwd: root }).filter(
      (path) =>
        !path.includes('.test.') && /storage\s*\.read(File)?\(/.test(readFileSync(root + path, 'utf8')),
    )
    expect(opens.sort()).toEqual([
      'doors/files/plugin.ts',
      'modules/access/health/probes.ts',
      'platform/file-copies.ts',
      'platform/quarantine.job.ts',
      'platform/upload-reader.ts',
      'platform/uploads.ts',
    ])
  })
})
