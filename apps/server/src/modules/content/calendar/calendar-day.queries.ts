import type { Layer } from '@intranet/contract/content/calendar-words'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { amongColleagues, inScope } from '../../../platform/scope.ts'

/** How many names of a day's birthdays are shown; the rest is a count. */
const NAMED = 20

export interface HolidayDay {
  id: number
  nome: string
  tipo: string
  dia: string
}

export interface PeopleDay {
  dia: string
  total: number
  pessoas: { id: number; nome: string; anos?: number }[]
}

export interface Booking {
  id: number
  recurso: string
  motivo: string
  inicio: string
  fim: string
}

export interface Interview {
  id: number
  nome: string
  titulo_vaga: string
  lugar: string | null
  inicio: string
  fim: string
}

interface Days {
  feriados: HolidayDay[]
  aniversarios: PeopleDay[]
  tempo_casa: PeopleDay[]
  reservas: Booking[]
  entrevistas: Interview[]
}

/** Holidays of the country, and of the state and city where the person lives (docs/content.md#local-holidays). */
const holidays = sql`
  select f.id, f.nome, f.tipo, dias.dia from dias
  join feriado f on f.data = to_char(dias.dia, 'MM-DD')
    and (f.recorrencia_anual or f.ano = extract(year from dias.dia))
  where f.ativo and (f.tipo = 'Nacional'
    or (f.tipo = 'Estadual' and f.uf = (select uf from lugar))
    or (f.tipo = 'Municipal' and exists (
      select 1 from feriado_cidade fc join lugar on lugar.id = fc.id_cidade where fc.id_feriado = f.id)))
  order by dias.dia, f.nome, f.id`

/** 29 February counts as the 28th in common years. Names, never ages. */
const birthdays = (actor: Actor) => sql`
  select u.dia, count(*)::int as total,
    (jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome) order by u.ordem)
      filter (where u.ordem <= ${NAMED})) as pessoas
  from (
    select dias.dia, u.id, u.nome, row_number() over (partition by dias.dia order by u.nome, u.id) as ordem
    from dias_do_ano dias join rh_usuario u on mes_dia(u.data_nascimento) = dias.md
    where u.ativo and u.funcionario and u.nome is not null and u.exibir_aniversario
      and ${amongColleagues(actor, 'u.id_empresa')}
  ) u group by u.dia order by u.dia`

const serviceYears = (actor: Actor) => sql`
  select u.dia, count(*)::int as total,
    (jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome, 'anos', u.anos) order by u.ordem)
      filter (where u.ordem <= ${NAMED})) as pessoas
  from (
    select dias.dia, u.id, u.nome, (extract(year from dias.dia) - extract(year from u.data_admissao))::int as anos,
      row_number() over (partition by dias.dia order by u.nome, u.id) as ordem
    from dias_do_ano dias join rh_usuario u on mes_dia(u.data_admissao) = dias.md
    where u.ativo and u.funcionario and u.nome is not null
      and extract(year from dias.dia) > extract(year from u.data_admissao)
      and ${amongColleagues(actor, 'u.id_empresa')}
  ) u group by u.dia order by u.dia`

const bookings = (actor: Actor, from: Date, to: Date) => sql`
  select b.id, r.nome as recurso, b.motivo, b.inicio, b.fim from recurso_reserva b join recurso r on r.id = b.id_recurso
  where b.id_usuario = ${actor.id} and b.situacao = 'confirmada' and b.inicio < ${to} and b.fim > ${from}
  order by b.inicio, b.id`

/** Those in which the person asks the questions. */
const interviews = (actor: Actor, from: Date, to: Date) => sql`
  select i.id, coalesce(u.nome, u.email) as nome, v.titulo_vaga, coalesce(i.local, i.link) as lugar, p.inicio, p.fim
  from entrevista_participante p join entrevista i on i.id = p.id_entrevista
  join candidatura a on a.id = i.id_candidatura join vagas_vaga v on v.id = a.id_vaga
  join rh_usuario u on u.id = i.id_candidato
  where p.id_usuario = ${actor.id} and p.ocupa and p.inicio < ${to} and p.fim > ${from}
    and ${inScope(actor, 'v.id_empresa', false)} order by p.inicio, i.id`

/** The days that come from other records (birthdays, holidays), of the requested layers, in one statement. */
export async function daysBetween(
  db: Database,
  actor: Actor,
  window: { inicio: string; fim: string; from: Date; to: Date },
  layers: ReadonlySet<Layer>,
): Promise<Days> {
  const part = (layer: Layer, query: RawBuilder<unknown>) =>
    layers.has(layer) ? sql`(select coalesce(json_agg(x), '[]') from (${query}) x)` : sql`'[]'::json`
  const { rows } = await sql<Days>`${preparedGeneric}
    with dias as (select dia from dias_entre(${window.inicio}, ${window.fim}) dia),
    dias_do_ano as (
      select dia, mes_dia(dia) as md from dias
      union all select dia, 229 from dias where mes_dia(dia) = 228 and mes_dia((dia + 1)) = 301
    ),
    lugar as (select c.id, c.uf from rh_usuario u join cidade c on c.id = u.id_cidade where u.id = ${actor.id})
    select ${part('feriados', holidays)} as feriados,
      ${part('aniversarios', birthdays(actor))} as aniversarios,
      ${part('tempo_casa', serviceYears(actor))} as tempo_casa,
      ${part('reservas', bookings(actor, window.from, window.to))} as reservas,
      ${part('entrevistas', interviews(actor, window.from, window.to))} as entrevistas`.execute(db)
  return rows[0]!
}
