export const company = {
  cnpj: 'Ops! Parece que seu cnpj é inválido!',
  /** A part of the company whose people would change provider with it. */
  ofOtherProvider: (people: number) =>
    people === 1
      ? '1 pessoa daqui é de outro provedor. Em Funcionários, altere antes o lugar dela.'
      : `${people} pessoas daqui são de outro provedor. Em Funcionários, altere antes o lugar delas.`,
} as const

export const holiday = {
  municipal: 'Municipal',
  state: 'Estadual',
  national: 'Nacional',
  citiesBlocked: 'Não é possivel selecionar cidades para feriados nacionais ou estaduais.',
  citiesRequired: 'Selecione uma ou mais cidades',
} as const
