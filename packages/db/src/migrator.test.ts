import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from './migrator.ts'

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

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
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

test('a migration that slips in before landed ones is refused', async () => {
  await migrate(address(name), folder)
  const file = join(folder, '0001_antes.sql')
  writeFileSync(file, 'select 1')
  await expect(migrate(address(name), folder)).rejects.toThrow('os arquivos têm 0001_antes.sql')
  rmSync(file)
})

test('the database keeps the time zone of Brasília', async () => {
  await migrate(address(name), folder)
  expect(await ask(name, 'show timezone')).toEqual([{ TimeZone: 'America/Sao_Paulo' }])
})

test('a database restored from a dump, which carries no time zone, is given it at the next start', async () => {
  await migrate(address(name), folder)
  await ask('postgres', `alter database ${name} set timezone to 'UTC'`)
  expect(await migrate(address(name), folder)).toEqual([])
  expect(await ask(name, 'show timezone')).toEqual([{ TimeZone: 'America/Sao_Paulo' }])
})
