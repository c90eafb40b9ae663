import { createHash } from 'node:crypto'
import { fleet as text } from '@intranet/contract/messages/fleet'
import type { AttachTermInput, SignTermInput, TermInput } from '@intranet/contract/operations/fines'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { verifyPassword } from '../../../platform/hashing.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { attachUpload, storeUpload } from '../../../platform/uploads.ts'
import { recordReading } from '../../people/employees/personal-reading.ts'
import { getFine, takeFineStep } from './fine.queries.ts'
import { tellDriver } from './fine.service.ts'
import { termPdf } from './fine-term-pdf.ts'
import {
  getTerm,
  getTermById,
  getTermOf,
  insertTerm,
  passwordHashOf,
  signTermRow,
  termFacts,
  termOfFine,
} from './fine-term.queries.ts'
import { termText, tickedText } from './fine-term-text.ts'

const TABLE = 'multa_termo'

type Term = NonNullable<Awaited<ReturnType<typeof getTerm>>>

/** What is answered of a statement; reading somebody else's CPF and licence is recorded. */
async function shown(db: Database, actor: Actor, { id_usuario, ...term }: Term) {
  await recordReading(db, actor, [id_usuario], 'cpf')
  await recordReading(db, actor, [id_usuario], 'cnh_numero')
  return term
}

/** The statement of an address; its three parameters agree, or it is not there. */
export const readTerm = async (db: Database, actor: Actor, input: TermInput) =>
  shown(db, actor, found(await getTerm(db, actor, input)))

/** The statement of a fine. */
export const readTermOf = async (db: Database, actor: Actor, id: number) =>
  shown(db, actor, found(await getTermOf(db, actor, id)))

/** Writes the statement once the driver was confirmed; asked again, the one that stands is answered. */
export async function generateTerm(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'multa', id)
  const fine = found(await getFine(db, actor, id))
  const standing = await termOfFine(db, id)
  if (standing) return { id: standing.id }
  if (fine.situacao !== 'condutor_indicado') throw refusals.field('id_motorista', text.driverFirst)
  const facts = found(await termFacts(db, id))
  const created = await insertTerm(db, {
    id_multa: id,
    id_motorista: facts.id_motorista!,
    texto: termText(facts, todayInBrazil()),
  })
  await takeFineStep(db, id, ['condutor_indicado'], { situacao: 'termo_gerado' })
  await recordReading(db, actor, [facts.id_usuario], 'cnh_numero')
  await tellDriver(db, actor, facts.id_motorista!, {
    msg: `O termo da multa ${fine.auto_infracao} espera a sua assinatura.`,
    rota: `/fleet/fines/term/${id}/${facts.id_motorista}/${fine.placa}`,
  })
  return created
}

/** The unsigned statement as a PDF. */
export async function unsignedPdf(db: Database, actor: Actor, id: number): Promise<Buffer> {
  const term = await readTermOf(db, actor, id)
  return termPdf(term.texto, term.motorista ?? '')
}

const guessing = { name: 'assinatura', points: 10, seconds: 3600 }

type Write = <T>(work: (db: Database) => Promise<T>) => Promise<T>

/** The driver signs on the screen: drawn by hand, confirmed with the password, kept as a PDF with its hash. */
export async function signTerm(deps: Deps, actor: Actor, write: Write, input: SignTermInput) {
  const { db } = deps.connection
  const term = found(await getTermOf(db, actor, input.id))
  if (!term.meu) throw new AppError('forbidden', 'Só o condutor assina o termo.')
  if (term.assinado_em) throw new AppError('conflict', text.signed)
  await assertWithin(
    deps.limits,
    guessing,
    String(actor.id),
    'Muitas tentativas. Tente novamente mais tarde.',
  )
  const stored = await passwordHashOf(db, actor.id)
  if (!(await verifyPassword(stored?.senha_hash ?? null, input.senha)))
    throw refusals.field('senha', text.wrongPassword)
  const momento = new Date()
  const words = tickedText(term.texto, input.autoriza_desconto)
  const signedText = JSON.stringify([words, actor.id, momento.toISOString(), input.assinatura])
  const hash = createHash('sha256').update(signedText).digest('hex')
  const content = await termPdf(words, term.motorista ?? '', {
    strokes: input.assinatura,
    nome: term.motorista ?? actor.email,
    momento,
    hash,
  })
  const file = await storeUpload(deps, actor, {
    bucket: 'documentos',
    nome: `termo-${term.auto_infracao}.pdf`,
    content,
  })
  return write((tx) =>
    keepSignature(tx, actor, term, {
      assinado_em: momento,
      arquivo_assinado: file.id,
      forma: 'tela',
      hash,
      autoriza_desconto: input.autoriza_desconto,
    }),
  )
}

async function keepSignature(
  db: Database,
  actor: Actor,
  term: Pick<Term, 'id' | 'id_multa'>,
  signature: Parameters<typeof signTermRow>[2],
) {
  await holdRecord(db, 'multa', term.id_multa)
  if (!(await signTermRow(db, term.id, signature))) throw new AppError('conflict', text.signed)
  await attachUpload(db, actor, signature.arquivo_assinado, TABLE, term.id)
  await takeFineStep(db, term.id_multa, ['termo_gerado'], { situacao: 'termo_assinado' })
  return { id: term.id_multa, situacao: 'termo_assinado' as const }
}

/** The paper that the driver signed, as a file that the fleet's manager attaches. */
export async function attachTerm(db: Database, actor: Actor, input: AttachTermInput) {
  const { id, arquivo_assinado, autoriza_desconto } = input
  found(await getFine(db, actor, id))
  const term = found(await getTermOf(db, actor, id))
  return keepSignature(db, actor, term, {
    assinado_em: new Date(),
    arquivo_assinado,
    forma: 'anexo',
    hash: null,
    autoriza_desconto,
  })
}

/** The signed statement is for who may read the statement. */
export async function maySeeTerm(db: Database, actor: Actor | null, id: number): Promise<boolean> {
  if (!actor) return false
  const term = await getTermById(db, actor, id)
  if (!term) return false
  await recordReading(db, actor, [term.id_usuario], 'cnh_numero')
  return true
}
