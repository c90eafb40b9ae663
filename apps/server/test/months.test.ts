/** Tables that grow without end have a part for each month, which can be moved aside (docs/deploy.md#months). */
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { jobList } from '../src/job-list.ts'
import { monthsJob } from '../src/platform/months.job.ts'
import { testWorld } from './app.ts'
import { lookAtMonths, monthAgo, tablesWithMonths } from './factories/past-months.ts'
import { makeUser } from './factories/users.ts'

const { db, deps } = await testWorld()
const { pool } = deps.connection
const { count, names, read, partOf } = lookAtMonths(db, pool)
const tables = tablesWithMonths
const arrange = (ahead = 4) => sql`select meses_arruma(${ahead})`.execute(db)

describe('months', () => {
  it.each(tables)('of %s are made ahead, between what was before and what no month takes', async (tabela) => {
    // The history's first part reaches one month further: its end was said before all of it was read.
    const first = tabela === 'log_historico' ? 2 : 1
    // A message's date may be a year ahead.
    const last = tabela === 'campanha_envio' ? 13 : 4
    const ahead = await Promise.all(
      Array.from({ length: last - first + 1 }, (_, n) => monthAgo(db, -(first + n))),
    )
    expect(await names(tabela)).toEqual(['antes', ...ahead, 'resto'])
  })

  it('are made by the job of each night, once', async () => {
    const last = await monthAgo(db, -4)
    const part = sql.table(`meses.seguranca_evento_${last.replace('-', '_')}`)
    await sql`drop table ${part}`.execute(db)
    for (let run = 0; run < 2; run += 1) await monthsJob.run(deps, {})
    expect(await names('seguranca_evento')).toContain(last)
  })

  it('that are missing refuse no row: it waits and comes into its month, seen by no trigger again', async () => {
    const person = await makeUser(db)
    const id = await read(person, -6)
    expect(await partOf(id)).toBe('meses.acesso_dado_pessoal_resto')
    const other = await read(person, -30)
    await sql`update acesso_dado_pessoal set departamento = 'de então' where id = ${id}`.execute(db)
    await arrange(8)
    const month = (await monthAgo(db, -6)).replace('-', '_')
    expect(await partOf(id)).toBe(`meses.acesso_dado_pessoal_${month}`)
    expect(await partOf(other)).toBe('meses.acesso_dado_pessoal_resto')
    const kept = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id', '=', id)
      .select('departamento')
      .execute()
    expect(kept).toEqual([{ departamento: 'de então' }])
    await sql`delete from acesso_dado_pessoal where id in (${id}, ${other})`.execute(db)
  })

  it('have the settings of their table, as how full a page of messages gets', async () => {
    const { rows } = await sql<{ ajustes: string[] | null }>`
      select distinct c.reloptions as ajustes from pg_inherits join pg_class c on c.oid = inhrelid
      where inhparent = 'campanha_envio'::regclass`.execute(db)
    expect(rows).toEqual([{ ajustes: ['fillfactor=50'] }])
  })

  it('that were moved aside are as the present ones: columns, indexes, references and what guards them', async () => {
    const of = async (schema: string) => {
      const { rows } = await sql<{ feito: string }>`
        select regexp_replace(regexp_replace(d.feito, '(public|meses_guardados)\\.', '', 'g'), 'INDEX \\S+', 'INDEX') as feito
        from pg_class c cross join lateral (
          select pg_get_indexdef(indexrelid) as feito from pg_index where indrelid = c.oid
          union all select pg_get_constraintdef(oid) from pg_constraint where conrelid = c.oid and contype in ('f', 'c', 'p', 'u')
          union all select pg_get_triggerdef(oid) from pg_trigger
            where tgrelid = c.oid and not tgisinternal and pg_get_triggerdef(oid) !~ ' INSERT '
          union all select attname || format_type(atttypid, atttypmod) || attnotnull from pg_attribute
            where attrelid = c.oid and attnum > 0) d
        where c.relnamespace = ${schema}::regnamespace and c.relname = any(${[...tables]}) order by c.relname, 1`.execute(
        db,
      )
      return rows.map(({ feito }) => feito)
    }
    expect(await of('meses_guardados')).toEqual(await of('public'))
  })

  it('are all shown by a view that shows the same of them as that of the present (docs/security.md#chain)', async () => {
    const { rows } = await sql<{ seguranca: string; guardada: string }>`
      select pg_get_viewdef('seguranca'::regclass) as seguranca, pg_get_viewdef('seguranca_guardada'::regclass) as guardada`.execute(
      db,
    )
    const { seguranca, guardada } = rows[0]!
    expect(
      guardada.replaceAll('meses_guardados.', '').replace(/FROM exportacao\s+WHERE false/, 'FROM exportacao'),
    ).toBe(seguranca)
  })
})

describe('a table that gets months', () => {
  it('keeps its rows where they are, its numbers, rules, triggers and rights', async () => {
    await sql
      .raw(
        `create function prova_marca() returns trigger language plpgsql as $$
           begin new.movida := true; return new; end $$;
         create table prova (id bigint generated always as identity primary key, sumiu int, nome text not null default 'x'
           check (length(nome) < 9), id_usuario bigint references rh_usuario on delete set null,
           data timestamptz(3) not null default now(), movida boolean not null default false,
           constraint prova_unica unique (nome, data));
         alter table prova drop column sumiu;
         create index prova_metade on prova (data desc, (id * 4)) where nome <> 'x';
         create trigger marca before update on prova for each row execute function prova_marca();
         create role prova_leitor; grant select, insert on prova to prova_leitor;
         insert into prova (nome, data) select 'n' || n, now() - make_interval(days => n) from generate_series(0, 999) n`,
      )
      .execute(db)
    const file = async (name: string) => {
      const { rows } = await sql<{ n: number }>`
        select pg_relation_filenode(${name}::regclass)::int as n`.execute(db)
      return rows[0]!.n
    }
    const before = await file('prova')
    await sql`call mes_converte('prova', 'data')`.execute(db)
    await arrange()
    expect(await file('meses.prova_antes')).toBe(before)
    const { rows } = await sql`insert into prova (nome) values ('novo') returning id::int, movida`.execute(db)
    expect(rows).toEqual([{ id: 1001, movida: false }])
    await sql`update prova set id_usuario = null where id in (1, 1001)`.execute(db)
    expect(await count('prova where movida')).toBe(2)
    expect(await count(`pg_index where indrelid = 'prova'::regclass and indisvalid`)).toBe(3)
    await expect(sql`insert into prova (nome) values ('muito longo')`.execute(db)).rejects.toThrow(
      'prova_nome_check',
    )
    await expect(sql`insert into prova (id_usuario) values (-1)`.execute(db)).rejects.toThrow(
      'prova_id_usuario_fkey',
    )
    expect(
      await count(
        `pg_class where oid = 'prova'::regclass and has_table_privilege('prova_leitor', oid, 'insert')`,
      ),
    ).toBe(1)
    const month = await monthAgo(db, -2)
    expect(
      await count(
        `pg_class where oid = 'meses.prova_${month.replace('-', '_')}'::regclass and has_table_privilege('prova_leitor', oid, 'select')`,
      ),
    ).toBe(1)
  })

  it('is not read when a check says already of which months its rows are', async () => {
    await sql
      .raw(
        `create table pronta (id bigint generated always as identity primary key, data timestamptz(3) not null default now());
         insert into pronta default values;
         do $$ begin execute format('alter table pronta add constraint pronta_limite check (data < %L)',
           mes_limite((date_trunc('month', now()) + interval '2 months')::date, 'timestamptz'::regtype)); end $$;
         call mes_converte('pronta', 'data')`,
      )
      .execute(db)
    expect(await names('pronta')).toEqual(['antes', 'resto'])
    await arrange()
    expect(await names('pronta')).toEqual([
      'antes',
      ...(await Promise.all([2, 3, 4].map((n) => monthAgo(db, -n)))),
      'resto',
    ])
    expect(await count(`pg_constraint where conname = 'pronta_limite'`)).toBe(0)
  })
})

it('docs/deploy.md#months has a line for each table that grows without end', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8')
  const lines = [
    ...page.matchAll(/^\| `(\w+)` +\| [^|]+ \| [^|]+ \| (?:`([\w-]+)`|[^|]+) +\| (yes|no) +\|$/gm),
  ]
  const { rows } = await sql<{ tabela: string; meses: boolean }>`
    select c.relname as tabela, c.relkind = 'p' as meses from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(db)
  const known = new Map(rows.map(({ tabela, meses }) => [tabela, meses]))
  const own = ['prova', 'pronta']
  for (const [, tabela, job, hasMonths] of lines) {
    expect([tabela, known.get(tabela!)]).toEqual([tabela, hasMonths === 'yes'])
    if (job) expect(jobList.map(({ name }) => name)).toContain(job)
  }
  const said = lines.map(([, tabela]) => tabela)
  expect(
    rows.filter(({ tabela, meses }) => meses && !own.includes(tabela)).map(({ tabela }) => tabela),
  ).toEqual(said.filter((tabela) => known.get(tabela!)).toSorted())
})
