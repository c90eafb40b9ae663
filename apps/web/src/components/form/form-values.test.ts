import { vehicleFields } from '@intranet/contract/operations/vehicle-schemas'
import { expect, test } from 'vitest'
import { formValues } from './form-values.ts'

test('what a record does not have is left out, and what is empty is null', () => {
  expect(
    formValues({ shape: { nome: 0, uf: 0, confirmar: 0 } }, { id: 1, nome: 'Frota', uf: undefined }),
  ).toEqual({
    nome: 'Frota',
    uf: null,
  })
})

test('a vehicle is taken as it was read, without what only a save says', () => {
  const saved = {
    id: 1,
    placa: 'ABC1D23',
    renavam: '00000000191',
    chassi: null,
    marca: 'Fiat',
    modelo: 'Strada',
    ano_fabricacao: 2024,
    ano_modelo: 2025,
    cor: null,
    tipo: 'carro',
    combustivel: 'flex',
    propriedade: 'proprio',
    id_locadora: null,
    id_empresa: 1,
    id_cidade: null,
    categoria_exigida: 'B',
    lugares: 5,
    km_atual: 10,
    vencimento_licenciamento: null,
    vencimento_seguro: null,
    proxima_revisao_data: null,
    proxima_revisao_km: null,
    foto: null,
    ativo: true,
  }
  const result = vehicleFields.safeParse(formValues(vehicleFields, saved))
  expect(result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toBeUndefined()
})
