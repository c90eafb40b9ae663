/** Tables that grow without end have a part for each month, which can be moved aside (docs/deploy.md#months). */
import { listMonths } from '@intranet/db/months'
import { sql } from 'kysely'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { issuedBy } from '../../../tools/bench/issued.ts'
import { jobList } from '../src/job-list.ts'
import { chainsOf, linesOfDay, viewedOf } from '../src/modules/access/security/security.queries.ts'
import { closeDay } from '../src/modules/access/security/security-days.service.ts'
import { verifyLog } from '../src/modules/access/security/verify-log.service.ts'
import { sweepSecurity } from '../src/modules/access/security/security.job.ts'
import { countAffected } from '../src/modules/access/data-incidents/data-incident.queries.ts'
import { sweepReadings } from '../src/modules/people/personal-data/reading-retention.job.ts'
import { emptyHistory, removeHistory } from '../src/platform/history-copies.ts'
import { monthsJob } from '../src/platform/months.job.ts'
import { newChain } from '../src/platform/security-chain.ts'
import { insertLines } from '../src/platform/security-record.ts'
import { testWorld } from './app.ts'
import { makePastMonths, monthAgo, monthsBy } from './factories/past-months.ts'
import { makeUser } from './factories/users.ts'
import { TEST_KEY } from './test-key.ts'

const { db, deps } = await testWorld()
const { pool } = deps.connection
const { move, restore } = monthsBy(pool)
const tables = ['acesso_dado_pessoal', 'log_historico', 'seguranca_evento']
const arrange = (ahead = 4) => sql`select meses_arruma(${ahead})`.execute(db)
const months = async (tabela: string) => {
  const client = await pool.connect()
  const all = await listMonths(client).finally(() => client.release())
  return all.filter((one) => one.tabela === tabela)
}
const names = async (tabela: string) => (await months(tabela)).map(({ mes }) => mes)
const count = async (from: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)
  return rows[0]!.n
}
/** What the command says. */
const command = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../src/months.ts'), ...args],
    { env: { PATH: process.env.PATH, DATABASE_URL: pool.options.connectionString, SECRET_KEY: TEST_KEY } },
  )
  return stdout
}
/** A reading of so many months ago. */
const read = async (id_titular: number, ago: number) => {
  const { rows } = await sql<{ id: number }>`
    insert into acesso_dado_pessoal (id_titular, campos, data)
    values (${id_titular}, '{cpf}', now() - make_interval(months => ${ago})) returning id`.execute(db)
  return rows[0]!.id
}
const partOf = async (id: number) => {
  const { rows } = await sql<{ parte: string }>`
    select tableoid::regclass::text as parte from acesso_dado_pessoal where id = ${id}`.execute(db)
  return rows[0]?.parte
}

describe('months', () => {
  it.each(tables)('of %s are made ahead, between what was before and what no month takes', async (tabela) => {
    // The history's first part reaches one month further: its end was said before all of it was read.
    const first = tabela === 'log_historico' ? [2, 3, 4] : [1, 2, 3, 4]
    const ahead = await Promise.all(first.map((n) => monthAgo(db, -n)))
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
        where c.relnamespace = ${schema}::regnamespace and c.relname = any(${tables}) order by c.relname, 1`.execute(
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

describe('a month that is moved aside', () => {
  it('is over, of a table with months, and moved once', async () => {
    await expect(move('acesso_dado_pessoal', 'antes')).rejects.toThrow('ainda não terminou')
    await expect(move('acesso_dado_pessoal', 'resto')).rejects.toThrow('ainda não terminou')
    await expect(move('acesso_dado_pessoal', '1999-01')).rejects.toThrow('não tem o mês')
    await expect(move('rh_usuario', '2026-01')).rejects.toThrow('não tem meses')
    await expect(restore('acesso_dado_pessoal', 'antes')).rejects.toThrow('não está guardado')
    for (const tabela of tables) await makePastMonths(db, tabela, 13)
    await expect(move('acesso_dado_pessoal', await monthAgo(db, 0))).rejects.toThrow('ainda não terminou')
  })

  it('leaves the table and comes back with its rows, and refuses no row meanwhile', async () => {
    const person = await makeUser(db)
    const month = await monthAgo(db, 3)
    const id = await read(person, 3)
    await move('acesso_dado_pessoal', month)
    await expect(move('acesso_dado_pessoal', month)).rejects.toThrow('já está guardado')
    expect(await partOf(id)).toBeUndefined()
    expect(await count(`meses_guardados.acesso_dado_pessoal where id = ${id}`)).toBe(1)
    const late = await read(person, 3)
    expect(await partOf(late)).toBe('meses.acesso_dado_pessoal_resto')
    await restore('acesso_dado_pessoal', month)
    const part = `meses.acesso_dado_pessoal_${month.replace('-', '_')}`
    expect([await partOf(id), await partOf(late)]).toEqual([part, part])
    expect(await count('meses_guardados.acesso_dado_pessoal')).toBe(0)
  })

  it('goes with its person, by its retention, and in an erasure', async () => {
    const [person, other] = [await makeUser(db), await makeUser(db)]
    const [old, recent] = [await monthAgo(db, 8), await monthAgo(db, 2)]
    for (const ago of [8, 2]) for (const id of [person, other]) await read(id, ago)
    for (const month of [old, recent]) await move('acesso_dado_pessoal', month)
    const aside = (id: number) => count(`meses_guardados.acesso_dado_pessoal where id_titular = ${id}`)
    expect(await aside(person)).toBe(2)
    await sweepReadings({ db, parameters: deps.parameters })
    expect(await aside(person)).toBe(1)
    await db.deleteFrom('rh_usuario').where('id', '=', person).execute()
    expect([await aside(person), await aside(other)]).toEqual([0, 1])

    const edited = async (ago: number) => {
      await sql`insert into log_historico (tabela, id_item, operacao, old_data, data)
        values ('rh_familiar', ${String(ago)}, 'UPDATE', '{"nome": "Ana"}', now() - make_interval(months => ${ago}::int))`.execute(
        db,
      )
      await move('log_historico', await monthAgo(db, ago))
    }
    for (const ago of [5, 6]) await edited(ago)
    await emptyHistory(db, 'rh_familiar', [5])
    await removeHistory(db, 'rh_familiar', [6])
    const { rows } = await sql`
      select id_item, old_data from meses_guardados.log_historico where tabela = 'rh_familiar'`.execute(db)
    expect(rows).toEqual([{ id_item: '5', old_data: null }])
  })

  it('is swept by the command, before it is moved and before it comes back', async () => {
    const month = await monthAgo(db, 12)
    const person = await makeUser(db)
    await read(person, 12)
    expect(await command('move', 'acesso_dado_pessoal', month)).toEqual(
      `acesso_dado_pessoal ${month} está guardado.\n`,
    )
    const aside = `meses_guardados.acesso_dado_pessoal_${month.replace('-', '_')}`
    expect(await count(aside)).toBe(0)
    await sql`insert into meses_guardados.acesso_dado_pessoal (id, id_titular, campos, data)
      values (1, ${person}, '{cpf}', now() - interval '12 months')`.execute(db)
    expect(await command('list')).toMatch(new RegExp(`acesso_dado_pessoal +${month} +guardado`))
    await command('restore', 'acesso_dado_pessoal', month)
    expect(await count(`acesso_dado_pessoal where data < now() - interval '11 months'`)).toBe(0)
    expect(await partOf(await read(person, 12))).toBe(aside.replace('_guardados', ''))
    await expect(command('move', 'acesso_dado_pessoal')).rejects.toThrow('Use: pnpm months')
  })

  it('is counted in an incident with data', async () => {
    const person = await makeUser(db)
    await read(person, 4)
    await move('acesso_dado_pessoal', await monthAgo(db, 4))
    const { rows } = await sql<{ id: number }>`
      insert into incidente_dados (titulo, o_que, conhecido_em, prazo, dados, periodo_de, periodo_ate)
      values ('Conta usada', 'Senha descoberta', now(), now(), 'CPF', now() - interval '4 months 1 day', now() - interval '3 months 28 days')
      returning id`.execute(db)
    expect((await countAffected(db, rows[0]!.id)).titulares).toBe(1)
  })
})

describe('the security log of a month that is moved aside (docs/security.md#chain)', () => {
  const all = { lines: '2000-01-01', viewed: '2000-01-01' }
  const ago = (n: number) => {
    const day = new Date()
    day.setUTCDate(15)
    day.setUTCMonth(day.getUTCMonth() - n)
    return day
  }
  const write = async (n: number) => {
    const chain = newChain()
    const line = {
      tipo: 'entrada',
      id_usuario: null,
      endereco: null,
      pedido: null,
      alvo: null,
      detalhe: null,
    }
    const lines = [0, 1, 2].map(() => chain.place({ ...line, data: ago(n) }))
    await insertLines(db, lines)
    return lines[0]!
  }

  it('is verified: nothing is missing, and what is changed there is found', async () => {
    const { dia, servidor } = await write(2)
    const person = await makeUser(db)
    await sql`insert into acesso_dado_pessoal (id_titular, campos, data) values (${person}, '{cpf}', ${ago(2)})`.execute(
      db,
    )
    const [lines, viewed] = [await linesOfDay(db, dia, servidor), await viewedOf(db, dia)]
    expect([lines.length, viewed.leituras?.linhas]).toEqual([3, 1])
    await closeDay(db, dia)
    expect((await verifyLog(db, all)).achados).toEqual([])
    const month = await monthAgo(db, 2)
    await move('seguranca_evento', month)
    // The test before moved the readings of that month; now one is left in the rest.
    expect(await linesOfDay(db, dia, servidor)).toEqual(lines)
    expect(await verifyLog(db, all)).toMatchObject({ achados: [], linhas: 3 })
    const undo = new Error('undo')
    const tampered = db.transaction().execute(async (trial) => {
      await sql`set local session_replication_role = replica`.execute(trial)
      await sql`update meses_guardados.seguranca_evento set tipo = 'sessao' where ordem = 2`.execute(trial)
      await sql`delete from acesso_dado_pessoal where id_titular = ${person}`.execute(trial)
      expect((await verifyLog(trial, all)).achados.join('\n')).toMatch(/foi alterada[^]*agora há 0/)
      throw undo
    })
    await expect(tampered).rejects.toBe(undo)
  })

  it('keeps what its tables have viewed', async () => {
    const person = await makeUser(db)
    await sql`insert into acesso_dado_pessoal (id_titular, campos, data) values (${person}, '{cpf}', ${ago(1)})`.execute(
      db,
    )
    await sql`insert into log_historico (tabela, id_item, operacao, data) values ('parametro', 'x', 'UPDATE', ${ago(1)})`.execute(
      db,
    )
    const dia = (await write(1)).dia
    const viewed = await viewedOf(db, dia)
    expect(Object.keys(viewed)).toEqual(['leituras', 'historico'])
    for (const tabela of ['acesso_dado_pessoal', 'log_historico']) await move(tabela, await monthAgo(db, 1))
    expect(await viewedOf(db, dia)).toEqual(viewed)
  })

  it('takes nothing out, and ends after its months', async () => {
    for (const statement of [
      'delete from meses_guardados.seguranca_evento',
      'update meses_guardados.seguranca_evento set tipo = tipo',
      'truncate meses_guardados.seguranca_evento',
      `truncate meses_guardados.seguranca_evento_${(await monthAgo(db, 2)).replace('-', '_')}`,
      `truncate meses.seguranca_evento_${(await monthAgo(db, 0)).replace('-', '_')}`,
      'truncate meses.seguranca_evento_antes',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only')
    await write(13)
    await move('seguranca_evento', await monthAgo(db, 13))
    expect(await count('meses_guardados.seguranca_evento')).toBe(6)
    await sweepSecurity({ db, parameters: deps.parameters })
    expect(await count('meses_guardados.seguranca_evento')).toBe(3)
  })

  it('is read by its day: three parts of a table at most are looked at', async () => {
    const { dia, servidor } = await write(3)
    const url = pool.options.connectionString!
    const read = await issuedBy(url, async (own) => {
      await chainsOf(own, dia)
      await linesOfDay(own, dia, servidor)
      await viewedOf(own, dia)
    })
    for (const { text, values } of read) {
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
      const looked = new Set(relationsIn(rows[0]['QUERY PLAN'][0].Plan))
      // The view's own lines are by moment, and their months by day: of each month it asks one index.
      const byDay = text.includes('limites') ? tables.slice(0, 2) : tables
      for (const tabela of byDay)
        expect([...looked].filter((name) => name.startsWith(tabela)).length).toBeLessThanOrEqual(3)
    }
    expect(read.length).toBeGreaterThan(2)
  })
})

describe('a month that is empty and over', () => {
  it('is removed by the job of each night, here and aside', async () => {
    const [here, aside] = [await monthAgo(db, 10), await monthAgo(db, 9)]
    await move('log_historico', aside)
    const before = await names('log_historico')
    expect(before).toEqual(expect.arrayContaining([here, aside, await monthAgo(db, 0)]))
    await sql`insert into log_historico (tabela, id_item, operacao, data)
      values ('x', '1', 'UPDATE', now() - interval '11 months')`.execute(db)
    await monthsJob.run(deps, {})
    const after = await names('log_historico')
    expect(after).not.toContain(here)
    expect(after).not.toContain(aside)
    expect(after).toEqual(expect.arrayContaining([await monthAgo(db, 11), await monthAgo(db, 0)]))
  })
})

interface Plan {
  'Relation Name'?: string
  'Actual Loops': number
  Plans?: Plan[]
}

/** Tables whose rows or indexes a plan really looked at. */
const relationsIn = (plan: Plan): string[] => [
  ...(plan['Relation Name'] && plan['Actual Loops'] > 0 ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(relationsIn),
]

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
    expect((await months('pronta')).map(({ mes }) => mes)).toEqual(['antes', 'resto'])
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
