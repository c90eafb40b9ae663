/** Nobody who was switched off is named by a new record: docs/people.md#switching-off-without-a-shutdown. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { walkWorld } from './walk-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { db, undoneDeps, undone, admin, inputs } = await walkWorld()

type Json = Record<string, unknown>

/** Columns that refer to a person or to a driver. */
const { rows: columns } = await sql<{ tabela: string; coluna: string; alvo: string }>`
  select c.conrelid::regclass::text as tabela, a.attname as coluna, c.confrelid::regclass::text as alvo
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid in ('rh_usuario'::regclass, 'motorista'::regclass)
    and cardinality(c.conkey) = 1 and c.conparentid = 0 and c.connamespace = 'public'::regnamespace`.execute(
  db,
)

/** An employee with a licence, beside the colleagues that inputs name, who was switched off. */
const gone = await db
  .selectFrom('motorista as m')
  .innerJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
  .where('u.ativo', '=', true)
  .select(['u.id', 'm.id as id_motorista'])
  .orderBy('u.id', 'desc')
  .executeTakeFirstOrThrow()
await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', gone.id).execute()

const named = new Set([...columns.map(({ coluna }) => coluna), 'participantes', 'incluir', 'id_pessoa'])
named.delete('id')

/** The input once for each field that may name a person, with the one who is gone in it. */
function namings(input: unknown): { field: string; input: unknown }[] {
  if (Array.isArray(input))
    return input.flatMap((part, place) =>
      namings(part).map((one) => ({ ...one, input: input.with(place, one.input) })),
    )
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input as Json).flatMap(([field, value]) => {
    const put = (part: unknown) => ({ ...(input as Json), [field]: part })
    const id = field === 'id_motorista' ? gone.id_motorista : gone.id
    if (named.has(field) && typeof value === 'number') return [{ field, input: put(id) }]
    if (named.has(field) && Array.isArray(value) && typeof value[0] === 'number')
      return [{ field, input: put([id]) }]
    return namings(value).map((one) => ({ field: one.field, input: put(one.input) }))
  })
}

const count = sql.join(
  columns.map(
    ({ tabela, coluna, alvo }) =>
      sql`select ${`${tabela}.${coluna}`} as lugar, count(*)::int as total from ${sql.id(tabela)}
        where ${sql.id(coluna)} = ${alvo === 'motorista' ? gone.id_motorista : gone.id}`,
  ),
  sql` union all `,
)
const writing = undoneDeps.connection.db
const places = async () => {
  const { rows } = await sql<{ lugar: string; total: number }>`${count}`.execute(writing)
  return new Map(rows.map(({ lugar, total }) => [lugar, total]))
}

/** What is recorded about somebody who left, and gives them nothing. */
const aboutThem: Record<string, string> = {
  'canaries.create id_pessoa': 'a record of nobody, by which nobody enters',
  'dataIncidents.create id_suspeito': 'whose account it was, also of somebody who left',
  'dataIncidents.update id_suspeito': 'whose account it was, also of somebody who left',
  'fines.nameDriver id_motorista': 'a fine of the days when they drove',
  'relatives.addNames id_funcionario': 'relatives, whom HR keeps',
  'relatives.create id_funcionario': 'relatives, whom HR keeps',
  'rides.block id_usuario': 'whose rides one does not want to see',
  'shutdowns.create id_funcionario': 'the shutdown of somebody who was switched off without one',
  'vehicleIncidents.create id_motorista': 'an incident of the days when they drove',
  'vehicleIncidents.update id_motorista': 'an incident of the days when they drove',
}

it('no procedure writes the name of somebody who was switched off into a record', async () => {
  const before = await undone(places)
  const [written, taken] = [new Set<string>(), new Set<string>()]
  for (const [path, { type }] of procedures) {
    if (type !== 'mutation') continue
    const write = (input: unknown) => at(admin.write, path)(input)
    for (const input of inputs.get(path)!.slice(0, 6))
      for (const naming of namings(input)) {
        const name = `${path} ${naming.field}`
        if (!taken.has(name))
          await undone(() => write(input)).then(
            () => taken.add(name),
            () => {},
          )
        if (written.has(name)) continue
        await undone(async () => {
          await write(naming.input)
          const after = await places()
          if ([...after].some(([place, total]) => total > before.get(place)!)) written.add(name)
        }).catch(() => {})
      }
  }
  expect([...written].toSorted()).toEqual(Object.keys(aboutThem))
  // Of colleagues who are there most are taken: the walk is not blind.
  expect(taken.size).toBeGreaterThan(25)
}, 240_000)
