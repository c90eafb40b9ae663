/** The order of rows is said whole: rows that sort alike do not change places with where they lie on the disk. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { walkWorld } from './walk-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { db, admin, inputs } = await walkWorld()

interface Column {
  tabela: string
  coluna: string
}

/** Columns that lists are sorted by and that may hold the same value many times. */
const sortedBy = async () => {
  const { rows } = await sql<Column>`
    select c.relname as tabela, a.attname as coluna from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname ~ '^(nome|titulo|razao_social|nome_|created_at|updated_at|ordem|data|inicio|lido_em|assinado_em|valor|produto|cidade|publicar_em|publicada_em)'`.execute(
    db,
  )
  return rows
}

/** Gives all rows of a table the value of one of them, where no rule of the table forbids it. */
async function tie({ tabela, coluna }: Column): Promise<void> {
  const [table, column] = [sql.table(tabela), sql.ref(coluna)]
  await sql`update ${table} set ${column} = (select ${column} from ${table} where ${column} is not null limit 1)`
    .execute(db)
    .catch(() => {})
}

/** Writes the rows of every table anew, the last one first. */
async function turnOver(): Promise<void> {
  const { rows } = await sql<{ tabela: string; colunas: string[] }>`
    select c.relname as tabela, array_agg(a.attname::text order by a.attnum) as colunas
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' group by 1`.execute(db)
  await db.transaction().execute(async (tx) => {
    // Neither triggers nor references: nothing changes but the place.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const { tabela, colunas } of rows) await rewrite(tx as Database, tabela, colunas)
  })
}

async function rewrite(tx: Database, tabela: string, colunas: string[]): Promise<void> {
  const table = sql.table(tabela)
  const columns = sql.join(colunas.map((coluna) => sql.ref(coluna)))
  await sql`create temporary table virada on commit drop as
    select row_number() over (order by ctid) as lugar_, ${columns} from ${table}`.execute(tx)
  await sql`delete from ${table}`.execute(tx)
  await sql`insert into ${table} (${columns}) overriding system value
    select ${columns} from virada order by lugar_ desc`.execute(tx)
  await sql`drop table virada`.execute(tx)
}

const readings = procedures.filter(([, { type }]) => type === 'query')

async function askAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const [path] of readings)
    for (const [index, input] of inputs.get(path)!.slice(0, 6).entries()) {
      const answer = await at(admin.read, path)(input).catch(() => null)
      if (answer !== null) answers.set(`${path} ${index}`, JSON.stringify(answer))
    }
  return answers
}

/** Their module's test has their order: of a number that people give, of steps, the newest first, without a provider last. */
const OTHERWISE = new Set([
  'careerTemplates.options',
  'faqCategories.options',
  'handbookCategories.options',
  'organization.options',
  'salesChannels.options',
  'sponsorshipRequests.options',
])
const choices = readings
  .map(([path]) => path)
  .filter((path) => /\.options$/.test(path) && !OTHERWISE.has(path))
const inOrder = new Intl.Collator('pt-BR').compare

// Before the rows are made alike below.
it.each(choices)('%s come in the order of their names', async (path) => {
  type Choice = Partial<Record<'nome' | 'titulo' | 'placa', string>>
  const answer = (await at(admin.read, path)(inputs.get(path)![0])) as Choice[]
  const names = answer.map(({ nome, titulo, placa }) => nome ?? titulo ?? placa ?? '')
  expect(new Set(names).size).toBeGreaterThan(1)
  expect(names).toEqual(names.toSorted(inOrder))
})

it('whatever is read, and whatever sorts alike', async () => {
  for (const column of await sortedBy()) await tie(column)
  const first = await askAll()
  const again = await askAll()
  await turnOver()
  const turned = await askAll()
  // What tells the time, or counts its own readings, is never the same.
  const steady = [...first].filter(([key, answer]) => again.get(key) === answer)
  expect(steady.length).toBeGreaterThan(first.size * 0.9)
  const moved = steady.filter(([key, answer]) => turned.get(key) !== answer)
  expect([...new Set(moved.map(([key]) => key.replace(/ \d+$/, '')))]).toEqual([])
}, 240_000)
