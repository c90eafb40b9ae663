import type { Database } from '../connection.ts'
import { demoPdf } from './demo-pdf.ts'
import { demoPicture } from './demo-picture.ts'
import { keepDemoFile, ownDemoFiles, type KeepFile } from './keep-file.ts'

const captions = ['Palco principal', 'Estande do provedor', 'Entrega dos brindes']

/** Photos and a paper of each account that was sent. */
export async function seedProofs(db: Database, keep: KeepFile): Promise<void> {
  const accounts = await db
    .selectFrom('patrocinio_pos_evento')
    .where('enviado_em', 'is not', null)
    .orderBy('id')
    .select('id')
    .execute()
  for (const { id: id_pos_evento } of accounts) {
    for (const [place, legenda] of captions.entries()) {
      const content = demoPicture([20 + place * 60, 90, 150], [230, 180 - place * 40, 90])
      const id_arquivo = await keepDemoFile(db, keep, {
        bucket: 'fotos',
        nome: `${legenda}.png`,
        tipo: 'image/png',
        content,
      })
      const photo = { id_pos_evento, id_arquivo, legenda, ordem: place + 1, autorizacao_imagem: place < 2 }
      const { id } = await db
        .insertInto('patrocinio_pos_evento_foto')
        .values(photo)
        .returning('id')
        .executeTakeFirstOrThrow()
      await ownDemoFiles(db, [id_arquivo], 'patrocinio_pos_evento_foto', id)
    }
    const paper = await keepDemoFile(db, keep, {
      bucket: 'documentos',
      nome: 'Nota fiscal do evento.pdf',
      tipo: 'application/pdf',
      content: demoPdf('Nota fiscal', ['Serviços de som e palco do evento.']),
    })
    const { id } = await db
      .insertInto('patrocinio_pos_evento_arquivo')
      .values({ id_pos_evento, id_arquivo: paper, tipo: 'nota_fiscal', descricao: 'Som e palco' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await ownDemoFiles(db, [paper], 'patrocinio_pos_evento_arquivo', id)
  }
}
