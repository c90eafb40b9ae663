/** The link of a confirmation: the account, the CV and the application come into being together. */
import { application as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import { AppError } from '../../../platform/errors.ts'
import { findAccount, freeUnconfirmed } from '../../access/auth/auth.queries.ts'
import { startSession } from '../../access/auth/auth.service.ts'
import type { Visit, Write } from '../../access/auth/visit.ts'
import { keepPdf } from '../resume/resume-pdf.service.ts'
import { keepResume } from '../resume/resume.queries.ts'
import { fillMissing, hasApplied, knownOf } from './application.queries.ts'
import { openOffer, submit } from './application.service.ts'
import { insertConfirmed, ownerOfCpf, takePending, type Pending } from './pending.queries.ts'

const ended = () => new AppError('gone', text.linkEnded)

interface Person {
  id: number
  made: boolean
}

/** Who the address belongs to now: the account that has it, or a new one. */
async function personOf(db: Database, pending: Pending): Promise<Person> {
  await freeUnconfirmed(db, [pending.email])
  const account = await findAccount(db, pending.email)
  const owner = await ownerOfCpf(db, pending.cpf)
  if (owner && owner.email !== pending.email) throw ended()
  if (!account) return { id: (await insertConfirmed(db, pending)).id, made: true }
  if (!account.ativo || !account.confirmado_em) throw ended()
  const { cpf, telefone, id_cidade, data_nascimento } = pending
  await fillMissing(db, account.id, { cpf, telefone, id_cidade, data_nascimento })
  return { id: account.id, made: false }
}

async function bringIn(db: Database, { deps }: Pick<Visit, 'deps'>, pending: Pending) {
  const person = await personOf(db, pending)
  const { nome, funcionario } = await knownOf(db, person.id)
  await keepResume(db, person.id, pending.compartilhar_banco)
  if (pending.id_arquivo) await keepPdf(db, deps, person.id, pending.id_arquivo)
  if (pending.id_vaga === null) return { ...person, protocolo: null, vaga: null, mensagem: text.kept }
  const offer = await openOffer(db, pending.id_vaga, funcionario)
  if (await hasApplied(db, offer.id, person.id)) throw new AppError('conflict', text.again)
  const { protocolo, vaga } = await submit(db, deps, offer, {
    ...pending,
    id_usuario: person.id,
    nome: nome ?? pending.nome,
    employee: funcionario,
  })
  return { ...person, protocolo, vaga, mensagem: text.confirmed }
}

/** Confirms an address by the key of its link; a new account is signed in. Throws 410 for a link that ended. */
export async function confirmApplication(visit: Visit, write: Write, chave: string) {
  const { id, made, ...answer } = await write(async (db) => {
    const pending = await takePending(db, chave)
    if (!pending) throw ended()
    return bringIn(db, visit, pending)
  })
  if (made) await startSession(visit, id)
  return { ...answer, entrou: made }
}
