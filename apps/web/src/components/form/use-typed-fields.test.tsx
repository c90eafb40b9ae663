import { renderHook } from '@testing-library/react'
import type { UseFormReturn } from 'react-hook-form'
import { expect, it } from 'vitest'
import { createFieldRegistry } from './field-registry.ts'
import { useTypedFields } from './use-typed-fields.ts'

type Values = Record<string, unknown>

/** A form with these values, of which it says that these are changed. */
function fieldsOf(values: Values, dirtyFields: object) {
  const registry = createFieldRegistry()
  registry.put('titulo', { label: 'Título', words: String, secret: false })
  registry.put('token', { label: 'Token', words: String, secret: true })
  const form = {
    getValues: (name: string) => values[name],
    subscribe: ({ callback }: { callback: (state: object) => void }) => {
      callback({ isDirty: true, dirtyFields })
      return () => {}
    },
  } as unknown as UseFormReturn<Values, unknown, Values>
  return renderHook(() => useTypedFields(form, registry)).result.current
}

it('says what was emptied of hidden fields alone: of no field that is seen, secret, filled or as it was', () => {
  const changed = {
    titulo: true,
    token: true,
    provedor: true,
    cidades: [true],
    nome: true,
    cartoes: [{ valor: false }],
  }
  const { typed, emptied } = fieldsOf(
    { titulo: '', token: '', provedor: null, cidades: [], nome: 'Ana', cartoes: [] },
    changed,
  )
  expect(Object.keys(typed())).toEqual(['titulo'])
  expect(Object.entries(emptied()).map(([name, { value }]) => [name, value])).toEqual([
    ['provedor', null],
    ['cidades', []],
  ])
})
