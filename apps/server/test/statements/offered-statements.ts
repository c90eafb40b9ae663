/** What modules offer to others as statements or parts of them: duties, holdings, figures, finds, retentions, histories. */
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Database } from '@intranet/db/connection'
import { sql, type Expression } from 'kysely'
import { modules } from '../../src/modules/module-list.ts'
import type { Actor } from '../../src/platform/actor.ts'
import { gather } from '../../src/platform/offers.ts'

export interface OfferedStatement {
  name: string
  /** Runs it, as it is asked for somebody. */
  ask: (db: Database, actor: Actor) => Promise<unknown>
}

const ID = 7_700_001

/** By the folder of the module: `company/departments`. */
export function offeredStatements(root: string): Map<string, OfferedStatement[]> {
  const folders = new Map(
    globSync('*/*/*.module.ts', { cwd: root }).map((file) => [
      basename(file, '.module.ts'),
      dirname(file).replaceAll('\\', '/'),
    ]),
  )
  return new Map(modules.map((one) => [folders.get(one.name)!, offersOf(one)]))
}

function offersOf(module: (typeof modules)[number]): OfferedStatement[] {
  const { holdings, obligations, search, figures, history, retentions } = gather([module])
  const asked = (
    name: string,
    part: (db: Database, actor: Actor) => Expression<unknown>,
  ): OfferedStatement => ({
    name,
    ask: (db, actor) => sql`select * from (${part(db, actor)})`.execute(db),
  })
  return [
    ...holdings.map(({ tipo, of }) => asked(`held ${tipo}`, () => of(ID))),
    ...obligations.map(({ tipo, open }) => asked(`open ${tipo}`, (_, actor) => open(actor))),
    ...search.map(({ kind, find }) => asked(`search ${kind}`, (_, actor) => find(actor, 'prova'))),
    ...figures.map(({ to, count }) => asked(`figure ${to}`, (db, actor) => count(db, actor))),
    ...retentions.map(({ nome, isLate }) => ({ name: `late ${nome}`, ask: (db: Database) => isLate(db) })),
    ...Object.entries(history).map(([table, { scope }]) =>
      asked(`history ${table}`, (_, actor) => scope(actor, ID)),
    ),
  ]
}
