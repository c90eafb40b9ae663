/** A criterion as a condition on `b`, a customer in arrears as the simulation holds them. */
import {
  criterionKinds,
  type CriterionField,
  type CriterionKind,
  type CriterionOperator,
} from '@intranet/contract/desk/blocking-options'
import { sql, type RawBuilder } from 'kysely'

export interface Criterion {
  id: number
  campo: CriterionField
  operador: CriterionOperator
  valor: readonly string[]
}

type Condition = RawBuilder<boolean>
type Made = (column: RawBuilder<unknown>, operator: CriterionOperator, values: readonly string[]) => Condition

/** Normalised columns of the simulation: without accents, case and outer spaces. */
const columns: Record<CriterionField, RawBuilder<unknown>> = {
  cidade: sql`nullif(b.cidade_chave, '')`,
  microrregiao: sql`b.microrregioes`,
  bairro: sql`nullif(b.bairro_chave, '')`,
  plano: sql`nullif(b.plano_chave, '')`,
  tipo_pessoa: sql`b.tipo_pessoa`,
  tempo_cliente_meses: sql`b.meses`,
  cod_cliente: sql`b.cod_cliente`,
  feriado: sql`(b.feriado is not null)`,
  promessa_pagamento: sql`b.promessa_pagamento`,
  chamado_aberto: sql`b.chamado_aberto`,
  orgao_publico: sql`b.orgao_publico`,
  valor_aberto: sql`b.valor`,
}

const normal = (values: readonly string[]) =>
  sql`array(select normaliza(btrim(v)) from unnest(${[...values]}::text[]) v)`

/** A different value is one that is known: an unknown city is not "different from Tubarão". */
const among = (
  column: RawBuilder<unknown>,
  operator: CriterionOperator,
  list: RawBuilder<unknown>,
): Condition =>
  operator === 'diferente' ? sql`(${column} <> all(${list}))` : sql`(${column} = any(${list}))`

const kinds: Record<CriterionKind, Made> = {
  texto: (column, operator, values) =>
    operator === 'contem'
      ? sql`(strpos(${column}, normaliza(btrim(${values[0]!}))) > 0)`
      : among(column, operator, normal(values)),
  codigo: (column, operator, values) => among(column, operator, sql`${[...values]}::text[]`),
  microrregiao: (column, operator, values) => {
    const both: Condition = sql`(${column} && ${values.map(Number)}::bigint[])`
    // A place in no micro-region is in no other one.
    return operator === 'diferente' ? sql`(${column} <> '{}' and not ${both})` : both
  },
  pessoa: (column, operator, values) => among(column, operator, sql`${[...values]}::text[]`),
  inteiro: (column, operator, values) => ordered(column, operator, sql`${values[0]!}::int`),
  sim: (column, _operator, values) => sql`(${column} = ${values[0] === 'true'})`,
  valor: (column, operator, values) => ordered(column, operator, sql`${values[0]!}::numeric`),
}

const ordered = (
  column: RawBuilder<unknown>,
  operator: CriterionOperator,
  value: RawBuilder<unknown>,
): Condition => (operator === 'maior_igual' ? sql`(${column} >= ${value})` : sql`(${column} <= ${value})`)

const matches = ({ campo, operador, valor }: Criterion): Condition =>
  kinds[criterionKinds[campo]](columns[campo], operador, valor)

/** The id of the first criterion that excepts `b`, or null. */
export function firstMatch(criteria: readonly Criterion[]): RawBuilder<number | null> {
  if (!criteria.length) return sql`null::bigint`
  const arms = criteria.map((one) => sql`when ${matches(one)} then ${one.id}::bigint`)
  return sql`case ${sql.join(arms, sql` `)} end`
}
