/** What the intranet stores about the current user; never about anybody else. */
import type { OwnDataInput } from '@intranet/contract/people/personal-data'
import type { PersonalDataSection } from '@intranet/contract/people/personal-data-options'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import { readSections } from './own-data.queries.ts'
import type { Source } from '../../../platform/personal-data.ts'

/** Every section with its count and first rows, or a slice of one. */
export function readOwnData(
  db: Database,
  actor: Actor,
  kept: readonly Source[],
  { secao, limit, offset }: OwnDataInput,
): Promise<PersonalDataSection[]> {
  const sources = secao === undefined ? kept : [found(kept.find(({ chave }) => chave === secao))]
  return readSections(db, actor.id, sources, { limit, offset })
}

const PAGE = 500

/** Every section of one person, some hundred rows at a time; a long one comes in several parts. */
export async function* ownDataParts(
  db: Database,
  id: number,
  kept: readonly Source[],
): AsyncGenerator<PersonalDataSection & { primeira: boolean; ultima: boolean }> {
  for (const one of kept) {
    for (let offset = 0; ; offset += PAGE) {
      const [section] = await readSections(db, id, [one], { limit: PAGE, offset })
      const ultima = section!.linhas.length < PAGE
      yield { ...section!, primeira: offset === 0, ultima }
      if (ultima) break
    }
  }
}

export type OwnDataPart = Awaited<ReturnType<ReturnType<typeof ownDataParts>['next']>>['value']
