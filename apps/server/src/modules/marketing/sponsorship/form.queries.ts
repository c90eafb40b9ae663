import type { Database } from '@intranet/db/connection'
import type { RequestFields } from '@intranet/contract/marketing/sponsorship-form'
import type { AccountState, RequestState } from '@intranet/contract/marketing/sponsorship-words'
import { sql } from 'kysely'
import { accountDeadline } from './request.queries.ts'

/** Providers whose form is open: the active ones. Nobody's scope: the form is public. */
export const openProviders = (db: Database) =>
  db
    .selectFrom('empresa')
    .where('ativo', '=', true)
    .select(['sistema', 'nome', 'id_logo as logo'])
    .orderBy('nome')
    .execute()

export async function findProvider(db: Database, sistema: string) {
  const provider = await db
    .selectFrom('empresa')
    .where('sistema', '=', sistema)
    .where('ativo', '=', true)
    .select(['id', 'sistema', 'nome', 'matiz', 'id_logo'])
    .executeTakeFirst()
  return provider
}

export const citiesOf = (db: Database, id_empresa: number) =>
  db
    .selectFrom('rh_cidade_provedor')
    .where('id_empresa', '=', id_empresa)
    .select(['id', 'nome', 'uf'])
    .orderBy(sql`normaliza(nome)`)
    .orderBy('uf')
    .execute()

/** The protocol of the request that a form was sent as already, by the hash of its token. */
export const sentBy = (db: Database, envio: string) =>
  db.selectFrom('patrocinio_solicitacao').where('envio', '=', envio).select('protocolo').executeTakeFirst()

/** Whether an account is overdue for a document, at any provider of the group. */
export async function owesAccount(db: Database, cpf_cnpj: string): Promise<boolean> {
  const row = await db
    .selectFrom('patrocinio_solicitacao')
    .where('cpf_cnpj', '=', cpf_cnpj)
    .where('situacao', '=', 'inadimplente')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The next protocol of a year; two requests at once wait for each other. */
export async function nextProtocol(db: Database, ano: number): Promise<string> {
  const { ultimo } = await db
    .insertInto('patrocinio_protocolo')
    .values({ ano, ultimo: 1 })
    .onConflict((conflict) =>
      conflict.column('ano').doUpdateSet({ ultimo: sql<number>`patrocinio_protocolo.ultimo + 1` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow()
  return `PAT-${ano}-${String(ultimo).padStart(5, '0')}`
}

type NewRequest = RequestFields & { protocolo: string; id_empresa: number; envio: string }

export const insertRequest = (db: Database, row: NewRequest) =>
  db.insertInto('patrocinio_solicitacao').values(row).returning('id').executeTakeFirstOrThrow()

/** What an applicant reads of a request, by its protocol and document. */
export const findByProtocol = (db: Database, protocolo: string, documento: string) =>
  db
    .selectFrom('patrocinio_solicitacao as r')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .leftJoin('patrocinio_justificativa as j', 'j.id', 'r.id_justificativa')
    .leftJoin('patrocinio_pos_evento as p', 'p.id_solicitacao', 'r.id')
    .leftJoin('patrocinio_justificativa as k', 'k.id', 'p.id_justificativa')
    .where('r.protocolo', '=', protocolo)
    .where('r.cpf_cnpj', '=', documento)
    .select([
      'r.protocolo',
      'r.evento',
      'e.nome as provedor',
      'r.created_at as recebida_em',
      'r.data_inicio',
      'r.data_fim',
      sql<RequestState>`r.situacao`.as('situacao'),
      'r.situacao_em',
      'j.texto_publico as motivo',
      sql<AccountState | null>`p.situacao`.as('prestacao'),
      'k.texto_publico as pendencia',
      accountDeadline.as('prazo'),
    ])
    .executeTakeFirst()
