/** What `/v1/alteracoes` answers, its rows by table: the modules say which lists these are. */
import { changesAnswer } from '@intranet/contract/access/changes'
import { documentNames } from '@intranet/contract/list'
import * as z from 'zod'
import { changeRouter } from '../../modules/access/changes/change.router.ts'
import { modules } from '../../modules/module-list.ts'
import { rowSchemaOf } from '../../platform/rest/row-forms.ts'
import type { Module } from '../../platform/module.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { changedTables, pathWords, type TablePaths } from './changed-tables.ts'
import { restRoutes } from './routes.ts'

/** `rh_setor` → `AlteracaoRhSetor` */
const named = (table: string) =>
  `Alteracao${table.replace(/(?:^|_)(\w)/g, (_whole, letter: string) => letter.toUpperCase())}`

function rowsByTable(): Map<string, z.ZodType[]> {
  const tables = new Map<string, z.ZodType[]>()
  for (const { table, list } of modules.flatMap(({ changes = [] }) => changes))
    tables.set(table, [...new Set([...(tables.get(table) ?? []), rowSchemaOf(list)])])
  return tables
}

/** The name of a table, with its paths in words and as `x-caminhos`. */
function nameOf(table: string, paths: TablePaths | undefined): z.ZodLiteral<string> {
  const name = z.literal(table)
  return paths ? name.register(documentNames, { description: pathWords(paths), 'x-caminhos': paths }) : name
}

function makeSchema(): z.ZodType {
  const paths = changedTables(
    restRoutes,
    modules.flatMap(({ changes = [] }: Module) => changes),
  )
  const change = (changesAnswer.shape.alteracoes as z.ZodArray<z.ZodObject>).element
  const variants = [...rowsByTable()].map(([table, rows]) => {
    const [first, ...others] = rows as [z.ZodType, ...z.ZodType[]]
    const row = others.length ? z.union([first, ...others]) : first
    const variant = change.extend({
      tabela: nameOf(table, paths[table]),
      registro: row.nullable().optional(),
    })
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
