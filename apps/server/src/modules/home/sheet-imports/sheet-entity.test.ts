import { sheetColumns, sheetKeys } from '@intranet/contract/home/sheet-words'
import { expect, it } from 'vitest'
import type { Module } from '../../../platform/module.ts'
import { modules } from '../../module-list.ts'

const all: readonly Module[] = modules
const sheets = all.flatMap((one) => one.sheets ?? [])

it('every entity with the columns of a sheet has one module that writes it', () => {
  expect(sheets.map(({ entidade }) => entidade).toSorted()).toEqual(sheetKeys.toSorted())
})

it.each(sheets.map((sheet) => [sheet.entidade, sheet] as const))(
  'each column of a sheet is a field of what its entity creates: %s',
  (entidade, { fields }) => {
    expect(Object.keys(sheetColumns(entidade)).filter((field) => !fields.includes(field))).toEqual([])
  },
)
