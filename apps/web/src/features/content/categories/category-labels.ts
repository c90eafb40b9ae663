/** What the history calls the fields of every kind of category. */
export const categoryLabels = { titulo: 'Título', color: 'Cor', icone: 'Ícone', ativo: 'Ativo' }
