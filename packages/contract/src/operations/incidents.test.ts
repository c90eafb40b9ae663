import { expect, it } from 'vitest'
import { hasOneAudience, haveCity, incidentFields, providerOf } from './incidents.ts'

it.each([
  [{ id_departamento: 7 }, true, undefined],
  [{ id_empresa: 3 }, true, 3],
  [{ id_provedor: 3 }, true, 3],
  [{ id_empresa: 3, id_provedor: 3 }, true, 3],
  [{ id_departamento: 7, id_empresa: null, id_provedor: null }, true, null],
  [{ id_departamento: 7, id_empresa: 3 }, false, 3],
  [{ id_empresa: 3, id_provedor: 4 }, false, 3],
  [{}, false, undefined],
])('an incident names a department or a provider: %j', (audience, fits, provider) => {
  expect(hasOneAudience(audience)).toBe(fits)
  expect(providerOf(audience)).toBe(provider)
  const whole = { id_categoria: 1, titulo: 'Queda', descricao: 'Sem energia', ...audience }
  expect(incidentFields.safeParse(whole).success).toBe(fits)
})

it.each([
  [undefined, false, true],
  [[], false, true],
  [['Centro'], true, true],
  [['Centro'], false, false],
])('districts are of a city that is named: %j', (bairros, named, fits) => {
  expect(haveCity(bairros, named)).toBe(fits)
})
