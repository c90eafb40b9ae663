import { expect, test } from 'vitest'
import {
  parameterSections,
  parametersOf,
  sectionOfParameter,
  type ParameterSection,
} from './parameter-sections.ts'
import { parameterKeys } from './parameters.ts'

test('each constant is in one section, and no section is empty', () => {
  const keys = (Object.keys(parameterSections) as ParameterSection[]).map(parametersOf)
  expect(keys.filter(({ length }) => length === 0)).toEqual([])
  expect(keys.flat().toSorted()).toEqual(parameterKeys.toSorted())
  expect(sectionOfParameter('chave_por_minuto')).toBe('chaves')
})
