export const vehicleTabs: { value: VehicleTabKey; label: string }[] = [
  { value: 'dados', label: 'Dados' },
  { value: 'motoristas', label: 'Motoristas' },
  { value: 'manutencoes', label: 'Manutenções' },
  { value: 'servicos', label: 'Serviços' },
  { value: 'multas', label: 'Multas' },
  { value: 'incidentes', label: 'Incidentes' },
  { value: 'custos', label: 'Custos' },
  { value: 'chaves', label: 'Chaves' },
  { value: 'hodometro', label: 'Hodômetro' },
]

export type VehicleTabKey =
  | 'dados'
  | 'motoristas'
  | 'manutencoes'
  | 'servicos'
  | 'multas'
  | 'incidentes'
  | 'custos'
  | 'chaves'
  | 'hodometro'

/** The tab that an address opens a vehicle with. */
export const vehicleSearch = (search: Record<string, unknown>): { aba?: VehicleTabKey } => ({
  aba: vehicleTabs.find(({ value }) => value === search.aba)?.value,
})
