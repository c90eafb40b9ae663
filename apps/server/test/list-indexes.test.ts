/** Columns that a list marks as `indexed` have an index: alternatives of `_or` are read by these (docs/rest.md#filters). */
import { leadColumns } from '@intranet/contract/sales/lead-list'
import { customerList } from '@intranet/contract/sales/customers'
import { externalList } from '@intranet/contract/access/external-ids'
import type { ListColumn } from '@intranet/contract/list'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from './app.ts'

const { db } = await testWorld()

const marked: [
  table: string,
  columns: Readonly<Record<string, ListColumn>>,
  names?: Record<string, string>,
][] = [
  ['vendas_lead', leadColumns],
  ['relationship_dados_pessoas', customerList.columns],
  ['vinculo_externo', externalList.columns, { id_registro: 'id_item' }],
]

it.each(marked)('%s', async (table, columns, names = {}) => {
  // The first column of an index, or the one after those that the list names by equality itself.
  const { rows } = await sql<{ coluna: string }>`
    select distinct a.attname as coluna from pg_index i
      cross join lateral unnest(i.indkey::int2[]) with ordinality as k (numero, lugar)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.numero
    where i.indrelid = ${table}::regclass and not exists (
      select from unnest(i.indkey::int2[]) with ordinality as b (numero, lugar)
        join pg_attribute o on o.attrelid = i.indrelid and o.attnum = b.numero
      where b.lugar < k.lugar and o.attname not in ('id_empresa', 'fonte', 'tabela'))`.execute(db)
  const found = new Set(rows.map(({ coluna }) => coluna))
  const named = Object.keys(columns).filter((key) => columns[key]!.indexed)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((key) => !found.has(names[key] ?? key))).toEqual([])
})
