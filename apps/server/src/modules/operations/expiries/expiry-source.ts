/** What ends, as one table `x`: each source with its own reach, so that a line is seen only by who may read it. */
import type { ExpiryKind } from '@intranet/contract/operations/expiry-words'
import { expiryKinds } from '@intranet/contract/operations/expiry-words'
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'
import { keptDocument } from '../../people/documents/document-scope.ts'
import { keepsPeople } from '../../people/employees/employee-scope.ts'
import { readsFleet, seenLicence, seenVehicle } from '../fleet/vehicle-scope.ts'
import { readsSupplies } from '../supplies/supply-scope.ts'

export interface Expiry {
  /** Unique among all kinds. */
  id: number
  tipo: ExpiryKind
  id_registro: number
  titulo: string
  detalhe: string | null
  id_empresa: number | null
  empresa: string | null
  vencimento: string | null
  dias: number | null
  km: number | null
  rota: ScreenAddress
  /** The person it is about. */
  id_titular: number | null
}

/** Which vehicles `v`, assets `a`, drivers' people `u` and documents `d` are meant. */
interface Reach {
  vehicles: RawBuilder<boolean>
  assets: RawBuilder<boolean>
  drivers: RawBuilder<boolean>
  documents: RawBuilder<boolean>
  /** Where the line of a licence leads. */
  licence: RawBuilder<string>
  document: RawBuilder<string>
}

const all = sql<boolean>`true`
const staffRoutes = {
  licence: sql<string>`'/fleet/driver/edit/' || u.id || '/' || m.id`,
  document: sql<string>`'/documents/edit/' || d.id`,
}

/** Everything, for the notices. */
export const everything: Reach = {
  vehicles: all,
  assets: all,
  drivers: all,
  documents: all,
  ...staffRoutes,
}

/**
 * What somebody may read at its source: the people of fleet and supplies theirs, HR the documents it keeps, everybody
 * their own.
 */
export const reachOf = (actor: Actor): Reach => ({
  vehicles: readsFleet(actor) ? seenVehicle(actor, 'v') : sql<boolean>`false`,
  assets: readsSupplies(actor) ? inScope(actor, 'a.id_empresa', false) : sql<boolean>`false`,
  drivers: readsFleet(actor) ? seenLicence(actor, 'u') : sql<boolean>`u.id = ${actor.id}`,
  documents: keepsPeople(actor) ? keptDocument(actor, 'd') : sql<boolean>`d.id_funcionario = ${actor.id}`,
  licence: readsFleet(actor) ? staffRoutes.licence : sql<string>`'/requests/home'`,
  document: keepsPeople(actor) ? staffRoutes.document : sql<string>`'/documents/list'`,
})

/** What ends within these days from today on, or in so many kilometres (null: those do not count). */
export interface Term {
  from: number
  until: number
  km: number | null
}

/** Whether a day is within the term: in each source, so that its index finds the rows. All days without one. */
const within = (term: Term | undefined, column: string) => {
  const day = sql.ref(column)
  return term
    ? sql<boolean>`${day} >= ${today} + ${term.from}::int and ${day} <= ${today} + ${term.until}::int`
    : sql<boolean>`${day} is not null`
}

const isNear = (term: Term | undefined, left: RawBuilder<number>) => {
  if (!term) return sql<boolean>`${left} is not null`
  return term.km === null ? sql<boolean>`false` : sql<boolean>`${left} <= ${term.km}`
}

const revisionLeft = sql<number>`v.proxima_revisao_km - v.km_atual`
const planLeft = sql<number>`s.proximo_km - v.km_atual`

const idOf = (kind: ExpiryKind, id: string) =>
  sql`${sql.ref(id)} * ${expiryKinds.length}::int + ${expiryKinds.indexOf(kind)}::int`

const ofVehicle = (kind: ExpiryKind, title: string, column: string, reach: Reach, term?: Term) => sql`
  select ${idOf(kind, 'v.id')}, ${kind}::text, v.id, ${title}::text || v.placa, v.marca || ' ' || v.modelo, v.id_empresa,
    ${sql.ref(column)}, null::int, '/fleet/vehicle/edit/' || v.id, null::bigint
  from veiculo v where v.situacao <> 'baixado' and ${within(term, column)} and ${reach.vehicles}`

/** A recurring service of a vehicle, by day or by kilometres. */
const ofPlan = (kind: ExpiryKind, when: RawBuilder<unknown>, known: RawBuilder<unknown>, reach: Reach) => sql`
  select ${idOf(kind, 's.id')}, ${kind}::text, s.id, s.nome || ' de ' || v.placa, v.marca || ' ' || v.modelo, v.id_empresa,
    ${when}, '/fleet/vehicle/edit/' || v.id || '?aba=servicos', null::bigint
  from servico_plano s join veiculo v on v.id = s.id_veiculo
  where s.ativo and v.situacao <> 'baixado' and ${known} and ${reach.vehicles}`

/** All of it, or what ends within a term. */
export const expiriesOf = (reach: Reach, term?: Term) => sql<Expiry>`(
  select t.id::bigint, t.tipo, t.id_registro, t.titulo, t.detalhe, t.id_empresa, e.nome as empresa, t.vencimento,
    (t.vencimento - ${today})::int as dias, t.km, t.rota, t.id_titular
  from (
    select ${idOf('cnh', 'm.id')}, 'cnh'::text, m.id, 'CNH de ' || coalesce(u.nome, u.email), 'Categoria ' || m.cnh_categoria,
      u.id_empresa, m.cnh_validade, null::int, ${reach.licence}, u.id
    from motorista m join rh_usuario u on u.id = m.id_usuario
    where m.ativo and u.ativo and ${within(term, 'm.cnh_validade')} and ${reach.drivers}
    union all ${ofVehicle('licenciamento', 'Licenciamento de ', 'v.vencimento_licenciamento', reach, term)}
    union all ${ofVehicle('seguro', 'Seguro de ', 'v.vencimento_seguro', reach, term)}
    union all ${ofVehicle('revisao', 'Revisão de ', 'v.proxima_revisao_data', reach, term)}
    union all
    select ${idOf('revisao_km', 'v.id')}, 'revisao_km', v.id, 'Revisão de ' || v.placa, v.marca || ' ' || v.modelo, v.id_empresa,
      null::date, ${revisionLeft}, '/fleet/vehicle/edit/' || v.id, null::bigint
    from veiculo v where v.situacao <> 'baixado' and ${isNear(term, revisionLeft)} and ${reach.vehicles}
    union all
    select ${idOf('locacao', 'r.id')}, 'locacao', r.id, 'Locação de ' || v.placa, l.nome || ' · ' || r.contrato, v.id_empresa,
      r.data_fim, null::int, '/fleet/rentals/edit/' || r.id, null::bigint
    from locacao r join veiculo v on v.id = r.id_veiculo join locadora l on l.id = r.id_locadora
    where r.encerrada_em is null and ${within(term, 'r.data_fim')} and ${reach.vehicles}
    union all
    select ${idOf('documento', 'd.id')}, 'documento', d.id, d.titulo, coalesce(u.nome, u.email), coalesce(u.id_empresa, d.id_empresa),
      d.data_validade, null::int, ${reach.document}, u.id
    from rh_documento d left join rh_usuario u on u.id = d.id_funcionario
    where d.ativo and not d.substituido and ${within(term, 'd.data_validade')} and coalesce(u.ativo, true) and ${reach.documents}
    union all
    select ${idOf('garantia', 'a.id')}, 'garantia', a.id, 'Garantia de ' || a.patrimonio,
      concat_ws(' · ', p.nome, a.fornecedor), a.id_empresa, a.garantia_ate, null::int, '/supplies/assets/edit/' || a.id, null::bigint
    from suprimento_patrimonio a join suprimento_produto p on p.id = a.id_produto
    where a.ativo and ${within(term, 'a.garantia_ate')} and ${reach.assets}
    union all ${ofPlan('servico_veiculo', sql`s.proximo_em, null::int`, within(term, 's.proximo_em'), reach)}
    union all ${ofPlan('servico_veiculo_km', sql`null::date, ${planLeft}`, isNear(term, planLeft), reach)}
    union all
    select ${idOf('servico_patrimonio', 's.id')}, 'servico_patrimonio', s.id, s.nome || ' de ' || a.patrimonio, p.nome,
      a.id_empresa, s.proximo_em, null::int, '/supplies/assets/edit/' || a.id, null::bigint
    from servico_plano s join suprimento_patrimonio a on a.id = s.id_patrimonio join suprimento_produto p on p.id = a.id_produto
    where s.ativo and a.ativo and ${within(term, 's.proximo_em')} and ${reach.assets}
  ) t (id, tipo, id_registro, titulo, detalhe, id_empresa, vencimento, km, rota, id_titular)
  left join empresa e on e.id = t.id_empresa)`
