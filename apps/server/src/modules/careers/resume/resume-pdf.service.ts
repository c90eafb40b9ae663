import { normalizeText } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { openUpload, UnreleasedUpload } from '../../../platform/upload-reader.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { readPdfText } from './pdf-text.ts'
import { proposalsOf } from './resume-proposals.ts'
import { keepAgain, keepText, namePdf, pdfTextOf, readEarlier, waitingPdf } from './resume-pdf.queries.ts'
import { pdfQueue } from './pdf-queue.ts'
import { sectionsOf, touchResume } from './resume.queries.ts'

type Sends = Pick<Deps, 'jobs'>

async function name(db: Database, { jobs }: Sends, id_usuario: number, id_arquivo: string | null) {
  await namePdf(db, id_usuario, id_arquivo)
  if (id_arquivo) await jobs.send(db, pdfQueue, { id_usuario })
}

/** Makes the actor's own upload the PDF of their CV; it is read in the background. */
export async function attachPdf(db: Database, deps: Sends, actor: Actor, id_arquivo: string): Promise<void> {
  await attachUpload(db, actor, id_arquivo, 'curriculo', actor.id)
  await name(db, deps, actor.id, id_arquivo)
}

/** The same for the file that came with a guest's application. */
export async function keepPdf(
  db: Database,
  deps: Sends,
  id_usuario: number,
  id_arquivo: string,
): Promise<void> {
  await attachUpload(db, 'guest', id_arquivo, 'curriculo', id_usuario)
  await name(db, deps, id_usuario, id_arquivo)
}

export async function setPdf(db: Database, deps: Sends, actor: Actor, id_arquivo: string | null) {
  await touchResume(db, actor.id)
  if (id_arquivo) await attachPdf(db, deps, actor, id_arquivo)
  else await name(db, deps, actor.id, null)
}

/** Null where there is none, or the scanner had it removed. */
async function contentOf(deps: Deps, id: string): Promise<Buffer | null> {
  try {
    const content = await openUpload(deps, id)
    return content && (await buffer(content))
  } catch (error) {
    if (error instanceof UnreleasedUpload && error.code === 'gone') return null
    throw error
  }
}

/** Reads the PDF that waits, if there is one. Whatever is in it, the reading ends and says what was wrong. */
export async function readWaitingPdf(deps: Deps, id_usuario: number): Promise<void> {
  const { db } = deps.connection
  const waiting = await waitingPdf(db, id_usuario)
  if (!waiting) return
  const read = await readPdfText((await contentOf(deps, waiting.id_arquivo)) ?? Buffer.alloc(0))
  await keepText(db, waiting.id_arquivo, read)
}

/** Reads some CVs again that an earlier reader read: their words change, nobody is notified. */
export async function readEarlierPdfs(deps: Deps, most: number): Promise<void> {
  const { db } = deps.connection
  for (const { id_arquivo } of await readEarlier(db, most)) {
    const content = await contentOf(deps, id_arquivo)
    const read = content && (await readPdfText(content))
    await inTransaction(db, null, (transaction) => keepAgain(transaction, id_arquivo, read?.texto ?? null))
  }
}

const courseName = ({ descricao }: { descricao: string }) => descricao
const jobName = ({ funcao, empresa }: { funcao: string; empresa: string }) => `${funcao} ${empresa}`

/** Those of `proposed` that no kept row is called like. */
function notKept<Proposed extends Named, Named>(
  proposed: readonly Proposed[],
  kept: readonly Named[],
  nameOf: (one: Named) => string,
): Proposed[] {
  const names = new Set(kept.map((one) => normalizeText(nameOf(one))))
  return proposed.filter((one) => !names.has(normalizeText(nameOf(one))))
}

/** What the PDF seems to say about courses and jobs, for its owner to take or leave; what was taken is not offered again. */
export async function readProposals(db: Database, id_usuario: number) {
  const [read, kept] = await Promise.all([pdfTextOf(db, id_usuario), sectionsOf(db, id_usuario)])
  const { formacoes, experiencias } = proposalsOf(read?.texto ?? '')
  return {
    situacao: read?.situacao ?? null,
    motivo: read?.motivo ?? null,
    formacoes: notKept(formacoes, kept.formacoes, courseName),
    experiencias: notKept(experiencias, kept.experiencias, jobName),
  }
}
