import {
  BRANCH_PEOPLE,
  CHART_FOUND,
  type ChartBranch,
  type ChartFound,
  type ChartPerson,
  type ChartUnit,
} from '@intranet/contract/people/org-chart'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { amongColleagues } from '../../../platform/scope.ts'
import { escapeLike, holdsWords } from '../../../platform/text-search.ts'

/** Matches looked at before the best are chosen: "silva" is half the company. */
const LOOKED_AT = 200

/** The sector of the position, if the person has none of their own. */
const sector = sql`coalesce(u.id_setor, k.id_setor)`

/** Every branch with its head count, in one statement; departments and sectors without people too. */
export async function chartUnits(db: Database, actor: Actor): Promise<ChartUnit[]> {
  const { rows } = await sql<ChartUnit>`
    with ramos as (
      select id_empresa, id_departamento, id_setor, sum(total)::int as total from (
        select u.id_empresa, u.id_departamento, ${sector} as id_setor, count(*) as total
        from rh_usuario u left join rh_cargo k on k.id = u.id_cargo
        where u.ativo and u.funcionario and u.nome is not null and ${amongColleagues(actor, 'u.id_empresa')}
        group by 1, 2, 3
        union all
        select d.id_empresa, d.id, s.id, 0 from rh_departamento d
        join rh_setor s on s.id_departamento = d.id and s.ativo
        where d.ativo and d.id_empresa is not null and ${amongColleagues(actor, 'd.id_empresa')}
      ) t group by 1, 2, 3
    )
    select r.id_empresa, e.nome as empresa, r.id_departamento, d.nome as departamento, r.id_setor, s.nome as setor,
      r.total, dr.nome as responsavel_departamento, sr.nome as responsavel_setor
    from ramos r left join empresa e on e.id = r.id_empresa
    left join rh_departamento d on d.id = r.id_departamento
    left join rh_setor s on s.id = r.id_setor
    left join rh_usuario dr on dr.id = d.id_funcionario and dr.ativo
    left join rh_usuario sr on sr.id = s.id_usuario and sr.ativo
    order by e.nome nulls last, d.nome nulls last, s.nome nulls last, r.id_empresa, r.id_departamento, r.id_setor`.execute(
    db,
  )
  return rows
}

/** The people of one branch, who answers for it first. */
export async function chartPeople(db: Database, actor: Actor, branch: ChartBranch): Promise<ChartPerson[]> {
  const { rows } = await sql<ChartPerson>`
    select u.id, u.nome, k.nome as cargo, u.id_foto,
      coalesce(u.id = s.id_usuario or u.id = d.id_funcionario, false) as responsavel
    from rh_usuario u left join rh_cargo k on k.id = u.id_cargo
    left join rh_departamento d on d.id = u.id_departamento
    left join rh_setor s on s.id = ${sector}
    where u.ativo and u.funcionario and u.nome is not null and ${amongColleagues(actor, 'u.id_empresa')}
      and u.id_empresa is not distinct from ${branch.id_empresa}
      and u.id_departamento is not distinct from ${branch.id_departamento}
      and ${sector} is not distinct from ${branch.id_setor}
    order by 5 desc, u.nome, u.id limit ${BRANCH_PEOPLE}`.execute(db)
  return rows
}

/** People by name or position, and the branch each is in. */
export async function searchChart(db: Database, actor: Actor, q: string): Promise<ChartFound[]> {
  const contains = holdsWords(sql`busca_contato(u.nome, u.email_corp, u.ramal)`, q)
  const { rows } = await sql<ChartFound>`
    select u.id, u.nome, k.nome as cargo, u.id_empresa, u.id_departamento, ${sector} as id_setor,
      d.nome as departamento, e.nome as empresa
    from (
      select * from rh_usuario u
      where u.ativo and u.funcionario and u.nome is not null and ${contains} and ${amongColleagues(actor, 'u.id_empresa')}
      limit ${LOOKED_AT}
    ) u
    left join rh_cargo k on k.id = u.id_cargo
    left join rh_departamento d on d.id = u.id_departamento
    left join empresa e on e.id = u.id_empresa
    order by normaliza(u.nome) like normaliza(${escapeLike(q)}) || '%' desc, u.nome, u.id
    limit ${CHART_FOUND}`.execute(db)
  return rows
}
