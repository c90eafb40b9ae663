/** The link of a confirmation: the account, the CV and the application come into being together. */
import { application as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import { form } from '@intranet/contract/messages'
import { answersByQuestion } from '@intranet/contract/careers/asked-questions'
import type { ConfirmApplicationInput } from '@intranet/contract/careers/applications'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { rightAnswers } from '../vacancy-questions/answer.service.ts'
import { hashChosen } from '../../access/auth/password-strength.service.ts'
import { findAccount, freeUnconfirmed, type Account } from '../../access/auth/auth.queries.ts'
import { startSession } from '../../access/auth/sign-in.service.ts'
import type { Write } from '../../../platform/transaction.ts'
import type { Visit } from '../../access/auth/visit.ts'
import { keepPdf } from '../resume/resume-pdf.service.ts'
import { keepResume } from '../resume/resume.queries.ts'
import { hasApplied } from '../vacancies/vacancy.queries.ts'
import { fillMissing, applicantOf } from './application.queries.ts'
import { openOffer, submit } from './application.service.ts'
import { findPending, insertConfirmed, ownerOfCpf, takePending, type Pending } from './pending.queries.ts'

const ended = () => new AppError('gone', text.linkEnded)

/** Said to who reads the mail of the address, and to nobody else (docs/careers.md#who-cannot-sign-in). */
const accountOff = () => new AppError('gone', text.accountOff)

type Caller = Visit & { actor: Actor | null }

interface Person {
  id: number
  made: boolean
}

/** What the page of a link asks for: who opened the link reads the mail of the address. */
export async function viewWaiting({ db, actor }: Pick<Caller, 'db' | 'actor'>, chave: string) {
  const pending = await findPending(db, chave)
  if (!pending) throw ended()
  const { email, nome, vaga } = pending
  const account = await findAccount(db, email)
  if (account && !account.ativo) throw accountOff()
  if (!account || mayBeReplaced(account)) return { nome, vaga, falta: 'senha' as const }
  return { nome, vaga, falta: account.id === actor?.id ? null : ('entrar' as const) }
}

/** A sign-up that nobody confirmed keeps no address. */
const mayBeReplaced = ({ confirmado_em, senha_provisoria_ate }: Account) =>
  confirmado_em === null && senha_provisoria_ate === null

/**
 * Who the address belongs to now: a new account, or the one that has it, which changes only by who is signed in to it.
 */
async function personOf(
  db: Database,
  { pending, actor, senha_hash }: { pending: Pending; actor: Actor | null; senha_hash: string | null },
): Promise<Person> {
  await freeUnconfirmed(db, [pending.email])
  const account = await findAccount(db, pending.email)
  const owner = await ownerOfCpf(db, pending.cpf)
  if (owner?.ativo && owner.email !== pending.email) throw ended()
  if (!account) {
    if (senha_hash === null) throw refusals.invalid({ senha: form.required })
    return { id: (await insertConfirmed(db, pending, senha_hash)).id, made: true }
  }
  if (!account.ativo) throw accountOff()
  if (!account.confirmado_em) throw ended()
  if (account.id !== actor?.id) throw new AppError('conflict', text.signInFirst)
  const { cpf, telefone, id_cidade, data_nascimento } = pending
  await fillMissing(db, account.id, { cpf, telefone, id_cidade, data_nascimento })
  return { id: account.id, made: false }
}

async function bringIn(
  db: Database,
  { deps, actor }: Pick<Caller, 'deps' | 'actor'>,
  { pending, senha_hash }: { pending: Pending; senha_hash: string | null },
) {
  const person = await personOf(db, { pending, actor, senha_hash })
  const { nome, funcionario, data_nascimento } = await applicantOf(db, person.id)
  await keepResume(db, person.id, pending.compartilhar_banco)
  if (pending.id_arquivo) await keepPdf(db, deps, person.id, pending.id_arquivo)
  if (pending.id_vaga === null) return { ...person, protocolo: null, vaga: null, mensagem: text.kept }
  const offer = await openOffer(db, pending.id_vaga, funcionario)
  if (await hasApplied(db, offer.id, person.id)) throw new AppError('conflict', text.again)
  const { protocolo, vaga } = await submit(db, deps, offer, {
    ...pending,
    respostas: await rightAnswers(db, offer.id, answersByQuestion.parse(pending.respostas)),
    id_usuario: person.id,
    nome: nome ?? pending.nome,
    data_nascimento,
    employee: funcionario,
  })
  return { ...person, protocolo, vaga, mensagem: text.confirmed }
}

/**
 * Confirms an address by the key of its link; a new account gets `senha` and is signed in. Throws 410 for a link that
 * ended, 409 for an address with an account that nobody is signed in to; the link stays good then.
 */
export async function confirmApplication(
  visit: Caller,
  write: Write,
  { chave, senha }: ConfirmApplicationInput,
) {
  if (!(await findPending(visit.db, chave))) throw ended()
  const senha_hash = senha === undefined ? null : await hashChosen(visit.db, 'senha', senha)
  const { id, made, ...answer } = await write(async (db) => {
    const pending = await takePending(db, chave)
    if (!pending) throw ended()
    return bringIn(db, visit, { pending, senha_hash })
  })
  if (made) await startSession(visit, id)
  return { ...answer, entrou: made }
}
