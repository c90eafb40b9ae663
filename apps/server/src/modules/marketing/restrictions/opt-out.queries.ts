/** Customers who want no more messages, or whose address does not exist. */
import type { Channel, RestrictionOrigin } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { onDatesOfSend } from '../send-dates.queries.ts'
import { phoneForms } from '../../../platform/phone-forms.ts'

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

/** The address of "Ana <ana@casa.example>", as mail programs write it. */
const mailAddress = (said: string) => (/<([^<>]+)>\s*$/.exec(said)?.[1] ?? said).trim().toLowerCase()

/** Whether two ways to write a destination name the same one. */
export const isSameAddress = (canal: Channel, one: string, other: string): boolean =>
  canal === 'email'
    ? mailAddress(one) === mailAddress(other)
    : storedForms(one).includes(storedForms(other)[0]!)

/** Whether a customer (`p`) is reached at a destination, however it is written. */
export const reachedAt = (canal: Channel, destino: string): RawBuilder<boolean> =>
  canal === 'email'
    ? sql<boolean>`lower(p.email) = ${mailAddress(destino)}`
    : sql<boolean>`p.telefone = any(${storedForms(destino)}::text[])`

/** Whose customers: of the provider of a shift, of one provider, or of all where none is known. */
type Whose = { id_execucao: number } | { id_empresa: number } | null

function isOf(whose: Whose): RawBuilder<unknown> {
  if (whose === null) return sql`true`
  if ('id_empresa' in whose) return sql`p.id_empresa = ${whose.id_empresa}`
  return sql`p.id_empresa = (select x.id_empresa from campanha_execucao x where x.id = ${whose.id_execucao})`
}

/**
 * Restricts a channel for everybody with this address or phone, and for the customer whom a message went to: theirs may be
 * another one since. Answers how many restrictions are new or changed.
 */
export async function restrictDestination(
  db: Database,
  canal: Channel,
  destino: string | null,
  origem: RestrictionOrigin,
  whose: Whose,
  id_pessoa: number | null = null,
): Promise<number> {
  const reached = destino === null ? sql`false` : reachedAt(canal, destino)
  const { numAffectedRows } = await sql`
    insert into relacionamento_preferencias_cliente (id_empresa, cod_cliente, nome_razaosocial, cpf, origem, ${sql.ref(canal)})
    select p.id_empresa, p.codpessoa, p.nome_razaosocial, p.cpf, ${origem}, false
    from relationship_dados_pessoas p
    where (${reached} or p.id = ${id_pessoa}) and ${isOf(whose)} order by p.id_empresa, p.codpessoa
    ${restrict(canal)}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Closes every channel for the customer that a lead names, if document or phone are the lead's too: its seller typed the
 * code. Answers whether there is one.
 */
export async function restrictCustomerOfLead(
  db: Database,
  actor: Actor,
  { id, documento, fone }: { id: number; documento: string | null; fone: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into relacionamento_preferencias_cliente as r
      (id_empresa, cod_cliente, nome_razaosocial, cpf, whatsapp, email, sms, id_usuario)
    select p.id_empresa, p.codpessoa, p.nome_razaosocial, p.cpf, false, false, false, ${actor.id}
    from vendas_lead l join relationship_dados_pessoas p
      on p.id_empresa = l.id_empresa and p.codpessoa = l.cod_cliente
    where l.id = ${id} and (p.cpf = ${documento} or ${fone ? reachedAt('sms', fone) : sql`false`})
    on conflict (id_empresa, cod_cliente) do update set whatsapp = false, email = false, sms = false
    returning r.id`.execute(db)
  return rows.length > 0
}

export interface SentMessage {
  id_pessoa: number
  destino: string | null
  canal: Channel
  id_empresa: number
  provedor: string
}

/**
 * Where a message went, by which channel, to whom, and the provider that wrote it: the end of an e-mail works as long as
 * the e-mail is kept, also when its month was moved aside.
 */
export async function sentMessage(db: Database, id: number): Promise<SentMessage | undefined> {
  for (const messages of [sql.table('campanha_envio'), sql.table('meses_guardados.campanha_envio')]) {
    const { rows } = await sql<SentMessage>`
      select v.id_pessoa, v.destino, v.canal, v.id_empresa, e.nome as provedor
      from ${messages} v join empresa e on e.id = v.id_empresa
      where v.id = ${id} and ${onDatesOfSend('v.data_referencia', id)}`.execute(db)
    if (rows[0]) return rows[0]
  }
  return undefined
}

/** Ends a channel for whom a message reached: its customer, and everybody of its address as long as that is known. */
export async function optOut(
  db: Database,
  { id_empresa, destino, canal, id_pessoa }: SentMessage,
): Promise<void> {
  await restrictDestination(db, canal, destino, 'descadastro', { id_empresa }, id_pessoa)
}
