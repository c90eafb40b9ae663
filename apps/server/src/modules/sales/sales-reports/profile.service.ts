import { SMALLEST_PROFILE, type ProfileRow } from '@intranet/contract/sales/report-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { FigureScope } from '../figures/figure-source.ts'
import { countProfile, type ProfileGroup } from './profile.queries.ts'

/**
 * The groups that must not be shown: those of fewer than five, and the next larger one while the hidden ones together
 * have fewer than five, since they could be calculated from the total of the sales.
 */
function hidden(groups: readonly ProfileGroup[]): Set<ProfileGroup> {
  const small = new Set<ProfileGroup>()
  let people = 0
  for (const group of groups.toSorted((a, b) => a.quantidade - b.quantidade)) {
    if (group.quantidade >= SMALLEST_PROFILE && (people === 0 || people >= SMALLEST_PROFILE)) break
    small.add(group)
    people += group.quantidade
  }
  return small
}

/** The buyers' profile: aggregates only, small groups as "<5". */
export async function readProfile(db: Database, actor: Actor, scope: FigureScope): Promise<ProfileRow[]> {
  const kinds = Map.groupBy(await countProfile(db, actor, scope), ({ grupo }) => grupo)
  return [...kinds.values()].flatMap((groups) => {
    const suppressed = hidden(groups)
    const sum = groups.reduce((all, { quantidade }) => all + quantidade, 0)
    return groups.map((group): ProfileRow => {
      const { grupo, nome, quantidade } = group
      const pequeno = quantidade < SMALLEST_PROFILE
      if (suppressed.has(group)) return { grupo, nome, pequeno, quantidade: null, percentual: null }
      return { grupo, nome, pequeno, quantidade, percentual: Math.round((1000 * quantidade) / sum) / 10 }
    })
  })
}
