export const table = {
  empty: 'Nenhum dado encontrado',
  all: 'Todos',
  export: 'Exportar',
  screenColumns: 'Colunas da tela',
  allColumns: 'Todas',
  remove: 'Excluir',
  // nosso
  moreThan: 'mais de ',
  capped: (limit: string) => `Mostrando as primeiras ${limit} linhas. Use os filtros ou a exportação.`,
} as const
