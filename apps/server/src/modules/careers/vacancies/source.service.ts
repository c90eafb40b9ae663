import type { VacancySourceFields } from '@intranet/contract/careers/vacancies'
import { vacancy as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { findPublicVacancy } from './public-vacancy.queries.ts'
import { insertSources, recommendation, sourcesOf, switchSource, vacancyOfSource } from './source.queries.ts'
import { getVacancy } from './vacancy.queries.ts'

interface Coded {
  codigo: string
}
const withAddress =
  (publicUrl: string) =>
  <T extends Coded>(row: T) => ({ ...row, url: `${publicUrl}/r/${row.codigo}` })

export async function listSources(db: Database, publicUrl: string, actor: Actor, id_vaga: number) {
  found(await getVacancy(db, actor, id_vaga))
  return (await sourcesOf(db, id_vaga)).map(withAddress(publicUrl))
}

export async function createSources(
  db: Database,
  publicUrl: string,
  actor: Actor,
  objects: VacancySourceFields[],
) {
  for (const { id_vaga } of objects) if (!(await getVacancy(db, actor, id_vaga))) throw refusals.notFound()
  return (await insertSources(db, objects)).map(withAddress(publicUrl))
}

export async function setSource(db: Database, actor: Actor, { id, ativo }: { id: number; ativo: boolean }) {
  const { id_vaga } = found(await vacancyOfSource(db, id))
  found(await getVacancy(db, actor, id_vaga))
  return switchSource(db, id, ativo)
}

/** "Indicar": the employee's own link to a vacancy that receives applications. */
export async function recommend(db: Database, publicUrl: string, actor: Actor, id_vaga: number) {
  const row = found(await findPublicVacancy(db, actor, id_vaga))
  if (!row.recebe) throw new AppError('gone', text.notReceiving)
  const source = await recommendation(db, id_vaga, { id: actor.id, nome: actor.nome ?? actor.email })
  if (!source.ativo) throw new AppError('conflict', text.recommendationOff)
  return withAddress(publicUrl)(source)
}
