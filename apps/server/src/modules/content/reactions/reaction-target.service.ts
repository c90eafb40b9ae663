/** Who sees the record that a reaction is for. A module whose records take reactions adds its line. */
import type { ReactionTarget } from '@intranet/contract/content/reaction-labels'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { maySeeCompliment } from '../../people/compliments/compliment.service.ts'
import { maySeeAnniversary, maySeeBirthday } from '../../people/hr-reports/colleague-days.queries.ts'
import { maySeeNews } from '../news/news.queries.ts'

type MaySee = (db: Database, actor: Actor, id: number) => Promise<boolean>

const targets: Record<ReactionTarget, MaySee> = {
  novidade: maySeeNews,
  aniversario: maySeeBirthday,
  tempo_casa: maySeeAnniversary,
  elogio: maySeeCompliment,
}

/** Refuses what the actor does not see with 404. */
export async function assertTarget(
  db: Database,
  actor: Actor,
  { tipo, id_item }: { tipo: ReactionTarget; id_item: number },
): Promise<void> {
  if (!(await targets[tipo](db, actor, id_item))) throw refusals.notFound()
}
