/** Signing on the screen: a drawn name, confirmed with the password, kept as a PDF with its hash. */
import { createHash } from 'node:crypto'
import { signing as text } from '@intranet/contract/messages/operations'
import type { SignatureFields, SignatureStrokes } from '@intranet/contract/operations/signature'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { verifyPassword } from '../hashing.ts'
import { assertWithin } from '../limits.ts'
import { storeUpload } from '../uploads.ts'
import { paperPdf, type Paper } from './paper-pdf.ts'

const guessing = { name: 'assinatura', points: 10, seconds: 3600 }

export interface PaperSignature {
  assinado_em: Date
  /** The stored PDF: the signer's upload, to be attached to the record of the paper. */
  arquivo: string
  /** SHA-256 of text, signer, moment and drawing. */
  hash: string
  assinatura: SignatureStrokes
}

/** Throws 422 for a wrong password, 429 for the eleventh within an hour. Network and hashing: no transaction is open. */
export async function signPaper(
  deps: Deps,
  actor: Actor,
  paper: Paper & { file: string },
  { assinatura, senha }: SignatureFields,
): Promise<PaperSignature> {
  await assertWithin(deps.limits, guessing, String(actor.id), text.tooMany)
  const stored = await deps.connection.db
    .selectFrom('rh_usuario')
    .where('id', '=', actor.id)
    .select('senha_hash')
    .executeTakeFirst()
  if (!(await verifyPassword(stored?.senha_hash ?? null, senha)))
    throw refusals.field('senha', text.wrongPassword)
  const momento = new Date()
  const signedText = JSON.stringify([paper.text, actor.id, momento.toISOString(), assinatura])
  const hash = createHash('sha256').update(signedText).digest('hex')
  const nome = actor.nome ?? actor.email
  const content = await paperPdf(paper, { strokes: assinatura, nome, momento, hash })
  const file = await storeUpload(deps, actor, { bucket: 'documentos', nome: paper.file, content })
  return { assinado_em: momento, arquivo: file.id, hash, assinatura }
}
