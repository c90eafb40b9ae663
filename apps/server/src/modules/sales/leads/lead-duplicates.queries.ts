/** Leads that may be the same, and what a merge moved. */
import { isSuperadmin } from '@intranet/contract/access'
import type { PossibleDuplicate } from '@intranet/contract/sales/lead'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { leadInScope } from '../lead-scope.ts'

/** Whether the actor sees a lead; excluded ones are a superadmin's only. */
const seen = (actor: Actor, alias: string): RawBuilder<boolean> =>
  isSuperadmin(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(${leadInScope(actor, alias)} and ${sql.ref(`${alias}.desfecho`)} <> 'excluida')`

export interface Resembling extends PossibleDuplicate {
  /** The lead that it resembles. */
  id_lead: number
}

/**
 * Open leads with the document, phone (with the country's code or without), or CEP and number of each of these, best
 * match first and at most `each` of them. Of the same provider, unless a superadmin asks. Each way of being the same has
 * its own index.
 */
export async function resemblingLeads(
  db: Database,
  actor: Actor,
  ids: readonly number[],
  each: number,
): Promise<Resembling[]> {
  const { rows } = await sql<Resembling>`
    select esta.id as id_lead, parecida.* from vendas_lead esta cross join lateral (
      select l.id, l.cliente, e.nome as provedor_nome, l.status, l.created_at, v.nome as vendedor,
        array_agg(distinct i.igual) as iguais
      from (
        select d.id, 'documento' as igual from vendas_lead d where d.documento = esta.documento
        union all
        select f.id, 'fone' from regexp_replace(esta.fone, '^55(?=[0-9]{10,11}$)', '') sem(pais)
          cross join lateral (values (sem.pais), ('55' || sem.pais)) formas(fone)
          join vendas_lead f on f.fone = formas.fone
        union all
        select p.id, 'endereco' from vendas_lead p where p.cep = esta.cep and p.numero = esta.numero
      ) i join vendas_lead l on l.id = i.id join empresa e on e.id = l.id_empresa
        left join rh_usuario v on v.id = l.id_vendedor
      where l.id <> esta.id and l.desfecho = 'aberta' and ${leadInScope(actor, 'l')}
        ${isSuperadmin(actor) ? sql`` : sql`and l.id_empresa = esta.id_empresa`}
      group by l.id, e.nome, v.nome order by count(distinct i.igual) desc, l.created_at desc, l.id desc
      limit ${each}
    ) parecida
    where esta.id = any(${[...ids]}::bigint[]) and ${seen(actor, 'esta')}
    order by esta.id`.execute(db)
  return rows
}

export const seenLead = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('vendas_lead as l')
    .where('l.id', '=', id)
    .where(seen(actor, 'l'))
    .select('l.id')
    .executeTakeFirst()

/**
 * The fields that a kept lead takes over from the other one if its own are empty. Those of a line are one answer: nothing
 * of it is taken where the two differ in it.
 */
const ANSWERS = [
  ['documento'],
  ['fone'],
  ['email'],
  ['data_nascimento'],
  ['cep', 'logradouro', 'numero', 'complemento', 'referencia', 'bairro', 'cidade', 'estado'],
  ['produto', 'valor'],
  ['funcionario'],
  ['cod_cliente'],
] as const
const FILLED = ANSWERS.flat()

/** Fills in what the kept lead lacks, and records what was filled in, so that it can be undone. */
export async function fillFrom(db: Database, actor: Actor, id: number, id_mantida: number): Promise<void> {
  const fields = sql.join(
    ANSWERS.flatMap((answer) =>
      answer.map((field) => sql`(${sql.lit(field)}, ${sql.val([...answer])}::text[])`),
    ),
  )
  await sql`
    with novos as (
      select coalesce(jsonb_object_agg(c.campo, to_jsonb(o) -> c.campo), '{}') as campos
      from vendas_lead k, vendas_lead o, (values ${fields}) c(campo, resposta)
      where k.id = ${id_mantida} and o.id = ${id}
        and to_jsonb(k) -> c.campo = 'null' and to_jsonb(o) -> c.campo <> 'null'
        and not exists (select from unnest(c.resposta) r
          where to_jsonb(k) -> r <> 'null' and to_jsonb(k) -> r <> to_jsonb(o) -> r)
    ), guardada as (
      insert into vendas_lead_uniao (id_lead, id_mantida, campos, id_usuario)
      select ${id}, ${id_mantida}, campos, ${actor.id} from novos
    )
    update vendas_lead k set ${sql.join(FILLED.map((field) => sql`${sql.ref(field)} = n.${sql.ref(field)}`))}
    from novos, vendas_lead antes, lateral jsonb_populate_record(antes, novos.campos) n
    where antes.id = ${id_mantida} and k.id = antes.id and novos.campos <> '{}'`.execute(db)
  await sql`
    update vendas_lead k set fora_tabela_em = o.fora_tabela_em, motivo_fora_tabela = o.motivo_fora_tabela,
      id_usuario_fora_tabela = o.id_usuario_fora_tabela
    from vendas_lead o, vendas_lead_uniao u
    where k.id = ${id_mantida} and o.id = ${id} and u.id_lead = o.id and u.desfeita_em is null
      and o.fora_tabela_em is not null and u.campos ?| array['produto', 'valor']`.execute(db)
}

/** Of an outside id `v`: this lead has no id of the same source. */
const isFree = (id: number) => sql<boolean>`not exists (select from vinculo_externo k
  where k.tabela = v.tabela and k.id_item = ${id} and k.fonte = v.fonte)`

/** Moves the outside ids of the merged lead to the kept one (docs/sales.md#merged-leads). After `fillFrom`. */
export const moveOutsideIds = (db: Database, id: number, id_mantida: number) =>
  sql`
    with movidos as (
      update vinculo_externo v set id_item = ${id_mantida}
      where v.tabela = 'vendas_lead' and v.id_item = ${id} and ${isFree(id_mantida)} returning v.id
    )
    update vendas_lead_uniao set vinculos = array(select id from movidos)
    where id_lead = ${id} and desfeita_em is null`.execute(db)

/** The lead that one of the actor's was merged into. */
export const keptLead = async (db: Database, actor: Actor, id: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('vendas_lead_uniao as u')
      .innerJoin('vendas_lead as l', 'l.id', 'u.id_lead')
      .where('u.id_lead', '=', id)
      .where('u.desfeita_em', 'is', null)
      .where(leadInScope(actor, 'l'))
      .select('u.id_mantida')
      .executeTakeFirst()
  )?.id_mantida

/** Removes what the merge filled in and moved, if it was neither changed nor sold since. Answers the kept lead, if there was a merge. */
export async function takeBack(db: Database, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id_mantida: number; campos: Record<string, unknown>; vinculos: number[] }>`
    update vendas_lead_uniao set desfeita_em = now() where id_lead = ${id} and desfeita_em is null
    returning id_mantida, campos, vinculos`.execute(db)
  const merge = rows[0]
  if (!merge) return undefined
  await sql`update vinculo_externo v set id_item = ${id}
    where v.id = any(${merge.vinculos}::bigint[]) and v.id_item = ${merge.id_mantida} and ${isFree(id)}`.execute(
    db,
  )
  const filled = FILLED.filter((field) => field in merge.campos)
  if (filled.length)
    await sql`
      update vendas_lead k set ${sql.join(
        filled.map(
          (field) => sql`${sql.ref(field)} = case when to_jsonb(k) -> ${sql.lit(field)}
            is distinct from ${JSON.stringify(merge.campos)}::jsonb -> ${sql.lit(field)} then k.${sql.ref(field)} end`,
        ),
      )} where k.id = ${merge.id_mantida} and k.desfecho <> 'efetivada'`.execute(db)
  if (filled.some((field) => field === 'produto' || field === 'valor'))
    await sql`
      update vendas_lead set fora_tabela_em = null, motivo_fora_tabela = null, id_usuario_fora_tabela = null
      where id = ${merge.id_mantida} and produto is null and valor is null and desfecho <> 'efetivada'`.execute(
      db,
    )
  return merge.id_mantida
}
