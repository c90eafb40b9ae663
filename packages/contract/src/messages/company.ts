export const company = {
  cnpj: 'Ops! Parece que seu cnpj é inválido!',
  /** A part of the company whose people would change provider with it. */
  ofOtherProvider: (people: number) =>
    people === 1
      ? '1 pessoa deste cadastro é de outro provedor. Antes, altere provedor e departamento dela em Funcionários.'
      : `${people} pessoas deste cadastro são de outro provedor. Antes, altere provedor e departamento delas em Funcionários.`,
} as const

export const holiday = {
  municipal: 'Municipal',
  state: 'Estadual',
  national: 'Nacional',
  citiesBlocked: 'Não é possivel selecionar cidades para feriados nacionais ou estaduais.',
  citiesRequired: 'Selecione uma ou mais cidades',
} as const
