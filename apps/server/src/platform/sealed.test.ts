import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../test/app.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { addSecret, createSealed, keepSecrets, keyIdOf, readSecrets, SealError } from './sealed.ts'
import { assertOpens, reseal, sealStored } from './sealed-columns.ts'

const sealed = createSealed(['the first key of this test'])

describe('a sealed value', () => {
  it('opens to what it was, and says which key it needs', () => {
    const value = sealed.seal('conta', 'agência 0123, ção')
    expect(value).not.toContain('0123')
    expect(sealed.open('conta', value)).toBe('agência 0123, ção')
    expect(keyIdOf(value)).toBe(sealed.keyIds[0])
    expect(sealed.seal('conta', 'agência 0123, ção')).not.toBe(value)
  })

  it('does not open in another table, changed, with another key, or where nothing was sealed (docs/deploy.md#sealed-values)', () => {
    const value = sealed.seal('conta', 'segredo')
    const changed = value.slice(0, -3) + (value.endsWith('AAA') ? 'BBB' : 'AAA')
    const other = createSealed(['another key'])
    for (const open of [
      () => sealed.open('outra', value),
      () => sealed.open('conta', changed),
      () => other.open('conta', value),
      () => sealed.open('conta', 'segredo'),
    ])
      expect(open).toThrow(SealError)
  })

  it('opens with a former key, and new ones are sealed with the present one', () => {
    const both = createSealed(['the second key', 'the first key of this test'])
    const old = sealed.seal('conta', 'segredo')
    expect(both.open('conta', old)).toBe('segredo')
    expect([both.isCurrent(old), both.isCurrent(both.seal('conta', 'x'))]).toEqual([false, true])
  })
})

describe('the keys', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'intranet-sealed-'))

  it('of the settings come before a file', () => {
    const DATA_DIR = folder()
    expect(readSecrets({ SECRET_KEY: 'nova', SECRET_KEY_OLD: ['velha'], DATA_DIR })).toEqual([
      'nova',
      'velha',
    ])
  })

  it('are made once in the data folder, for their owner alone, and read again at the next start', () => {
    const DATA_DIR = folder()
    const none = { SECRET_KEY: undefined, SECRET_KEY_OLD: [], DATA_DIR }
    const [made] = readSecrets(none)
    expect(made.length).toBeGreaterThanOrEqual(43)
    expect(readSecrets(none)).toEqual([made])
    expect(statSync(join(DATA_DIR, 'secret-keys')).mode & 0o777).toBe(0o600)
    const [second, first] = addSecret(DATA_DIR)
    expect(first).toBe(made)
    expect(readSecrets(none)).toEqual([second, made])
    keepSecrets(DATA_DIR, [second])
    expect(readFileSync(join(DATA_DIR, 'secret-keys'), 'utf8')).toBe(`${second}\n`)
  })

  it('of an empty file are not replaced in silence', () => {
    const DATA_DIR = folder()
    writeFileSync(join(DATA_DIR, 'secret-keys'), '')
    expect(() => readSecrets({ SECRET_KEY: undefined, SECRET_KEY_OLD: [], DATA_DIR })).toThrow(SealError)
  })
})

describe('what is stored', () => {
  const columns = ['empresa_erp.token'] as const

  it('is sealed at the start, resealed with a new key, and a start without its key is refused', async () => {
    const { db, as, deps } = await testWorld()
    const admin = await as(superadmin)
    const provider = await makeProvider(db)
    await admin.call.erp.create({
      objects: [{ id_empresa: provider, url: 'https://erp.example', token: 'um-token' }],
    })
    const stored = async () =>
      (await db.selectFrom('empresa_erp').select('token').executeTakeFirstOrThrow()).token!
    expect(deps.sealed.open('empresa_erp', await stored())).toBe('um-token')

    // As before there were keys: the check of the table came with them.
    await sql`alter table empresa_erp drop constraint empresa_erp_token_selado`.execute(db)
    await db.updateTable('empresa_erp').set({ token: 'em-claro' }).execute()
    expect(await sealStored(db, deps.sealed, columns)).toBe(1)
    expect(await sealStored(db, deps.sealed, columns)).toBe(0)
    expect(deps.sealed.open('empresa_erp', await stored())).toBe('em-claro')

    const stranger = createSealed(['a key that never sealed anything here'])
    await expect(assertOpens(db, stranger, columns)).rejects.toThrow('SECRET_KEY não abre empresa_erp.token')
    await assertOpens(db, deps.sealed, columns)

    const rotated = createSealed(['the next key', 'a key of the tests that everybody knows'])
    expect(await reseal(db, rotated, columns)).toBe(1)
    expect(await reseal(db, rotated, columns)).toBe(0)
    expect(rotated.isCurrent(await stored())).toBe(true)
    expect(createSealed(['the next key']).open('empresa_erp', await stored())).toBe('em-claro')
  })

  it('is never readable in the database: the table refuses it', async () => {
    const { db } = await testWorld()
    const provider = await makeProvider(db)
    await expect(
      db
        .insertInto('empresa_erp')
        .values({ id_empresa: provider, url: 'https://erp.example', token: 'em-claro' })
        .execute(),
    ).rejects.toThrow('empresa_erp_token_selado')
  })
})
