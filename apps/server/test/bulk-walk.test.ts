/** A call over several records does all of them or none: an id that is not there is refused by its place. */
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from './app.ts'
import { makeDepartment } from './factories/company.ts'
import { samples } from './hostile.ts'
import { at, codeOf, procedures } from './walked-procedures.ts'

const UNKNOWN = 900_000_001

const { db, as } = await testWorld()
const admin = await as(superadmin)

// A sample holds the first day a schema takes, and no uuid: an adjustment must lie ahead, a certificate is a file.
const fitting = { vigencia_inicio: '2099-01-01', certificado: 'b3b0a3a4-0d3e-4b1c-9a53-0f4a7f3c8f10' }
const fitted = (input: object) => Object.fromEntries(Object.entries(fitting).filter(([key]) => key in input))

const takesIds = (input: unknown): input is { ids: number[] } =>
  typeof input === 'object' && input !== null && 'ids' in input && Array.isArray(input.ids)
// What is missing of an order is left out: it is a wish about those that are there.
const isOrder = (path: string) => path.endsWith('.order')
const bulk = procedures.flatMap(([path, { type, inputs }]) => {
  const input = samples(inputs[0])
  return type === 'mutation' && takesIds(input) && !isOrder(path) ? [{ path, input }] : []
})

describe('calls over several records', () => {
  it.each(bulk)('$path refuses an id that is not there', async ({ path, input }) => {
    expect(await codeOf(at(admin.call, path)({ ...input, ...fitted(input), ids: [UNKNOWN] }))).toBe(
      'NOT_FOUND',
    )
  })

  it('change nothing when one of the records is gone, and say which it was (docs/screens.md#change-of-one-field)', async () => {
    const id = await makeDepartment(db, null, { ativo: true })
    const call = admin.call.departments.setActive({ ids: [id, UNKNOWN], ativo: false })
    await expect(call).rejects.toMatchObject({
      message: '1 de 2 registros não foi encontrado. Nada foi alterado.',
      cause: { details: { campos: { 'ids.1': 'Registro não encontrado.' } } },
    })
    expect(await admin.call.departments.get({ id })).toMatchObject({ ativo: true })
  })
})
