/** Columns of a person's record that only they and HR's managers read. */
export const noPersonalColumns = {
  cpf: null,
  rg: null,
  genero: null,
  estado_civil: null,
  data_nascimento: null,
  nacionalidade: null,
  email_pessoal: null,
  telefone: null,
  cep: null,
  rua: null,
  numero: null,
  complemento: null,
  bairro: null,
  id_cidade: null,
  cnh_categoria: null,
  cnh_numero: null,
  linkedin: null,
} as const

/** The same for a record with its joined names, as other people get it. */
export const withoutPersonal = {
  ...noPersonalColumns,
  cidade: null,
  uf: null,
  data_desligamento: null,
} as const
