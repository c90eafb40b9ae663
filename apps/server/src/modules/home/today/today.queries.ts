import {
  BIRTHDAY_DAYS,
  HOLIDAYS_SHOWN,
  type NextHoliday,
  type ServiceYears,
} from '@intranet/contract/home/today'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { ofOwnProviders } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'

/** The most shown of birthdays and of anniversaries each, so that neither hides the other. */
const PEOPLE_SHOWN = 30

interface DayRow extends ServiceYears {
  aniversario: boolean
  /** How many of its kind there are. */
  total: number
}

/** Birthdays and years of service from today on. 29 February is kept on the 28th in common years. */
const personDays = (actor: Actor) => sql`
    with hoje as (select ${today} as dia),
    dias as (
      select d as dia, md from hoje, dias_entre(dia, dia + ${BIRTHDAY_DAYS}::int) d,
        lateral (select mes_dia(d) as md union all select 229 where mes_dia(d) = 228 and mes_dia(d + 1) = 301) m
    ),
    pessoas as (
      select true as aniversario, u.id, u.id_departamento, u.nome, u.id_foto, dias.dia, 0 as anos
      from dias join rh_usuario u on mes_dia(u.data_nascimento) = dias.md
      where u.ativo and u.funcionario and u.nome is not null and u.exibir_aniversario and ${ofOwnProviders(actor, 'u.id_empresa')}
      union all
      select false, u.id, u.id_departamento, u.nome, u.id_foto, dias.dia,
        (extract(year from dias.dia) - extract(year from u.data_admissao))::int
      from dias join rh_usuario u on mes_dia(u.data_admissao) = dias.md
      where u.ativo and u.funcionario and u.nome is not null and ${ofOwnProviders(actor, 'u.id_empresa')}
        and extract(year from dias.dia) > extract(year from u.data_admissao)
    ),
    primeiras as (
      select *, row_number() over (partition by aniversario order by dia, nome, id) as lugar,
        count(*) over (partition by aniversario) as total from pessoas
    )
    select p.aniversario, p.id, p.nome, p.id_foto, p.anos, dep.nome as departamento,
      p.dia as data, p.dia = hoje.dia as hoje, p.total
    from primeiras p cross join hoje left join rh_departamento dep on dep.id = p.id_departamento
    where p.lugar <= ${PEOPLE_SHOWN}
    order by p.aniversario, p.lugar`

/** The next holidays of the nation, and of the state and city where the person lives. */
const nextHolidays = (actor: Actor) => sql`
    with hoje as (select ${today} as dia),
    lugar as (select c.id, c.uf from rh_usuario u join cidade c on c.id = u.id_cidade where u.id = ${actor.id})
    select f.id, f.nome, f.tipo, d.dia as data, d.dia - hoje.dia as em_dias
    from hoje cross join lateral (
      select g::date as dia from generate_series(hoje.dia, hoje.dia + 365, interval '1 day') g
    ) d
    join feriado f on f.data = to_char(d.dia, 'MM-DD')
      and (f.recorrencia_anual or f.ano = extract(year from d.dia))
    where f.ativo and (f.tipo = 'Nacional'
      or (f.tipo = 'Estadual' and f.uf = (select uf from lugar))
      or (f.tipo = 'Municipal' and exists (
        select 1 from feriado_cidade fc join lugar on lugar.id = fc.id_cidade where fc.id_feriado = f.id)))
    order by d.dia, f.nome, f.id limit ${HOLIDAYS_SHOWN}`

interface TodayRows {
  dia: string
  pessoas: DayRow[]
  feriados: NextHoliday[]
}

/** Today's date, colleagues' days (employees only: candidates have none) and holidays, in one statement. */
export async function readDays(db: Database, actor: Actor): Promise<TodayRows> {
  const people = actor.employee ? personDays(actor) : sql`select null where false`
  const { rows } = await sql<TodayRows>`select ${preparedGeneric} ${today} as dia,
      (select coalesce(json_agg(p), '[]') from (${people}) p) as pessoas,
      (select coalesce(json_agg(f), '[]') from (${nextHolidays(actor)}) f) as feriados`.execute(db)
  return rows[0]!
}
