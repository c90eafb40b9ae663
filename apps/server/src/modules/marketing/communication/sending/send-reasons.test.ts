import { sendReasons } from '@intranet/contract/marketing/send-reasons'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'

const { db } = await testWorld()

it('the reason of a message is one of the words that people read (docs/marketing.md#reasons-of-messages)', async () => {
  const { rows } = await sql<{ regra: string }>`select pg_get_constraintdef(oid) as regra from pg_constraint
    where conname = 'campanha_envio_motivo_check' and convalidated`.execute(db)
  const words = [...rows[0]!.regra.matchAll(/'(\w+)'::text/g)].map(([, word]) => word)
  expect(words.toSorted()).toEqual(Object.keys(sendReasons).toSorted())
})
