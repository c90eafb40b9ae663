import { sheetColumnsOf, type Sheet, type SheetColumn } from '../home/sheet-columns.ts'
import { vehicle } from './vehicles.ts'

/** The vehicle that a line is about, by its plate. */
export const vehicleColumn = {
  title: 'Placa',
  also: ['Veículo', 'Placa do veículo'],
  required: true,
  sample: 'ABC1D23',
  among: 'vehicle',
} as const satisfies SheetColumn

const columns = sheetColumnsOf(vehicle, {
  placa: 'ABC1D23',
  renavam: '00891749098',
  chassi: '',
  marca: 'Fiat',
  modelo: 'Strada',
  ano_fabricacao: '2024',
  ano_modelo: '2025',
  cor: 'Branca',
  tipo: 'Utilitário',
  combustivel: 'Flex',
  propriedade: 'Próprio',
  id_locadora: '',
  id_empresa: 'Vetorial',
  categoria_exigida: 'B',
  lugares: '2',
  km_atual: '48210',
  vencimento_licenciamento: '30/09/2026',
  vencimento_seguro: '',
  proxima_revisao_data: '',
  proxima_revisao_km: '',
})

export const vehicleSheet = {
  entidade: 'vehicles',
  module: 'frota',
  ability: 'create',
  columns: { ...columns, renavam: { ...columns.renavam!, kind: 'renavam' } },
} as const satisfies Sheet
