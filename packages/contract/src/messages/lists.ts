/** What any list says: saved views, the change of one field, sheets to import. All nosso. */
export const lists = {
  viewExists: 'Já existe uma visão com este nome.',
  viewSharing: 'Só um gestor compartilha visões.',
  noList: 'Lista não encontrada.',
  tooManyViews: (most: number) => `Uma lista guarda até ${most} visões suas. Exclua uma para salvar outra.`,
} as const
