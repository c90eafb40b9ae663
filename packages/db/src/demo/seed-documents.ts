/** Documents of the demo group; each has a real file, which `keep` stores. */
import { DAY_MS } from '@intranet/contract/durations'
import { dayInBrazil } from '@intranet/contract/today'
import type { Database } from '../connection.ts'
import { demoPdf } from './demo-pdf.ts'
import { keepDemoFile, ownDemoFiles, type KeepFile } from './keep-file.ts'

const categories = [
  { titulo: 'Contrato', color: '#1f6feb', icone: 'file' },
  { titulo: 'Exame ocupacional', color: '#c62828', icone: 'heart', exige_validade: true, sensivel: true },
  { titulo: 'Política interna', color: '#5b3fd6', icone: 'book-open' },
  { titulo: 'Recibo', color: '#00897b', icone: 'card' },
]

const general = [
  { titulo: 'Código de conduta', requer_assinatura: true },
  { titulo: 'Política de uso de veículos', requer_assinatura: false },
]

export async function seedDocuments(db: Database, today: Date, keep: KeepFile): Promise<void> {
  const [contract, exam, policy] = await db
    .insertInto('rh_documento_categoria')
    .values(categories)
    .returning('id')
    .execute()
  const dayIn = (days: number) => dayInBrazil(today.getTime() + days * DAY_MS)
  const people = await db
    .selectFrom('rh_usuario')
    .where('funcionario', '=', true)
    .where('ativo', '=', true)
    .where('id_empresa', 'is not', null)
    .orderBy('id')
    .select(['id', 'data_admissao'])
    .limit(24)
    .execute()
  for (const { titulo, requer_assinatura } of general)
    await addDocument(db, keep, {
      titulo,
      requer_assinatura,
      id_categoria: policy!.id,
      data_emissao: dayIn(-90),
    })
  for (const [place, { id, data_admissao }] of people.entries()) {
    await addDocument(db, keep, {
      titulo: 'Contrato de trabalho',
      id_categoria: contract!.id,
      id_funcionario: id,
      data_emissao: data_admissao ?? dayIn(-400),
      requer_assinatura: true,
    })
    if (place % 2 === 0)
      await addDocument(db, keep, {
        titulo: 'ASO periódico',
        id_categoria: exam!.id,
        id_funcionario: id,
        data_emissao: dayIn(-360),
        // Some are over, some warn, some are long good.
        data_validade: dayIn([-4, 12, 25, 140][(place / 2) % 4]!),
        requer_assinatura: false,
      })
  }
}

interface DemoDocument {
  titulo: string
  id_categoria: number
  id_funcionario?: number
  data_emissao: string
  data_validade?: string
  requer_assinatura: boolean
}

async function addDocument(db: Database, keep: KeepFile, document: DemoDocument): Promise<void> {
  const id_arquivo = await keepDemoFile(db, keep, {
    bucket: 'documentos',
    nome: `${document.titulo}.pdf`,
    tipo: 'application/pdf',
    content: demoPdf(document.titulo, ['Documento de demonstração da intranet.']),
  })
  const { id } = await db
    .insertInto('rh_documento')
    .values({ ...document, id_arquivo })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ownDemoFiles(db, [id_arquivo], 'rh_documento', id)
}
