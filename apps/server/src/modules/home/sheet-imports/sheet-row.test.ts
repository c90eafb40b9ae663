import { lists as text } from '@intranet/contract/messages/lists'
import { expect, it } from 'vitest'
import { namesOf, readRow } from './sheet-row.ts'

const columns = {
  id_empresa: { title: 'Provedor', sample: 'Vetorial', among: 'provider' },
  id_departamento: { title: 'Departamento', sample: 'Comercial', among: 'department' },
} as const
const mapa = { id_empresa: 0, id_departamento: 1 }

it('of records of one name the provider’s own comes before the group’s', () => {
  const department = [
    { id: 1, nome: 'Comercial', id_empresa: null },
    { id: 2, nome: 'Comercial', id_empresa: 7 },
    { id: 3, nome: 'Comercial', id_empresa: 8 },
    { id: 4, nome: 'Frota', id_empresa: null },
  ]
  const provider = [7, 9].map((id) => ({ id, nome: `P${id}` }))
  const names = namesOf({ department, provider })
  const read = (...cells: string[]) => readRow(cells, columns, mapa, names)
  expect(read('P7', 'comercial').row).toEqual({ id_empresa: 7, id_departamento: 2 })
  expect(read('P9', 'Comercial').row).toEqual({ id_empresa: 9, id_departamento: 1 })
  expect(read('P7', 'Frota').row).toEqual({ id_empresa: 7, id_departamento: 4 })
  expect(read('', 'Comercial').errors).toEqual({ id_departamento: text.sheetAmbiguous('Comercial') })
  expect(read('P9', 'Redes').errors).toEqual({ id_departamento: text.sheetNotFound('Redes') })
})

it('a company is found by its CNPJ, with or without marks and leading zeros', () => {
  const names = namesOf({ rentalCompany: [{ id: 4, nome: 'Locadora', sistema: '00360305000104' }] })
  const company = { id_locadora: { title: 'Locadora', sample: '', among: 'rentalCompany' } } as const
  for (const cell of ['00.360.305/0001-04', '360305000104'])
    expect(readRow([cell], company, { id_locadora: 0 }, names).row).toEqual({ id_locadora: 4 })
})
