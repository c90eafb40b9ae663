import {
  articleBoard,
  articleReaderList,
  type ListArticleBoardInput,
  type ListArticleReadersInput,
} from '@intranet/contract/content/handbook-schemas'
import { confirmationReach } from '@intranet/contract/content/news-access'
import { form } from '@intranet/contract/messages'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { articleAudience, versionInForce } from './handbook.queries.ts'

/** The people (alias `u`) whose readings the actor may see. */
function people(actor: Actor): RawBuilder<boolean> {
  const mine = inScope(actor, 'u.id_empresa')
  return confirmationReach(actor, 'manual') === 'provedores'
    ? mine
    : sql<boolean>`(${mine} and u.id_departamento = ${actor.id_departamento})`
}

/** Published articles that readers find, whose version in force (alias `v`) asks for a confirmation. */
const asking = (db: Database, actor: Actor) =>
  db
    .selectFrom('manual_artigo as a')
    .innerJoin('manual_versao as v', (join) =>
      join.onRef('v.id_artigo', '=', 'a.id').on('v.versao', '=', sql<number>`${versionInForce}`),
    )
    .innerJoin('manual_categoria as c', 'c.id', 'a.id_categoria')
    .where('a.situacao', '=', 'publicado')
    .where('c.ativo', '=', true)
    .where('v.requer_lido', '=', true)
    .where((eb) => inScope(actor, eb.ref('a.id_empresa')))

const reading = sql`left join manual_leitura l
  on l.id_artigo = a.id and l.versao = v.versao and l.id_usuario = u.id`
const pending = sql<number>`(t.publico - t.lidos)`
const percent = sql<number>`case when t.publico = 0 then 0
  else round(100.0 * t.lidos / t.publico, 1) end::float8`

export function listArticleBoard(db: Database, actor: Actor, request: ListArticleBoardInput) {
  const counts = sql<{ publico: number; lidos: number }>`(
    select count(*)::int as publico, count(l.id_usuario)::int as lidos
    from rh_usuario u ${reading} where ${articleAudience} and ${people(actor)})`
  const query = asking(db, actor)
    // A left join: PostgreSQL skips the counts where no column of them is used.
    .leftJoinLateral(counts.as('t'), (join) => join.onTrue())
    .select([
      'a.id',
      'v.titulo',
      'c.titulo as categoria',
      'v.versao',
      'v.vigencia_inicio',
      sql<number>`t.publico`.as('publico'),
      sql<number>`t.lidos`.as('lidos'),
      pending.as('pendentes'),
      percent.as('percentual'),
    ])
  return readPage(query, request, {
    definition: articleBoard,
    alias: 'a',
    refs: {
      titulo: 'v.titulo',
      categoria: 'c.titulo',
      versao: 'v.versao',
      vigencia_inicio: 'v.vigencia_inicio',
      publico: 't.publico',
      lidos: 't.lidos',
      pendentes: pending,
      percentual: percent,
    },
    search: normalised('v.titulo'),
  })
}

const situation = sql<'Lido' | 'Pendente'>`case when l.id_usuario is null then 'Pendente' else 'Lido' end`
const wasRead = sql<boolean>`(l.id_usuario is not null)`

/** Who read the version in force of one article, and who did not; `filtro.id_artigo` names it. */
export function listArticleReaders(db: Database, actor: Actor, request: ListArticleReadersInput) {
  const visible = people(actor)
  const { id_artigo: wanted, ...filtro } = request.filtro
  const id = typeof wanted === 'object' && wanted !== null ? wanted._eq : wanted
  if (typeof id !== 'number') throw refusals.invalid({ id_artigo: form.required })
  const query = asking(db, actor)
    .where('a.id', '=', id)
    .innerJoin('rh_usuario as u', (join) => join.on(articleAudience))
    .leftJoin('manual_leitura as l', (join) =>
      join
        .onRef('l.id_artigo', '=', 'a.id')
        .onRef('l.versao', '=', 'v.versao')
        .onRef('l.id_usuario', '=', 'u.id'),
    )
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .where(visible)
    .select([
      'u.id',
      'u.nome',
      'd.nome as departamento',
      'u.id_departamento',
      'e.nome as empresa',
      'u.id_empresa',
      situation.as('situacao'),
      wasRead.as('lido'),
      'l.lido_em',
    ])
  return readPage(
    query,
    { ...request, filtro },
    {
      definition: articleReaderList,
      alias: 'u',
      refs: {
        id_artigo: 'a.id',
        departamento: 'd.nome',
        empresa: 'e.nome',
        situacao: situation,
        lido: wasRead,
        lido_em: 'l.lido_em',
      },
      search: normalised('u.nome', 'd.nome'),
    },
  )
}
