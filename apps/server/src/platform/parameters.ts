/** The constants that a superadmin may change, read through a short memory. */
import {
  parameters,
  parameterSchema,
  type ParameterKey,
  type ParameterValue,
} from '@intranet/contract/parameters'
import type { Database } from '@intranet/db/connection'
import { rememberShortly } from './short-memory.ts'

/** Other processes see a changed parameter after this long, in milliseconds. */
const MEMORY_MS = 3000

export interface Parameters {
  /** The present value; the contract's default if nobody changed it, or if the stored one is not valid. */
  read<Key extends ParameterKey>(key: Key): Promise<ParameterValue<Key>>
  /** Makes this process read the database at the next question. */
  forget(): void
}

interface Stored {
  rows: Map<string, unknown>
  /** What was asked for so far, checked. */
  checked: Map<ParameterKey, unknown>
}

export function createParameters(db: Database): Parameters {
  async function load(): Promise<Stored> {
    const rows = await db.selectFrom('parametro').select(['chave', 'valor']).execute()
    return { rows: new Map(rows.map((row) => [row.chave, row.valor])), checked: new Map() }
  }

  const stored = rememberShortly(MEMORY_MS, load)

  return {
    async read<Key extends ParameterKey>(key: Key) {
      const { rows, checked } = await stored.read()
      if (!checked.has(key)) {
        const parsed = parameterSchema(key).safeParse(rows.get(key))
        checked.set(key, parsed.success ? parsed.data : parameters[key].default)
      }
      return checked.get(key) as ParameterValue<Key>
    },
    forget: stored.forget,
  }
}
