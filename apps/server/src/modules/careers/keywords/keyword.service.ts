import type { CreateKeywordsInput, UpdateKeywordInput } from '@intranet/contract/careers/keywords'
import { application as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { runningRescore } from '../stages/applicant.queries.ts'
import {
  findVacancy,
  insertKeywords,
  keywordById,
  keywordsOf,
  removeKeyword,
  sharedSynonyms,
  updateKeyword,
} from './keyword.queries.ts'
import { beginRescore } from './rescore.service.ts'

type Tools = Pick<Deps, 'jobs'>

/** The words of a vacancy, or those offered to all, and how far their scores are counted. */
export async function readKeywords(db: Database, actor: Actor, id_vaga: number | null) {
  if (id_vaga === null) return { vaga: null, termos: await keywordsOf(db, null), repontuacao: null }
  const vaga = found(await findVacancy(db, actor, id_vaga))
  const [termos, running] = await Promise.all([keywordsOf(db, id_vaga), runningRescore(db, id_vaga)])
  return { vaga, termos, repontuacao: running ?? null }
}

/**
 * The vacancy, locked: two who change its words come one after the other. Who applied to it changes none
 * (docs/hiring.md#own-applications).
 */
async function holdVacancyOf(db: Database, actor: Actor, id_vaga: number | null): Promise<void> {
  if (id_vaga === null) return
  await holdRecord(db, 'vagas_vaga', id_vaga)
  const { edita } = found(await findVacancy(db, actor, id_vaga))
  if (!edita) throw new AppError('forbidden', text.judgesOwn)
}

/** Adds words; a word that is offered to all lends its synonyms to one that came without. */
export async function createKeywords(db: Database, tools: Tools, actor: Actor, input: CreateKeywordsInput) {
  const id_vaga = input.id_vaga ?? null
  await holdVacancyOf(db, actor, id_vaga)
  const shared =
    id_vaga === null
      ? new Map<string, string[]>()
      : await sharedSynonyms(
          db,
          input.objects.map(({ termo }) => termo),
        )
  const terms = input.objects.map((term) => ({
    ...term,
    sinonimos: term.sinonimos.length ? term.sinonimos : (shared.get(term.termo) ?? []),
  }))
  const made = await insertKeywords(db, id_vaga, terms)
  await beginRescore(db, tools, id_vaga)
  return made
}

export async function changeKeyword(db: Database, tools: Tools, actor: Actor, input: UpdateKeywordInput) {
  const { id_vaga } = found(await keywordById(db, input.id))
  await holdVacancyOf(db, actor, id_vaga)
  const saved = await updateKeyword(db, input)
  await beginRescore(db, tools, id_vaga)
  return saved
}

export async function deleteKeyword(db: Database, tools: Tools, actor: Actor, id: number): Promise<void> {
  const { id_vaga } = found(await keywordById(db, id))
  await holdVacancyOf(db, actor, id_vaga)
  await removeKeyword(db, id)
  await beginRescore(db, tools, id_vaga)
}
