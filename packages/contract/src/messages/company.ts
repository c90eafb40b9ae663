export const company = {
  cnpj: 'Ops! Parece que seu cnpj é inválido!',
} as const

export const holiday = {
  municipal: 'Municipal',
  state: 'Estadual',
  national: 'Nacional',
  citiesBlocked: 'Não é possivel selecionar cidades para feriados nacionais ou estaduais.',
  citiesRequired: 'Selecione uma ou mais cidades',
} as const
