/** Customers who do not want to be written to any more, or whose address does not exist. */
import type { Channel, RestrictionOrigin } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { phoneForms } from '../../sales/phone-forms.ts'

const restrict = (canal: Channel) => {
  const flag = sql.ref(canal)
  return sql`on conflict (id_empresa, cod_cliente) do update set ${flag} = false, origem = excluded.origem
    where relacionamento_preferencias_cliente.${flag}`
}

/**
 * A telephone as customers may have it stored: with and without the country, and with and without the ninth digit,
 * which WhatsApp leaves out of the numbers of many areas.
 */
function storedForms(said: string): string[] {
  const digits = said.replace(/\D/g, '').replace(/^0+/, '')
  const [local] = phoneForms(digits)
  const [area, number] = [local.slice(0, 2), local.slice(2)]
  const forms = [local]
  if (number.length === 8) forms.push(`${area}9${number}`)
  if (number.length === 9 && number.startsWith('9')) forms.push(area + number.slice(1))
  return forms.flatMap(phoneForms)
}

/**
 * Restricts a channel for everybody who is reached at a destination: of the provider that wrote (`sendId`), or, where
 * that is not known, of every provider. Answers how many restrictions are new or changed.
 */
export async function restrictDestination(
  db: Database,
  canal: Channel,
  destino: string,
  origem: RestrictionOrigin,
  sendId: number | null,
): Promise<number> {
  const reached =
    canal === 'email'
      ? sql`lower(p.email) = ${destino.trim().toLowerCase()}`
      : sql`p.telefone = any(${storedForms(destino)}::text[])`
  const whose =
    sendId === null
      ? sql`true`
      : sql`p.id_empresa = (select x.id_empresa from campanha_envio v
          join campanha_execucao x on x.id = v.id_execucao where v.id = ${sendId})`
  const { numAffectedRows } = await sql`
    insert into relacionamento_preferencias_cliente (id_empresa, cod_cliente, nome_razaosocial, cpf, origem, ${sql.ref(canal)})
    select p.id_empresa, p.codpessoa, p.nome_razaosocial, p.cpf, ${origem}, false
    from relationship_dados_pessoas p where ${reached} and ${whose} order by p.id_empresa, p.codpessoa
    ${restrict(canal)}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Closes every channel for the customer that a lead names. Answers whether there is one. */
export async function restrictCustomerOfLead(db: Database, actor: Actor, idLead: number): Promise<boolean> {
  const { rows } = await sql`
    insert into relacionamento_preferencias_cliente as r
      (id_empresa, cod_cliente, nome_razaosocial, cpf, whatsapp, email, sms, id_usuario)
    select p.id_empresa, p.codpessoa, p.nome_razaosocial, p.cpf, false, false, false, ${actor.id}
    from vendas_lead l join relationship_dados_pessoas p
      on p.id_empresa = l.id_empresa and p.codpessoa = l.cod_cliente
    where l.id = ${idLead}
    on conflict (id_empresa, cod_cliente) do update set whatsapp = false, email = false, sms = false
    returning r.id`.execute(db)
  return rows.length > 0
}

/** Where a message went, and by which channel. */
export const sentMessage = (db: Database, id: number) =>
  db
    .selectFrom('campanha_envio')
    .select(['id', 'destino', sql<Channel>`canal`.as('canal')])
    .where('id', '=', id)
    .executeTakeFirst()
