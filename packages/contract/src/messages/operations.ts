export const inventory = {
  validated: 'Inventário validado com sucesso.',
  validateFailed: 'Erro ao validar inventário',
  orderUpdated: 'OS e/ou Patrimônio editados com sucesso.',
  orderFailed: 'Erro ao editar OS e/ou Patrimônio',
} as const
