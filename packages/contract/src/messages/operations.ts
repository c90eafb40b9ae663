export const inventory = {
  validated: 'Inventário validado com sucesso.',
  noneEqual: 'Nenhum item a validar está igual ao sistema.',
  validateFailed: 'Erro ao validar inventário',
  orderUpdated: 'OS e/ou Patrimônio editados com sucesso.',
  orderFailed: 'Erro ao editar OS e/ou Patrimônio',
} as const

/** Signing on the screen; our own wording. */
export const signing = {
  wrongPassword: 'Senha incorreta.',
  tooMany: 'Muitas tentativas. Tente novamente mais tarde.',
} as const
