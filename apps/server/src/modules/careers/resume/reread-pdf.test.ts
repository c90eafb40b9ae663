import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { pdfOf } from '../../../../test/factories/pdf.ts'
import { findActor } from '../../../platform/session.ts'
import { storeUpload } from '../../../platform/uploads.ts'
import { pdfTextJob, rereadPdfJob } from './pdf-text.job.ts'

const { db, as, deps } = await testWorld()

it('a PDF that an earlier reader read is read again: nobody is notified, and decided applications keep their score', async () => {
  const places = await careerWorld(db)
  const me = await as({ employee: false })
  const { actor } = (await findActor(deps.auth, me.token))!
  const content = await pdfOf('Redes de fibra')
  const { id: id_arquivo } = await storeUpload(deps, actor, { bucket: 'curriculos', nome: 'cv.pdf', content })
  await me.call.resume.setPdf({ id_arquivo })
  await pdfTextJob.run(deps, { id_usuario: me.userId })
  const ofMe = () =>
    db
      .selectFrom('curriculo_pdf')
      .where('id_usuario', '=', me.userId)
      .select(['texto', 'lido_em'])
      .executeTakeFirstOrThrow()
  const [open, decided] = [await openVacancy(db, places), await openVacancy(db, places)]
  for (const id_vaga of [open, decided]) {
    await db.insertInto('palavra_chave').values({ id_vaga, termo: 'fibra', peso: 1 }).execute()
    await db
      .insertInto('candidatura')
      .values({
        id_vaga,
        id_usuario: me.userId,
        origem: 'site',
        aceite_lgpd_em: new Date(),
        ...(id_vaga === decided && { etapa: 'desistente' }),
      })
      .execute()
  }
  // As the earlier reader left it.
  await db
    .updateTable('curriculo_pdf')
    .set({ texto: 'Redes de fi bra', leitura: 1 })
    .where('id_usuario', '=', me.userId)
    .execute()
  const reported = await db.selectFrom('mensagem_saida').select('id').execute()
  const { lido_em } = await ofMe()
  await rereadPdfJob.run(deps, {})
  await rereadPdfJob.run(deps, {})
  expect(await ofMe()).toEqual({ texto: 'Redes de fibra', lido_em })
  expect(await db.selectFrom('mensagem_saida').select('id').execute()).toEqual(reported)
  const scores = await db
    .selectFrom('candidatura')
    .where('id_usuario', '=', me.userId)
    .select(['id_vaga', 'pontuacao'])
    .orderBy('id')
    .execute()
  expect(scores).toEqual([
    { id_vaga: open, pontuacao: 100 },
    { id_vaga: decided, pontuacao: 0 },
  ])
})
