/** Secrets at rest: AES-256-GCM, with the id of the key in the value. See docs/deploy.md#sealed-values. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** Where sealed values are stored: `table.column`. */
export type SealedColumn = `${string}.${string}`

export interface Sealed {
  /** For one table: a value copied to another one does not open there. */
  seal(table: string, plain: string): string
  /** Throws SealError for what was not sealed, was changed, or was sealed with a key that is not there. */
  open(table: string, value: string): string
  /** Whether the value is sealed with the present key. */
  isCurrent(value: string): boolean
  /** The ids of the keys that open values; new ones are sealed with the first. */
  keyIds: readonly string[]
}

export class SealError extends Error {
  override readonly name = 'SealError'
}

const FORM = /^s1\.([0-9a-f]{8})\.([\w-]+)$/
const IV = 12
const TAG = 16

/** The id of the key that sealed a value; undefined where nothing is sealed. */
export const keyIdOf = (value: string): string | undefined => FORM.exec(value)?.[1]

interface Key {
  id: string
  bytes: Buffer
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'intranet sealed values', 32))
  return { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, 8) }
}

/** With the present secret first, and those before it, that still open what they sealed. */
export function createSealed(secrets: readonly [string, ...string[]]): Sealed {
  const [current, ...former] = secrets
  const present = keyOf(current)
  const keys = new Map([present, ...former.map(keyOf)].map((key) => [key.id, key.bytes]))
  return {
    seal(table, plain) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', present.bytes, iv).setAAD(Buffer.from(table))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `s1.${present.id}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    open(table, value) {
      const [, id = '', body = ''] = FORM.exec(value) ?? []
      const key = keys.get(id)
      if (!key) throw new SealError(id ? `no key ${id} for ${table}` : `${table} holds what is not sealed`)
      const bytes = Buffer.from(body, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
          .setAAD(Buffer.from(table))
          .setAuthTag(bytes.subarray(IV, IV + TAG))
        return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw new SealError(`${table} holds a value that was changed`)
      }
    },
    isCurrent: (value) => keyIdOf(value) === present.id,
    keyIds: [...keys.keys()],
  }
}

const FILE = 'secret-keys'
const fileOf = (dataDir: string) => join(dataDir, FILE)
const newSecret = () => randomBytes(32).toString('base64url')

function keptSecrets(dataDir: string): string[] {
  try {
    return readFileSync(fileOf(dataDir), 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Writes the secrets of the embedded default, readable for its owner only. */
export function keepSecrets(dataDir: string, secrets: readonly string[], flag: 'w' | 'wx' = 'w'): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(fileOf(dataDir), `${secrets.join('\n')}\n`, { mode: 0o600, flag })
}

/** Adds the secrets that are kept in one folder to another's: what they sealed can be opened there. */
export function copySecrets(fromDir: string, toDir: string): void {
  const secrets = new Set([...keptSecrets(fromDir), ...keptSecrets(toDir)])
  if (secrets.size) keepSecrets(toDir, [...secrets])
}

function madeSecrets(dataDir: string): string[] {
  try {
    keepSecrets(dataDir, [newSecret()], 'wx')
  } catch (error) {
    // Another process made them at the same moment.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return keptSecrets(dataDir)
}

/** The secrets of the settings, or those of `DATA_DIR`, made at the first start. */
export function readSecrets({
  SECRET_KEY,
  SECRET_KEY_OLD,
  DATA_DIR,
}: Pick<Env, 'SECRET_KEY' | 'SECRET_KEY_OLD' | 'DATA_DIR'>): [string, ...string[]] {
  if (SECRET_KEY) return [SECRET_KEY, ...SECRET_KEY_OLD]
  const kept = keptSecrets(DATA_DIR)
  const [first, ...others] = kept.length ? kept : madeSecrets(DATA_DIR)
  if (first === undefined) throw new SealError(`${FILE} is empty`)
  return [first, ...others]
}

/** A new secret before those of `DATA_DIR`; all of them are kept until everything is sealed again. */
export function addSecret(dataDir: string): [string, ...string[]] {
  const secrets: [string, ...string[]] = [newSecret(), ...keptSecrets(dataDir)]
  keepSecrets(dataDir, secrets)
  return secrets
}
