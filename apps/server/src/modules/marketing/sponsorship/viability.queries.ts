import {
  viabilitySchemas,
  type ListViabilitiesInput,
  type UpdateViabilityInput,
  type ViabilityFields,
} from '@intranet/contract/marketing/sponsorship-viability-schemas'
import type { Coverage, Opinion, RequestState } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { livesIn } from '../../operations/incidents/incident-reckoning.ts'
import { ofSeenRequest } from './sponsorship-scope.ts'

const score = sql<number>`v.nota::float8`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('patrocinio_viabilidade as v')
    .innerJoin('patrocinio_solicitacao as r', 'r.id', 'v.id_solicitacao')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .leftJoin('rh_usuario as u', 'u.id', 'v.id_usuario')
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      'v.id',
      'v.id_solicitacao',
      'r.protocolo',
      'r.evento',
      score.as('nota'),
      sql<Opinion>`v.parecer`.as('parecer'),
      sql<Coverage>`v.cobertura`.as('cobertura'),
      'v.custo_estimado',
      'v.retorno_estimado',
      'v.concorrente_presente',
      'r.id_empresa',
      'e.nome as provedor',
      'v.id_usuario',
      'u.nome as autor',
      'v.created_at',
      'v.updated_at',
      sql<RequestState>`r.situacao`.as('situacao'),
    ])

export const listViabilities = (db: Database, actor: Actor, request: ListViabilitiesInput) =>
  readPage(visible(db, actor), request, {
    definition: viabilitySchemas.list,
    alias: 'v',
    refs: {
      protocolo: 'r.protocolo',
      evento: 'r.evento',
      nota: score,
      id_empresa: 'r.id_empresa',
      provedor: 'e.nome',
      autor: 'u.nome',
    },
    search: normalised('r.protocolo', 'r.evento', 'e.nome'),
  })

export const getViability = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('v.id', '=', id)
    .select([
      'v.clientes_cidade',
      'v.clientes_potenciais',
      'v.alinhamento_marca',
      'v.alcance',
      'v.relacionamento',
      'v.observacao',
    ])
    .executeTakeFirst()

/** How many active customers the provider has in the city of a request, as the copy of its system says. */
export const viabilityBasis = (db: Database, actor: Actor, id_solicitacao: number) =>
  db
    .selectFrom('patrocinio_solicitacao as r')
    .innerJoin('rh_cidade_provedor as c', 'c.id', 'r.id_cidade')
    .where('r.id', '=', id_solicitacao)
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      'r.protocolo',
      'r.evento',
      'c.nome as cidade',
      sql<number>`(select count(*)::int from relationship_dados_pessoas p where p.id_empresa = r.id_empresa and p.ativo
        and ${livesIn(sql`normaliza(c.nome)`, sql`c.uf`)})`.as('clientes_cidade'),
    ])
    .executeTakeFirst()

export const insertViability = (db: Database, actor: Actor, row: ViabilityFields & { nota: string }) =>
  db
    .insertInto('patrocinio_viabilidade')
    .values({ ...row, id_usuario: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateViability = (db: Database, actor: Actor, input: UpdateViabilityInput & { nota: string }) =>
  saveRecord(db.updateTable('patrocinio_viabilidade').where(ofSeenRequest(actor, 'id_solicitacao')), input)

export const removeViability = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('patrocinio_viabilidade').where(ofSeenRequest(actor, 'id_solicitacao')), id)
