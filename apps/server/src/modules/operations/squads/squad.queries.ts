import { squadList, type ListSquadsInput, type UpdateSquadInput } from '@intranet/contract/operations/squads'
import type { CountState } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { seenSquad } from './squad-scope.ts'
import { mayAnswer } from '../supplies/supply-scope.ts'

/** What a squad has: assets one by one, and quantities. */
const items = sql<number>`((select count(*) from suprimento_patrimonio a where a.id_equipe = q.id and a.ativo)
  + (select coalesce(sum(s.quantidade), 0) from suprimento_estoque s where s.id_equipe = q.id))::int`
const lastCount = sql<Date | null>`(select c.created_at from suprimento_contagem c where c.id_equipe = q.id order by c.id desc limit 1)`
const differences = sql<number>`(select count(*)::int from inventario v where v.divergencia <> 0 and v.id_contagem =
  (select c.id from suprimento_contagem c where c.id_equipe = q.id order by c.id desc limit 1))`

const squads = (db: Database, actor: Actor) =>
  db
    .selectFrom('equipe as q')
    .innerJoin('empresa as e', 'e.id', 'q.id_empresa')
    .leftJoin('rh_usuario as u', 'u.id', 'q.id_responsavel')
    .where(seenSquad(actor, 'q'))
    .select([
      'q.id',
      'q.nome',
      'q.id_responsavel',
      'u.nome as responsavel',
      'q.id_empresa',
      'e.sistema',
      'q.cidade',
      'q.veiculo',
      'q.ativo',
      'q.updated_at',
    ])

export const listSquads = (db: Database, actor: Actor, request: ListSquadsInput) =>
  readPage(
    squads(db, actor).select([
      items.as('itens'),
      lastCount.as('ultima_contagem'),
      differences.as('divergencias'),
    ]),
    request,
    {
      definition: squadList,
      alias: 'q',
      refs: {
        responsavel: 'u.nome',
        sistema: 'e.sistema',
        itens: items,
        ultima_contagem: lastCount,
        divergencias: differences,
      },
      search: normalised('q.nome', 'q.cidade', 'u.nome'),
    },
  )

export const countSquads = (db: Database, actor: Actor) => rowCount(squads(db, actor))

interface NewestCount {
  id: number
  situacao: CountState
  created_at: Date
  encerrada_em: Date | null
  linhas: number
  informadas: number
  validadas: number
}

const newestCount = async (db: Database, id_equipe: number): Promise<NewestCount | null> => {
  const { rows } = await sql<NewestCount>`
    select c.id, c.situacao, c.created_at, c.encerrada_em, count(v.id)::int as linhas,
      count(v.quantidade_informada)::int as informadas, (count(v.id) filter (where v.validado))::int as validadas
    from (select * from suprimento_contagem where id_equipe = ${id_equipe} order by id desc limit 1) c
      left join inventario v on v.id_contagem = c.id
    group by c.id, c.situacao, c.created_at, c.encerrada_em`.execute(db)
  return rows[0] ?? null
}

export async function getSquad(db: Database, actor: Actor, id: number) {
  const squad = await squads(db, actor)
    .where('q.id', '=', id)
    .select(sql<boolean>`(q.id_responsavel is not distinct from ${actor.id})`.as('minha'))
    .executeTakeFirst()
  return squad && { ...squad, contagem: await newestCount(db, id) }
}

export const updateSquad = (db: Database, actor: Actor, input: UpdateSquadInput) =>
  saveRecord(
    db.updateTable('equipe').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

/** Who may answer for a squad of a provider. */
export const answeringFor = (db: Database, id_empresa: number) =>
  db.selectFrom('rh_usuario').where(mayAnswer('rh_usuario', sql`${id_empresa}::bigint`))

export const squadOptions = (db: Database, actor: Actor, incluir?: number) =>
  db
    .selectFrom('equipe as q')
    .innerJoin('empresa as e', 'e.id', 'q.id_empresa')
    .where((eb) => inScope(actor, eb.ref('q.id_empresa'), false))
    .where(selectable('q', incluir))
    .select(['q.id', 'q.nome', 'q.id_empresa', 'e.sistema', 'q.cidade'])
    .orderBy('q.nome')
    .orderBy('q.id')
    .limit(5000)
    .execute()

/** Squads go from who left to the person that led them, where they may answer for them; else to nobody. */
export const handOverSquads = (db: Database, id: number) =>
  db
    .updateTable('equipe')
    .set({
      id_responsavel: sql`(select g.id from rh_usuario u join rh_usuario g on g.id = u.id_gestor
        where u.id = ${id} and ${mayAnswer('g', sql.ref('equipe.id_empresa'))})`,
    })
    .where('id_responsavel', '=', id)
    .returning(['id', 'nome', 'id_empresa', 'id_responsavel'])
    .execute()
