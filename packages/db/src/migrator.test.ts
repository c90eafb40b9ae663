import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { migrate, pendingOf } from './migrator.ts'

const server = inject('testDatabaseUrl')
const address = (database: string) => Object.assign(new URL(server), { pathname: database }).href
const folder = mkdtempSync(join(tmpdir(), 'migracoes-'))
const name = `migracao_${process.pid}`

async function ask<Row>(database: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: address(database) })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

beforeEach(async () => {
  rmSync(join(folder, '0003_tres.sql'), { force: true })
  await ask('postgres', `drop database if exists ${name} with (force)`)
  await ask('postgres', `create database ${name}`)
  writeFileSync(join(folder, '0001_um.sql'), 'create table um (id int); insert into um values (1);')
  writeFileSync(join(folder, '0002_dois.sql'), 'create table dois (id int);')
})

afterAll(async () => {
  await ask('postgres', `drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true })
})

test('servers that start together apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(address(name), folder)))
  expect(applied.flat()).toEqual(['0001_um.sql', '0002_dois.sql'])
  expect(await ask(name, 'select id from um')).toEqual([{ id: 1 }])
})

test('a migration that fails leaves no changes, and those before it stay', async () => {
  writeFileSync(join(folder, '0002_dois.sql'), 'create table dois (id int); select 1 / 0;')
  await expect(migrate(address(name), folder)).rejects.toThrow('Migração 0002_dois.sql falhou')
  expect(await ask(name, 'select nome from migracao')).toEqual([{ nome: '0001_um.sql' }])
  expect(await ask(name, "select to_regclass('dois') as dois")).toEqual([{ dois: null }])
})

test('a landed migration that was edited stops the start', async () => {
  await migrate(address(name), folder)
  writeFileSync(join(folder, '0001_um.sql'), 'create table um (id bigint);')
  await expect(migrate(address(name), folder)).rejects.toThrow('Migração 0001_um.sql foi alterada')
})

test('a file that was rewritten to the same result is known by both of its hashes, and by no other', async () => {
  await migrate(address(name))
  const changed = (hash: string) =>
    ask(name, `update migracao set hash = '${hash}' where nome = '0803_checklist_count.sql'`)
  await changed('f253f35512c4ecdcb451c0c7f0d74d71029a2beb2fcfe37fb85f314a8d59c84b')
  expect(await migrate(address(name))).toEqual([])
  await changed('0'.repeat(64))
  await expect(migrate(address(name))).rejects.toThrow('Migração 0803_checklist_count.sql foi alterada')
})

test('what a database has not applied is named, and a changed file is refused', async () => {
  await migrate(address(name))
  const applied = await ask<{ nome: string; hash: string }>(
    name,
    'select nome, hash from migracao order by nome',
  )
  expect(pendingOf(applied)).toEqual([])
  expect(pendingOf(applied.slice(0, -1))).toEqual([applied.at(-1)!.nome])
  expect(() => pendingOf([{ ...applied[0]!, hash: 'other' }])).toThrow('foi alterada')
})

test('a migration that lands later with a lower number is applied', async () => {
  await migrate(address(name), folder)
  const file = join(folder, '0001_antes.sql')
  writeFileSync(file, 'create table antes (id int)')
  writeFileSync(join(folder, '0003_tres.sql'), 'alter table antes add column tres int')
  expect(await migrate(address(name), folder)).toEqual(['0001_antes.sql', '0003_tres.sql'])
  expect(await migrate(address(name), folder)).toEqual([])
  rmSync(file)
})

test('a landed migration whose file is gone stops the start', async () => {
  await migrate(address(name), folder)
  rmSync(join(folder, '0001_um.sql'))
  await expect(migrate(address(name), folder)).rejects.toThrow('0001_um.sql já foi aplicada')
})

test.each([
  ['timezone', 'America/Sao_Paulo', 'UTC'],
  ['jit', 'off', 'on'],
])(
  'a database restored from a dump, which has no %s, gets it at the next start',
  async (setting, ours, other) => {
    await migrate(address(name), folder)
    await ask('postgres', `alter database ${name} set ${setting} to '${other}'`)
    expect(await migrate(address(name), folder)).toEqual([])
    expect(Object.values((await ask(name, `show ${setting}`))[0]!)).toEqual([ours])
  },
)

/** Somebody who reads a table and does not end, until released. */
async function reading(table: string) {
  const client = new Client({ connectionString: address(name) })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(`select 1 from ${table}`)
  return { release: () => client.query('commit'), end: () => client.end() }
}
const soon = { lock: 200, pause: 10 }

test('a migration gives up waiting for a table in use, lets others to it, and tries again', async () => {
  await migrate(address(name), folder)
  writeFileSync(join(folder, '0003_tres.sql'), 'alter table um add column dois int')
  const reader = await reading('um')
  const applied = migrate(address(name), folder, { ...soon, tries: 1000 })
  const waiting = () => ask(name, 'select 1 from pg_locks where not granted')
  await expect.poll(waiting).not.toEqual([])
  // Behind a lock that is waited for nobody reads, until the migration lets them.
  expect(await ask(name, 'select id from um')).toEqual([{ id: 1 }])
  await reader.release()
  expect(await applied).toEqual(['0003_tres.sql'])
  await reader.end()
})

test('a migration whose table stays in use is refused by its name, and nothing of it stays', async () => {
  await migrate(address(name), folder)
  writeFileSync(
    join(folder, '0003_tres.sql'),
    'create table tres (id int); alter table um add column dois int',
  )
  const reader = await reading('um')
  await expect(migrate(address(name), folder, { ...soon, tries: 2 })).rejects.toThrow(
    'Migração 0003_tres.sql falhou',
  )
  expect(await ask(name, "select to_regclass('tres') as tres")).toEqual([{ tres: null }])
  await reader.release()
  await reader.end()
})
