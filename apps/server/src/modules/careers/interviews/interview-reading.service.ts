import type { Database } from '@intranet/db/connection'
import { isOpenInterview } from '@intranet/contract/careers/interview-options'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import {
  findCandidate,
  getInterview,
  interviewsOf,
  opinionsOf,
  type FoundInterview,
} from './interview.queries.ts'

type Opinions = Awaited<ReturnType<typeof opinionsOf>>

/** An interviewer reads what the others wrote once their own is sent; who does not take part reads all. */
function shown(row: FoundInterview, opinions: Opinions) {
  const {
    arranja,
    participa,
    enviou,
    email: _email,
    empresa: _company,
    sequencia: _sequence,
    id_candidato: _candidate,
    id_empresa: _provider,
    etapa: _stage,
    fechada: _closed,
    ...fields
  } = row
  const own = opinions.filter(({ id_entrevista }) => id_entrevista === row.id)
  const readable = (participa && enviou) || (!participa && arranja)
  return {
    ...fields,
    participantes: row.participantes.map((person) => ({
      id: person.id,
      nome: person.nome,
      enviou: person.enviou,
    })),
    pareceres: readable ? own.map(({ id_entrevista: _, ...opinion }) => opinion) : [],
    ocultos: readable ? 0 : own.length,
    participa,
    enviou,
    pode_alterar: arranja && isOpenInterview(row.situacao),
  }
}

export async function readInterview(db: Database, actor: Actor, id: number) {
  const row = found(await getInterview(db, actor, id))
  return shown(row, await opinionsOf(db, [id]))
}

/** The interviews of an application. Throws 404 for one that is not there for the actor. */
export async function readInterviewsOf(db: Database, actor: Actor, id_candidatura: number) {
  const rows = await interviewsOf(db, actor, id_candidatura)
  if (!rows.length) found(await findCandidate(db, actor, id_candidatura))
  const opinions = await opinionsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => shown(row, opinions))
}
