import { sql, type RawBuilder } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { titled, type PaletteSource } from '../../../platform/palette.ts'
import type { Actor } from '../../../platform/actor.ts'
import { leadInScope } from '../lead-scope.ts'
import { seesMasked } from './lead-list.queries.ts'

/** A CPF, CNPJ or telephone with its area code, written in any way, as it is stored; undefined of anything else. */
export function wholeNumber(q: string): string | undefined {
  if (!/^[\d\s().+/-]+$/.test(q)) return undefined
  const digits = q.replace(/\D/g, '')
  return digits.length >= 10 && digits.length <= 14 ? digits : undefined
}

/** Parts of a number find nothing, nor does a number for who reads it masked: it could be found out by trying. */
function matches(actor: Actor, q: string): RawBuilder<boolean> {
  const number = wholeNumber(q)
  if (number === undefined) return titled('l', 'cliente', q)
  if (seesMasked(actor)) return sql<boolean>`false`
  return sql<boolean>`(l.documento = ${number} or l.fone = ${number})`
}

/** A lead's code is its number. */
const numbered = (code: string): RawBuilder<boolean> =>
  /^\d{1,9}$/.test(code) ? sql<boolean>`l.id = ${Number(code)}` : sql<boolean>`false`

const leads = (actor: Actor, wanted: RawBuilder<boolean>) => sql`
    select l.id, l.cliente, e.nome || ' · ' || to_char(l.created_at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY')
    from vendas_lead l join empresa e on e.id = l.id_empresa
    where ${wanted} and l.desfecho <> 'excluida' and l.anonimizada_em is null
      and ${leadInScope(actor, 'l')}`

export const findLeads: PaletteSource = {
  kind: 'lead',
  may: holds('vendas', 'read'),
  find: (actor, q) => leads(actor, matches(actor, q)),
  byCode: (actor, code) => leads(actor, numbered(code)),
}
