import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inputFile } from '../../../test/inputs/read-input.ts'
import { csvRows } from './lead-imports/reader/csv-rows.ts'
import { readLines } from './separated-text.ts'

const folder = join(import.meta.dirname, '../../../test/inputs/sheets')
const rowsOf = (name: string) => [...csvRows(join(folder, name), 100)].flatMap(({ rows }) => rows)
const linesOf = (name: string) => readLines(inputFile(`sheets/${name}`).toString(), 10)

it('takes the separator that the first line names, and keeps the lines of the file', () => {
  expect(rowsOf('21-leads-sep-e-igual.csv')).toEqual([
    { line: 2, cells: ['Nome', 'CPF', 'Telefone'] },
    { line: 3, cells: ['Nilda Porto', '01928374603', '53981071271'] },
  ])
  expect(rowsOf('11-sep.csv').map(({ line }) => line)).toEqual([2, 3])
  expect(linesOf('22-clientes-sep.csv')[1]).toEqual({
    line: 3,
    cells: ['CLI-90001', 'Otília Braga', '02837465135', '(53) 98107-1290', 'produto'],
  })
  expect(linesOf('23-cobertura-sep.csv')).toEqual([
    { line: 2, cells: ['Pelotas', 'RS', 'Centro'] },
    { line: 3, cells: ['Pelotas', 'RS', 'Fragata'] },
  ])
})
