import {
  contactSchemas,
  type ContactLettersInput,
  type ListContactsInput,
  type OwnContactFields,
} from '@intranet/contract/content/contact-schemas'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { readPage } from '../../../platform/list.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { amongColleagues } from '../../../platform/scope.ts'

const TEAM_SHOWN = 60
const COMPLIMENTS_SHOWN = 5

const search = sql<string>`busca_contato(u.nome, u.email_corp, u.ramal)`
const letterOf = (name: RawBuilder<unknown>) => sql<string>`upper(left(normaliza(${name}), 1))`
const letter = letterOf(sql`u.nome`)
const city = sql<string | null>`c.nome || '/' || c.uf`

/** Whether somebody is away; the reason is never shown. */
const presence = sql<'ativo' | 'ferias' | 'afastado'>`u.situacao`

const employees = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario as u')
    .leftJoin('rh_cargo as k', 'k.id', 'u.id_cargo')
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('rh_setor as s', 's.id', 'u.id_setor')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .leftJoin('cidade as c', 'c.id', 'u.id_cidade')
    .where('u.ativo', '=', true)
    .where('u.funcionario', '=', true)
    .where('u.nome', 'is not', null)
    .where(amongColleagues(actor, 'u.id_empresa'))

const visible = (db: Database, actor: Actor) =>
  employees(db, actor).select([
    'u.id',
    sql<string>`u.nome`.as('nome'),
    'u.id_foto',
    'k.nome as cargo',
    'd.nome as departamento',
    's.nome as setor',
    'u.id_empresa',
    'e.nome as empresa',
    city.as('cidade'),
    'u.ramal',
    'u.email_corp',
    'u.telefone_corp',
    'u.whatsapp_corp',
    presence.as('situacao'),
  ])

/** Colleagues by page; `q` looks into name, corporate e-mail and extension. */
export function listContacts(db: Database, actor: Actor, request: ListContactsInput) {
  const { q, filtro, sort, depois } = request
  // Everybody opens the list like that: one statement, not one for each filter and order.
  const usual = !q && !sort && !depois && Object.keys(filtro).length === 0
  const query = visible(db, actor).$if(usual, (page) => page.modifyFront(preparedGeneric))
  return readPage(query, request, {
    definition: contactSchemas.list,
    alias: 'u',
    refs: {
      letra: letter,
      cargo: 'k.nome',
      departamento: 'd.nome',
      setor: 's.nome',
      empresa: 'e.nome',
      cidade: city,
    },
    search,
  })
}

/** How many colleagues each first letter has. */
export const countLetters = (
  db: Database,
  actor: Actor,
  { q, id_empresa, id_departamento }: ContactLettersInput,
) =>
  db
    // Grouped by the first character as it is written: accents are removed some thirty times, not once for each name.
    .selectFrom(
      employees(db, actor)
        .$if(id_empresa !== undefined, (query) => query.where('u.id_empresa', 'in', [id_empresa!].flat()))
        .$if(id_departamento !== undefined, (query) =>
          query.where('u.id_departamento', 'in', [id_departamento!].flat()),
        )
        .$if(Boolean(q?.trim()), (query) => query.where(holdsWords(search, q!)))
        .select([sql<string>`left(u.nome, 1)`.as('inicial'), sql<number>`count(*)`.as('total')])
        .groupBy('inicial')
        .as('i'),
    )
    .select([letterOf(sql`i.inicial`).as('letra'), sql<number>`sum(i.total)::int`.as('total')])
    .groupBy('letra')
    .orderBy('letra')
    .execute()

interface Person {
  id: number
  nome: string
  id_foto: string | null
  cargo: string | null
}

interface Compliment {
  id: number
  texto: string
  categoria: string
  created_at: string
}

/** Somebody's manager: their own, otherwise the person responsible for their department. */
const manager = (actor: Actor) => sql<Person | null>`(
  select json_build_object('id', g.id, 'nome', g.nome, 'id_foto', g.id_foto, 'cargo', gk.nome)
  from rh_usuario g left join rh_cargo gk on gk.id = g.id_cargo
  where g.id = coalesce(u.id_gestor, d.id_funcionario) and g.id <> u.id and g.ativo and g.nome is not null
    and ${amongColleagues(actor, 'g.id_empresa')})`

const team = (actor: Actor) => sql<Person[]>`(
  select coalesce(json_agg(t), '[]') from (
    select t.id, t.nome, t.id_foto, tk.nome as cargo from rh_usuario t left join rh_cargo tk on tk.id = t.id_cargo
    where t.id_gestor = u.id and t.ativo and t.funcionario and t.nome is not null
      and ${amongColleagues(actor, 't.id_empresa')}
    order by t.nome, t.id limit ${TEAM_SHOWN}) t)`

const compliments = sql<Compliment[]>`(
  select coalesce(json_agg(x), '[]') from (
    select l.id, l.texto, lc.titulo as categoria, l.created_at
    from elogio l join elogio_categoria lc on lc.id = l.id_categoria
    where l.id_funcionario = u.id and l.publico and l.situacao = 'publicado'
    order by l.created_at desc, l.id desc limit ${COMPLIMENTS_SHOWN}) x)`

/** One colleague, with manager, team and public compliments, in one statement. */
export const getContact = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .modifyFront(preparedGeneric)
    .where('u.id', '=', id)
    .select([
      sql<string | null>`case when u.exibir_telefone then u.telefone end`.as('telefone_pessoal'),
      sql<string | null>`case when u.exibir_telefone then u.email_pessoal end`.as('email_pessoal'),
      manager(actor).as('gestor'),
      team(actor).as('equipe'),
      compliments.as('elogios'),
    ])
    .executeTakeFirst()

/** What the actor's own contact shows. */
export const getOwnContact = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario')
    .where('id', '=', actor.id)
    .select(['ramal', 'telefone_corp', 'whatsapp_corp', 'exibir_telefone'])
    .executeTakeFirstOrThrow()

export const updateOwnContact = (db: Database, actor: Actor, fields: OwnContactFields) =>
  db
    .updateTable('rh_usuario')
    .set(fields)
    .where('id', '=', actor.id)
    .returning(['ramal', 'telefone_corp', 'whatsapp_corp', 'exibir_telefone'])
    .executeTakeFirstOrThrow()
