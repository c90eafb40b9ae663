/** What became of each line of somebody who left (rh_desligamento_linha). */
import type { HoldingKind, LineOutcome } from '@intranet/contract/people/shutdown-options'
import type { Database } from '@intranet/db/connection'
import type { Holding } from '../../../platform/holdings.ts'

type Outcome = Pick<Holding, 'tipo' | 'registro' | 'descricao' | 'rota'> & {
  destino: LineOutcome
  id_usuario: number | null
}

export async function insertOutcomes(
  db: Database,
  id_desligamento: number,
  lines: readonly Outcome[],
): Promise<void> {
  if (lines.length === 0) return
  await db
    .insertInto('rh_desligamento_linha')
    .values(lines.map((line) => ({ ...line, id_desligamento })))
    .execute()
}

export const outcomesOf = (db: Database, id: number) =>
  db
    .selectFrom('rh_desligamento_linha as l')
    .leftJoin('rh_usuario as u', 'u.id', 'l.id_usuario')
    .where('l.id_desligamento', '=', id)
    .select(['l.registro', 'l.descricao', 'l.rota', 'u.nome as para'])
    .select((eb) => [
      eb.ref('l.tipo').$castTo<HoldingKind>().as('tipo'),
      eb.ref('l.destino').$castTo<LineOutcome>().as('destino'),
    ])
    .orderBy('l.id')
    .limit(500)
    .execute()
