import type { EmployeeOnboarding } from '@intranet/contract/people/onboarding-reading'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** The day an onboarding is due: days after admission, or after it began to ask the person if that was later. */
export const dueDay = sql<string | null>`(greatest(u.data_admissao,
  (p.pede_desde at time zone 'America/Sao_Paulo')::date) + o.prazo_dias)`

type Row = Omit<EmployeeOnboarding, 'percentual'>

/** The active onboardings for a person, with the place to continue. */
export const onboardingsOfPerson = (id_usuario: number) => sql`
    select o.id, p.id as id_usuario_onboarding, o.titulo, e.nome as empresa, d.nome as departamento,
      c.nome as cargo, p.conteudos, p.lidos, p.concluido, p.data_inicio,
      case when p.concluido then p.data_fim end as conclusao, ${dueDay} as vencimento, p.pede_desde as desde,
      s.minutos, s.minutos_restantes, s.continuar
    from onboarding_usuario p
    join onboarding_onboarding o on o.id = p.id_onboarding
    join rh_usuario u on u.id = p.id_usuario
    join empresa e on e.id = o.id_empresa
    join rh_departamento d on d.id = o.id_departamento
    join rh_cargo c on c.id = o.id_cargo,
    lateral (
      select coalesce(sum(k.minutos), 0)::int as minutos,
        coalesce(sum(k.minutos) filter (where r.data_fim is null), 0)::int as minutos_restantes,
        (array_agg(json_build_object('id_trilha', l.id_trilha, 'id_conteudo', l.id_conteudo)
          order by l.prioridade_trilha, l.prioridade) filter (where r.data_fim is null))[1] as continuar
      from onboarding_leitura l join onboarding_conteudo k on k.id = l.id_conteudo
      left join onboarding_progresso r on r.id_usuario_onboarding = p.id and r.id_trilha = l.id_trilha
        and r.id_conteudo = l.id_conteudo
      where l.id_onboarding = o.id
    ) s
    where p.id_usuario = ${id_usuario} and p.ativo and p.alcancado`

/** The onboardings of a person; those still to be done first, by due day. */
export async function onboardingsOf(db: Database, id_usuario: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, id_usuario_onboarding, titulo, empresa, departamento, cargo, conteudos, lidos, concluido, data_inicio,
      conclusao, vencimento, minutos, minutos_restantes, continuar
    from (${onboardingsOfPerson(id_usuario)}) o
    order by concluido, vencimento nulls last, titulo, id`.execute(db)
  return rows
}
