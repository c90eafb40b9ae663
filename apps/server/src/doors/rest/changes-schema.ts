/** What `/v1/alteracoes` answers, its rows by table: the modules say which lists these are. */
import { changesAnswer } from '@intranet/contract/access/changes'
import { documentNames } from '@intranet/contract/list'
import * as z from 'zod'
import { changeRouter } from '../../modules/access/changes/change.router.ts'
import { modules } from '../../modules/module-list.ts'
import { rowSchemaOf } from '../../platform/rest/row-forms.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

/** `rh_setor` → `AlteracaoRhSetor` */
const named = (table: string) =>
  `Alteracao${table.replace(/(?:^|_)(\w)/g, (_whole, letter: string) => letter.toUpperCase())}`

function rowsByTable(): Map<string, z.ZodType[]> {
  const tables = new Map<string, z.ZodType[]>()
  for (const { table, list } of modules.flatMap(({ changes = [] }) => changes))
    tables.set(table, [...new Set([...(tables.get(table) ?? []), rowSchemaOf(list)])])
  return tables
}

function makeSchema(): z.ZodType {
  const change = (changesAnswer.shape.alteracoes as z.ZodArray<z.ZodObject>).element
  const variants = [...rowsByTable()].map(([table, rows]) => {
    const [first, ...others] = rows as [z.ZodType, ...z.ZodType[]]
    const row = others.length ? z.union([first, ...others]) : first
    const variant = change.extend({ tabela: z.literal(table), registro: row.nullable().optional() })
    return variant.register(documentNames, { id: named(table) })
  })
  const [first, ...others] = variants
  if (!first) throw new Error('No module says whose changes programs may follow.')
  return changesAnswer.extend({ alteracoes: z.array(z.discriminatedUnion('tabela', [first, ...others])) })
}

let made: z.ZodType | undefined

/** The schema of the changes' answer; undefined for every other path. */
export const changesSchema = ({ contract }: RestRoute): z.ZodType | undefined =>
  contract.procedure === changeRouter.list ? (made ??= makeSchema()) : undefined
