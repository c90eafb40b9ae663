export const format = {
  notInformed: 'Não informado',
  invalidDate: 'Data inválida',
  invalidDateTime: 'Data e hora inválidas',
  invalidTime: 'Hora inválida.',
  noDate: 'N/A',
  invalidPhone: 'Número de telefone inválido.',
  code: 'Utilize 6 digitos',
  phone: 'Número invalido',
  cep: 'CEP invalido',
  cepNotFound: 'CEP não encontrado, tente novamente',
  cepAway: 'Consulta de CEP indisponível no momento. Preencha o endereço manualmente.',
  minLength: (n: number | bigint) => `Utilize no mínimo ${n} caracteres.`,
  // nosso
  color: 'Cor inválida.',
  money: 'Valor inválido.',
  cents: 'Informe no máximo duas casas decimais.',
  integer: 'Informe um número inteiro.',
  minNumber: (n: number | bigint) => `O valor mínimo é ${n}.`,
  maxNumber: (n: number | bigint) => `O valor máximo é ${n}.`,
  aboveNumber: (n: number | bigint) => `O valor deve ser maior que ${n}.`,
  belowNumber: (n: number | bigint) => `O valor deve ser menor que ${n}.`,
  minItems: (n: number | bigint) => `Selecione no mínimo ${n}.`,
  maxItems: (n: number | bigint) => `Permitido no máximo ${Number(n) === 1 ? '1 item' : `${n} itens`}`,
  unknownOperators: (names: string, many: boolean) =>
    `${many ? 'Operadores desconhecidos' : 'Operador desconhecido'}: ${names}`,
  unknownKeys: (names: string, many: boolean) =>
    `${many ? 'Campos desconhecidos' : 'Campo desconhecido'}: ${names}`,
} as const
