/** What a refusal counts for: the person's CPF and where they are reached, at their provider (docs/marketing.md#allowed-channels). */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { sql, type RawBuilder } from 'kysely'

/** Counted repetitions (`{1,64}`) cost PostgreSQL more than all the rest of the statement. */
const address = sql`case when lower(p.email) ~ '^[a-z0-9.!#$%&''*+/=?^_\`{|}~-]+@[a-z0-9-]+(\\.[a-z0-9-]+)+$'
  then lower(p.email) end`
const mobile = sql`case when p.telefone ~ '^(55)?[1-9][1-9]9[0-9]{8}$' then '55' || right(p.telefone, 11) end`

/** Where a customer (`p`) is reached by a channel (`ch`); null where they are not. */
export const destination = sql`case ch.canal when 'email' then ${address} else ${mobile} end`
/** Whether a restriction (`r`) allows a channel (`ch`). */
export const allows = sql`case ch.canal when 'email' then r.email when 'sms' then r.sms else r.whatsapp end`

/** `canal, cpf, destino` of whom at a provider a restriction names; of some the ERP does not know the document. */
export const refusedContacts = (id_empresa: number, canais: Channel[]) => sql`
  select ch.canal, documento.cpf, ${destination} as destino
  from relacionamento_preferencias_cliente r
  cross join unnest(${canais}::text[]) as ch(canal)
  left join relationship_dados_pessoas p on p.id_empresa = r.id_empresa and p.codpessoa = r.cod_cliente
  cross join unnest(array[r.cpf, p.cpf]) as documento(cpf)
  where r.id_empresa = ${id_empresa} and not ${allows}`

interface Reached {
  id_empresa: RawBuilder<unknown>
  cpf: RawBuilder<unknown>
  destino: RawBuilder<unknown>
}

/**
 * The same of one message. All is looked up by its index, person by person (`offset 0`): few have something in common, and
 * a provider has many restrictions.
 */
export function isRefused(canal: Channel, { id_empresa, cpf, destino }: Reached) {
  const restricted = (
    whom: RawBuilder<unknown>,
  ) => sql`exists (select from relacionamento_preferencias_cliente r
    where r.id_empresa = ${id_empresa} and ${whom} and not ${sql.ref(`r.${canal}`)} offset 0)`
  const registered = (common: RawBuilder<unknown>) => sql`exists (
    select from (select o.id_empresa, o.codpessoa from relationship_dados_pessoas o where ${common} offset 0) o
    where o.id_empresa = ${id_empresa} and ${restricted(sql`r.cod_cliente = o.codpessoa`)})`
  // As the indexes have them: rows that are not null, in the customers' collation.
  const there = sql`${destino} collate "default"`
  const reached =
    canal === 'email'
      ? sql`o.email is not null and lower(o.email) = ${there}`
      : sql`o.telefone is not null and o.telefone in (${there}, right(${there}, 11))`
  return sql`(${restricted(sql`r.cpf = ${cpf}`)} or ${registered(sql`o.cpf = ${cpf}`)} or ${registered(reached)})`
}
