import { fleet as text } from '@intranet/contract/messages/fleet'
import type { AttachTermInput, SignTermInput, TermInput } from '@intranet/contract/operations/fine-schemas'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { FileRule } from '../../../platform/file-rule.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { paperPdf } from '../../../platform/signing/paper-pdf.ts'
import { signPaper } from '../../../platform/signing/sign-paper.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { recordReading } from '../../people/employees/personal-reading.queries.ts'
import { getFine, takeFineStep } from './fine.queries.ts'
import {
  getTerm,
  getTermById,
  getTermOf,
  insertTerm,
  signTermRow,
  termFacts,
  termOfFine,
} from './fine-term.queries.ts'
import { notifyDriver } from './notify-fleet.ts'
import { termText, tickedText } from './fine-term-text.ts'

const TABLE = 'multa_termo'
const TITLE = 'Termo de responsabilidade'

type Term = NonNullable<Awaited<ReturnType<typeof getTerm>>>

/** What is answered of a statement, with the choice of who signed it; reading somebody else's CPF and licence is recorded. */
async function shown(db: Database, actor: Actor, { id_usuario, ...term }: Term) {
  await recordReading(db, actor, [id_usuario], 'cpf')
  await recordReading(db, actor, [id_usuario], 'cnh_numero')
  const { texto, autoriza_desconto: allows } = term
  return { ...term, texto: allows === null ? texto : tickedText(texto, allows) }
}

/** The statement of an address; its three parameters agree, or it is not there. */
export const readTerm = async (db: Database, actor: Actor, input: TermInput) =>
  shown(db, actor, found(await getTerm(db, actor, input)))

/** The statement of a fine. */
export const readTermOf = async (db: Database, actor: Actor, id: number) =>
  shown(db, actor, found(await getTermOf(db, actor, id)))

/** Writes the statement once the driver was confirmed; asked again, the statement that exists is answered. */
export async function generateTerm(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'multa', id)
  const fine = found(await getFine(db, actor, id))
  const standing = await termOfFine(db, id)
  if (standing) return { id: standing.id }
  const confirmed = fine.situacao === 'condutor_indicado' || fine.paga_antes_do_termo
  if (!confirmed || fine.id_motorista === null) throw refusals.field('id_motorista', text.driverFirst)
  const facts = found(await termFacts(db, id))
  const created = await insertTerm(db, {
    id_multa: id,
    id_motorista: facts.id_motorista!,
    texto: termText(facts, todayInBrazil()),
  })
  await takeFineStep(db, id, ['condutor_indicado'], { situacao: 'termo_gerado' })
  await recordReading(db, actor, [facts.id_usuario], 'cnh_numero')
  await notifyDriver(db, actor, fine.id_motorista, {
    msg: `O termo da multa ${fine.auto_infracao} espera a sua assinatura.`,
    rota: `/fleet/fines/term/${id}/${fine.id_motorista}/${fine.placa}`,
  })
  return created
}

/** The unsigned statement as a PDF. */
export async function unsignedPdf(db: Database, actor: Actor, id: number): Promise<Buffer> {
  const term = await readTermOf(db, actor, id)
  return paperPdf({ title: TITLE, text: term.texto, lines: [`Condutor: ${term.motorista ?? ''}`, 'Gestor'] })
}

type Write = <T>(work: (db: Database) => Promise<T>) => Promise<T>

/** The driver signs on the screen: drawn by hand, confirmed with the password, kept as a PDF with its hash. */
export async function signTerm(deps: Deps, actor: Actor, write: Write, input: SignTermInput) {
  const { db } = deps.connection
  const term = found(await getTermOf(db, actor, input.id))
  if (!term.meu) throw new AppError('forbidden', 'Só o condutor assina o termo.')
  if (term.assinado_em) throw new AppError('conflict', text.signed)
  const words = tickedText(term.texto, input.autoriza_desconto)
  const paper = { title: TITLE, text: words, lines: ['Gestor'], file: `termo-${term.auto_infracao}.pdf` }
  const { arquivo, ...signature } = await signPaper(deps, actor, paper, input)
  return write((tx) =>
    keepSignature(tx, actor, term, {
      ...signature,
      arquivo_assinado: arquivo,
      forma: 'tela',
      autoriza_desconto: input.autoriza_desconto,
    }),
  )
}

async function keepSignature(
  db: Database,
  actor: Actor,
  term: Pick<Term, 'id' | 'id_multa' | 'situacao'>,
  signature: Parameters<typeof signTermRow>[2],
) {
  await holdRecord(db, 'multa', term.id_multa)
  if (!(await signTermRow(db, term.id, signature))) {
    const same = (await termOfFine(db, term.id_multa))?.id === term.id
    throw new AppError('conflict', same ? text.signed : text.statementRenewed)
  }
  await attachUpload(db, actor, signature.arquivo_assinado, TABLE, term.id)
  const step = { situacao: 'termo_assinado' } as const
  const moved = await takeFineStep(db, term.id_multa, ['termo_gerado'], step)
  return { id: term.id_multa, situacao: moved ? step.situacao : term.situacao }
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
    assinatura: null,
    autoriza_desconto,
  })
}

/** The signed statement is for who may read the statement. */
export const termFiles: FileRule = {
  maySee: async (db, actor, id) => actor !== null && (await getTermById(db, actor, id)) !== undefined,
  async recordReading(db, actor, id) {
    const term = await getTermById(db, actor, id)
    if (term) await recordReading(db, actor, [term.id_usuario], 'cnh_numero')
  },
}
