import {
  offerLetter,
  type LetterFields,
  type ListLettersInput,
  type UpdateLetterInput,
} from '@intranet/contract/careers/offer-letters'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const letters = (db: Database) =>
  db.selectFrom('carreira_carta as c').select(['c.id', 'c.nome', 'c.ativo', 'c.created_at', 'c.updated_at'])

export const listLetters = (db: Database, request: ListLettersInput) =>
  readPage(letters(db), request, {
    definition: schemasOf(offerLetter).list,
    alias: 'c',
    search: normalised('c.nome', 'c.texto'),
  })

export const getLetter = (db: Database, id: number) =>
  letters(db).where('c.id', '=', id).select('c.texto').executeTakeFirst()

export const letterOptions = (db: Database) =>
  db
    .selectFrom('carreira_carta as c')
    .where('c.ativo', '=', true)
    .select(['c.id', 'c.nome'])
    .orderBy('c.nome')
    .orderBy('c.id')
    .limit(200)
    .execute()

/** The text of a letter that may be sent. */
export const activeLetter = (db: Database, id: number) =>
  db
    .selectFrom('carreira_carta')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .select('texto')
    .executeTakeFirst()

export const insertLetters = (db: Database, rows: readonly LetterFields[]) =>
  db.insertInto('carreira_carta').values(rows).returning('id').execute()

export const updateLetter = (db: Database, input: UpdateLetterInput) =>
  saveRecord(db.updateTable('carreira_carta'), input)

export const switchLetters = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('carreira_carta'), input)

export const removeLetter = (db: Database, id: number) => removeRecord(db.deleteFrom('carreira_carta'), id)
