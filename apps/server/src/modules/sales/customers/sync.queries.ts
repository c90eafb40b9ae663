import type { CustomerFields } from '@intranet/contract/sales/customers'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** A customer with its provider resolved; `contratos` are handled separately. */
export type CustomerRow = Omit<CustomerFields, 'sistema' | 'contratos'> & { id_empresa: number }
export type ContractRow = NonNullable<CustomerFields['contratos']>[number] & {
  id_empresa: number
  codpessoa: string
}

const optional = [
  'cpf',
  'telefone',
  'email',
  'sexo',
  'data_nascimento',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
] as const
const flags = ['falecido', 'ativo'] as const

const contractOptional = ['produto', 'valor', 'vencimento_dia', 'data_contratacao', 'data_ativacao'] as const

const columns = (names: readonly string[], alias?: string) =>
  sql.join(names.map((name) => sql.ref(alias ? `${alias}.${name}` : name)))

/** The value of a field that was sent; the present value of one that was not. */
const kept = (names: readonly string[], table: string) =>
  sql.join(
    names.map(
      (name) => sql`case when d.j ? ${name} then d.${sql.ref(name)} else ${sql.ref(`${table}.${name}`)} end`,
    ),
  )

const customerInput = (rows: string) => sql`dados as materialized (
  select o.j, r.* from jsonb_array_elements(${rows}::jsonb) as o(j),
    jsonb_to_record(o.j) as r(id_empresa bigint, codpessoa text, nome_razaosocial text, cpf text, telefone text,
      email text, sexo text, data_nascimento date, cep text, logradouro text, numero text, complemento text,
      bairro text, cidade text, uf char(2), falecido boolean, ativo boolean)
)`

/**
 * Writes any number of customers in three statements: existing ones are locked, new ones inserted, the others changed
 * if something differs. Sending the same twice changes nothing the second time.
 */
export async function writeCustomers(db: Database, rows: readonly CustomerRow[]) {
  const given = customerInput(JSON.stringify(rows))
  const texts = ['nome_razaosocial', ...optional]
  await sql`with ${given} select from relationship_dados_pessoas p
    join dados d using (id_empresa, codpessoa) order by p.id for no key update of p`.execute(db)
  const inserted = await sql`with ${given}
    insert into relationship_dados_pessoas (id_empresa, codpessoa, ${columns(texts)}, ${columns(flags)})
    select id_empresa, codpessoa, ${columns(texts)}, coalesce(falecido, false), coalesce(ativo, true) from dados
    order by id_empresa, codpessoa on conflict (id_empresa, codpessoa) do nothing`.execute(db)
  const fields = [...optional, ...flags]
  const changed = await sql`with ${given}
    update relationship_dados_pessoas p
    set (nome_razaosocial, ${columns(fields)}) = row(d.nome_razaosocial, ${kept(fields, 'p')})
    from dados d where p.id_empresa = d.id_empresa and p.codpessoa = d.codpessoa
      and (p.nome_razaosocial, ${columns(fields, 'p')}) is distinct from (d.nome_razaosocial, ${kept(fields, 'p')})`.execute(
    db,
  )
  return {
    inseridos: Number(inserted.numAffectedRows ?? 0n),
    alterados: Number(changed.numAffectedRows ?? 0n),
  }
}

const contractInput = (rows: string) => sql`dados as materialized (
  select o.j, p.id as id_pessoa, r.* from jsonb_array_elements(${rows}::jsonb) as o(j),
    jsonb_to_record(o.j) as r(id_empresa bigint, codpessoa text, contrato text, produto text, valor numeric,
      vencimento_dia int, data_contratacao date, data_ativacao date, situacao text)
    join relationship_dados_pessoas p using (id_empresa, codpessoa)
)`

/**
 * Writes contracts of existing customers, as `writeCustomers` does. Contracts that were not sent stay. Answers how many
 * changed.
 */
export async function writeContracts(db: Database, rows: readonly ContractRow[]): Promise<number> {
  if (!rows.length) return 0
  const given = contractInput(JSON.stringify(rows))
  const inserted = await sql`with ${given}
    insert into relationship_contrato (id_empresa, id_pessoa, contrato, ${columns(contractOptional)}, situacao)
    select id_empresa, id_pessoa, contrato, ${columns(contractOptional)}, coalesce(situacao, 'ativo') from dados
    order by id_pessoa, contrato on conflict (id_pessoa, contrato) do nothing`.execute(db)
  const fields = [...contractOptional, 'situacao']
  const changed = await sql`with ${given}
    update relationship_contrato c set (${columns(fields)}) = row(${kept(fields, 'c')})
    from dados d where c.id_pessoa = d.id_pessoa and c.contrato = d.contrato
      and (${columns(fields, 'c')}) is distinct from (${kept(fields, 'c')})`.execute(db)
  return Number(inserted.numAffectedRows ?? 0n) + Number(changed.numAffectedRows ?? 0n)
}
